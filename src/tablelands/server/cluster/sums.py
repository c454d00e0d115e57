"""The numbers of several processes as those of one."""

from collections.abc import Collection, Iterator
from math import fsum

from prometheus_client import CollectorRegistry
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from prometheus_client.samples import Sample

from tablelands.server.metrics import TABLES

Numbers = dict[str, list[tuple[str, dict[str, str], float]]]
"""Of one process, by metric: each sample's name, labels and value."""


def numbers_of(registry: CollectorRegistry) -> Numbers:
    """Without the tables: they are the store's, and every process counts the same ones."""
    return {
        metric.name: [(sample.name, sample.labels, sample.value) for sample in metric.samples]
        for metric in registry.collect()
        if metric.name != TABLES
    }


class Sums(Collector):
    """What a registry has, with what the processes have told in place of its own numbers."""

    def __init__(self, registry: CollectorRegistry, told: Collection[Numbers]) -> None:
        self._registry = registry
        self._told = told

    def collect(self) -> Iterator[Metric]:
        for metric in self._registry.collect():
            if metric.name != TABLES:
                metric.samples = self._summed(metric.name)
            yield metric

    def _summed(self, name: str) -> list[Sample]:
        """Whoever sums the same numbers gets the same, to the last digit and in whatever order they came."""
        values: dict[tuple[str, tuple[tuple[str, str], ...]], list[float]] = {}
        for numbers in self._told:
            for sample, labels, value in numbers[name]:
                values.setdefault((sample, tuple(labels.items())), []).append(value)
        return [Sample(sample, dict(labels), fsum(each)) for (sample, labels), each in values.items()]
