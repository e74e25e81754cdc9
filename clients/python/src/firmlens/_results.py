"""What the methods return beside the models of the API, and what is asked for."""

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Callable, Optional, Union

from ._model import Literal, Model
from .models import (
    BatchStatus,
    Cached,
    CompanyData,
    List,
    ListProblem,
    ListProblemCandidate,
    ListQuote,
    Module,
    Queued,
    QueuedNewDomain,
)


@dataclass(frozen=True)
class CompanyRequest:
    """What is asked about a company, and how."""

    domain: str
    modules: Sequence[Module]
    webhook_url: Optional[str]
    idempotency_key: Optional[str]


CompanyAnswer = Union[Cached, Queued, QueuedNewDomain]
"""``Cached``: the data is fresh. Otherwise a batch was queued."""

OnProgress = Callable[[BatchStatus], None]


@dataclass(frozen=True)
class Enriched:
    """The data of a company: the base, and the modules that were asked for."""

    domain: str
    data: CompanyData
    credits_used: int
    """Zero if the data was fresh."""
    batch_id: Optional[str]
    """``None`` if the data was fresh."""
    status: Literal["completed"] = "completed"


@dataclass(frozen=True)
class NotEnriched:
    """An enrichment without data. It costs nothing."""

    domain: str
    status: Literal["no_data_found", "failed", "processing"]
    """``processing`` only for those who do not wait."""
    message: str
    """Why, in words."""
    batch_id: Optional[str]
    """``None`` if an earlier batch found nothing, and its cooldown lasts."""
    retry_after_seconds: Optional[float] = None
    """When it makes sense to ask again; ``None`` if the service did not say."""


Enrichment = Union[Enriched, NotEnriched]
"""How an enrichment ended. ``status`` tells which it is."""

ListEntry = Union[str, Mapping[str, str]]
"""A domain, or a company's ``name`` with its ``country``."""


@dataclass(frozen=True)
class Quoted:
    """What a list costs."""

    quote: ListQuote
    problems: list[ListProblem]


@dataclass(frozen=True)
class Created(Quoted):
    """A list that has begun."""

    list: List


class ListResult(Model):
    """An entry of a list, and what became of it."""

    line: int
    """The line of the CSV file, or the place in the list."""
    input: str
    domain: Optional[str]
    status: Literal[
        "waiting",
        "running",
        "completed",
        "failed",
        "no_data_found",
        "fresh",
        "cooldown",
        "unknown",
        "not_resolved",
        "invalid",
        "not_begun",
    ]
    reason: Optional[str]
    credits_used: int
    batch_id: Optional[str]
    ended_at: Optional[dt.datetime]
    candidates: Optional[list[ListProblemCandidate]] = None
    """Of a name that is not resolved: companies on file that it may mean."""
    data: Optional[CompanyData]
    """``None`` if the entry has none."""
