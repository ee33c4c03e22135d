"""Figures for whoever watches over a server, in the form that Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

MEDIA = "text/plain; version=0.0.4; charset=utf-8"

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_WRITES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The counts and measures of a server. Each server has its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge(
            "gorin_connections", "Sockets that are open.", registry=self.registry
        )
        self.tables = Gauge(
            "gorin_tables", "Tables in memory, by stage.", ("stage",), registry=self.registry
        )
        self.wishes = Counter(
            "gorin_wishes", "Commands received, by kind.", ("kind",), registry=self.registry
        )
        self.news = Counter("gorin_news", "Messages sent to sockets.", registry=self.registry)
        self.refused = Counter(
            "gorin_refused_messages",
            "Messages of sockets that were no command or came too fast.",
            registry=self.registry,
        )
        self.slow = Counter(
            "gorin_slow_clients", "Sockets closed since news piled up.", registry=self.registry
        )
        self.answer_seconds = Histogram(
            "gorin_answer_seconds",
            "From an answer's arrival until it is durable and told.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "gorin_commit_seconds",
            "From the first write of a commit being handed in until all of it is durable.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.commit_writes = Histogram(
            "gorin_commit_writes",
            "Writes that share a commit.",
            buckets=_WRITES,
            registry=self.registry,
        )
        self.store_failures = Counter(
            "gorin_store_failures",
            "Writes and readings that the database could not carry out.",
            registry=self.registry,
        )
        self.requests = Counter(
            "gorin_requests",
            "Requests, by route and status.",
            ("route", "status"),
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "gorin_request_seconds",
            "From a request's arrival to its answer.",
            buckets=_SECONDS,
            registry=self.registry,
        )

    def committed(self, seconds: float, writes: int) -> None:
        """Note that the store has made writes durable; it may be called from any thread."""
        self.commit_seconds.observe(seconds)
        self.commit_writes.observe(writes)

    def text(self) -> bytes:
        """Return all figures as they are now."""
        return generate_latest(self.registry)
