"""What Prometheus reads at /metrics. Labels are games, states, kinds and templates of paths: nothing here names a
person or a table, and nothing grows with what clients send.

Several processes of one server write their numbers to files of the folder in PROMETHEUS_MULTIPROC_DIR, and each of them
shows the sums."""

import os
from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE
from prometheus_client.multiprocess import MultiProcessCollector

__all__ = ["CONTENT_TYPE", "NO_PATH", "SHARED", "Metrics"]

SHARED = "PROMETHEUS_MULTIPROC_DIR"
STATES = ("open", "playing", "over")
NO_PATH = "none"
"""The path of a request that no endpoint answers; of others it is the template."""
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 12, 20, 30, 60)


class Metrics:
    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # it has no types
        self.registry = registry = CollectorRegistry()
        self.moves = Counter("tablelands_moves_total", "Moves made at tables", ["game"], registry=registry)
        self._tables = Gauge(
            "tablelands_tables", "Tables by state", ["state"], registry=registry, multiprocess_mode="livemostrecent"
        )
        self.requests = Counter("tablelands_requests_total", "Answers sent", ["path", "status"], registry=registry)
        self.refused = Counter("tablelands_refused_total", "Refusals by kind", ["kind"], registry=registry)
        self.sockets = Gauge(
            "tablelands_sockets", "Open sockets and streams", registry=registry, multiprocess_mode="livesum"
        )
        self.dropped_sockets = Counter(
            "tablelands_dropped_sockets_total", "Sockets closed because they were too slow", registry=registry
        )
        self.flooding_sockets = Counter(
            "tablelands_flooding_sockets_total", "Sockets closed because they sent too much", registry=registry
        )
        self.bot_queue = Gauge(
            "tablelands_bot_queue", "Questions that wait for a bot", registry=registry, multiprocess_mode="livesum"
        )
        self.bot_guesses = Counter(
            "tablelands_bot_guesses_total",
            "Moves and hints of bots without time",
            ["game"],
            registry=registry,
        )
        self.commit_seconds = Histogram(
            "tablelands_commit_seconds", "Until a change is durable", buckets=QUICK, registry=registry
        )
        self.play_seconds = Histogram(
            "tablelands_play_seconds", "From a move's arrival to its answer", buckets=QUICK, registry=registry
        )
        self.bot_seconds = Histogram(
            "tablelands_bot_seconds", "From a bot's question to its answer", buckets=SLOW, registry=registry
        )
        self.tables({})

    def tables(self, counts: Mapping[str, int]) -> None:
        for state in STATES:
            self._tables.labels(state).set(counts.get(state, 0))

    def exposition(self) -> bytes:
        """Of all processes of this server."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it has no types
        return generate_latest(registry)
