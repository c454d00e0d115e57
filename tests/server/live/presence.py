"""What those who watch hear about a seat."""

from tests.server.running import Json


def came(table: str, seat: int, online: bool = True) -> Json:
    return {"on": "seat", "table": table, "seat": seat, "online": online}
