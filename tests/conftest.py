import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "tablelands",
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.load_profile("tablelands")

os.environ["TABLELANDS_WARM"] = "0"
"""No test waits for a compiler that it did not ask for."""
