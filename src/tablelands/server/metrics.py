"""What Prometheus reads at /metrics. Labels are games, states, kinds and templates of paths: nothing here names a
person or a table, and nothing grows with what clients send."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.utils import floatToGoString

__all__ = ["CONTENT_TYPE", "NO_PATH", "TABLES", "Metrics"]

TABLES = "tablelands_tables"
STATES = ("open", "playing", "over")
NO_PATH = "none"
"""Of requests for what is not there."""
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 12, 20, 30, 60)


class Seconds:
    """How long something took, each time. One thread counts, so that it needs no lock: every move is counted twice."""

    def __init__(self, name: str, about: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self.name = name
        self.about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        names = [*map(floatToGoString, self._bounds), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self._counts)), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets, self._sum)


class Moves:
    """Of each game. They are counted as seconds are, without a lock."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.made: Tally[str] = Tally()
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily("tablelands_moves_total", "Moves made at tables", labels=["game"])
        for game, made in self.made.items():
            family.add_metric([game], made)
        yield family


class Metrics:
    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # it has no types
        self.registry = registry = CollectorRegistry()
        self._moves = Moves(registry)
        self._tables = Gauge(TABLES, "Tables by state", ["state"], registry=registry)
        self._requests = Counter("tablelands_requests_total", "Answers sent", ["path", "status"], registry=registry)
        self._refused = Counter("tablelands_refused_total", "Refusals by kind", ["kind"], registry=registry)
        self.sockets = Gauge("tablelands_sockets", "Open sockets and streams", registry=registry)
        self.dropped_sockets = Counter(
            "tablelands_dropped_sockets_total", "Sockets closed because they were too slow", registry=registry
        )
        self.bot_queue = Gauge("tablelands_bot_queue", "Questions that wait for a bot", registry=registry)
        self.commit_seconds = Seconds("tablelands_commit_seconds", "Until a change is durable", QUICK, registry)
        self.play_seconds = Seconds("tablelands_play_seconds", "From a move's arrival to its answer", QUICK, registry)
        self.bot_seconds = Seconds("tablelands_bot_seconds", "From a bot's question to its answer", SLOW, registry)
        self.tables({})

    def moved(self, game: str) -> None:
        self._moves.made[game] += 1

    def answered(self, path: str | None, status: int) -> None:
        """`path` is the template of the route that answered, None where there is none."""
        self._requests.labels(path or NO_PATH, status).inc()

    def refused(self, kind: str) -> None:
        self._refused.labels(kind).inc()

    def tables(self, counts: Mapping[str, int]) -> None:
        for state in STATES:
            self._tables.labels(state).set(counts.get(state, 0))

    def exposition(self) -> bytes:
        return generate_latest(self.registry)
