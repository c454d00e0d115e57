"""What /metrics promises, read from it."""

from prometheus_client.parser import text_string_to_metric_families

PROMISED = {
    "tablelands_moves_total": {"game"},
    "tablelands_tables": {"state"},
    "tablelands_sockets": set(),
    "tablelands_requests_total": {"path", "status"},
    "tablelands_refused_total": {"kind"},
    "tablelands_commit_seconds": set(),
    "tablelands_play_seconds": set(),
    "tablelands_bot_seconds": set(),
    "tablelands_bot_queue": set(),
    "tablelands_dropped_sockets_total": set(),
    "tablelands_flooding_sockets_total": set(),
}


HISTOGRAMS = ("_bucket", "_sum", "_count")


Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def samples_in(exposition: str) -> Samples:
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(exposition)
        for sample in family.samples
    }


def names_and_labels(found: Samples) -> dict[str, set[str]]:
    named: dict[str, set[str]] = {}
    for name, labels in found:
        for ending in HISTOGRAMS:
            if name.endswith("_seconds" + ending):
                name = name.removesuffix(ending)
        named.setdefault(name, set()).update(label for label, _ in labels if label != "le")
    return named
