"""What Prometheus reads."""

import pytest

from tablelands.server.metrics import NO_PATH, Metrics
from tests.server.metrics import PROMISED, Samples, names_and_labels, samples_in


def samples(metrics: Metrics) -> Samples:
    return samples_in(metrics.exposition().decode())


@pytest.fixture
def busy() -> Metrics:
    metrics = Metrics()
    metrics.moves.labels("outback").inc()
    metrics.moves.labels("outback").inc()
    metrics.requests.labels("/api/tables/{table}", 200).inc()
    metrics.requests.labels(NO_PATH, 404).inc()
    metrics.refused.labels("stale").inc()
    metrics.tables({"open": 3, "over": 9})
    metrics.sockets.inc()
    metrics.bot_queue.set(4)
    metrics.dropped_sockets.inc()
    metrics.flooding_sockets.inc()
    metrics.commit_seconds.observe(0.003)
    metrics.play_seconds.observe(0.02)
    metrics.bot_seconds.observe(1.5)
    return metrics


def test_names_and_labels_are_exactly_those_promised(busy: Metrics) -> None:
    assert names_and_labels(samples(busy)) == PROMISED


def test_everything_is_counted_where_it_belongs(busy: Metrics) -> None:
    found = samples(busy)
    assert found["tablelands_moves_total", (("game", "outback"),)] == 2
    assert found["tablelands_requests_total", (("path", "/api/tables/{table}"), ("status", "200"))] == 1
    assert found["tablelands_requests_total", (("path", "none"), ("status", "404"))] == 1
    assert found["tablelands_refused_total", (("kind", "stale"),)] == 1
    assert [found["tablelands_tables", (("state", state),)] for state in ("open", "playing", "over")] == [3, 0, 9]
    assert found["tablelands_bot_queue", ()] == 4
    assert found["tablelands_commit_seconds_count", ()] == 1
    assert found["tablelands_commit_seconds_bucket", (("le", "0.0025"),)] == 0
    assert found["tablelands_commit_seconds_bucket", (("le", "0.005"),)] == 1


def test_a_state_without_tables_any_more_is_0(busy: Metrics) -> None:
    busy.tables({"playing": 1})
    found = samples(busy)
    assert [found["tablelands_tables", (("state", state),)] for state in ("open", "playing", "over")] == [0, 1, 0]


def test_each_has_numbers_of_its_own(busy: Metrics) -> None:
    assert samples(Metrics())["tablelands_sockets", ()] == 0
    assert samples(busy)["tablelands_sockets", ()] == 1
