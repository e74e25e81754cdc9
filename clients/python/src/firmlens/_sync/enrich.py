# Written by `npm run client:types` from the module of the same name in `_async`.
"""One company, until its data is there."""

from typing import Optional

from .._company import company_answer, company_request, ended_without_data, refused
from .._results import (
    CompanyAnswer,
    CompanyRequest,
    Enriched,
    Enrichment,
    NotEnriched,
    OnProgress,
)
from ..errors import FirmlensApiError, FirmlensTimeoutError
from ..models import BatchStatus, Cached
from .batch import Batch
from .pause import Pause
from .transport import Transport


def ask(transport: Transport, asked: CompanyRequest) -> CompanyAnswer:
    """Ask once."""
    return company_answer(transport.send(company_request(asked)))


def begin(transport: Transport, asked: CompanyRequest) -> Enrichment:
    """Return the data if it is fresh. Otherwise say which batch brings it, or why none does."""
    try:
        answer = ask(transport, asked)
    except FirmlensApiError as error:
        return refused(asked.domain, error)
    if isinstance(answer, Cached):
        return Enriched(asked.domain, answer.data, credits_used=0, batch_id=None)
    return NotEnriched(asked.domain, "processing", answer.message, answer.batch_id)


def enrich(
    transport: Transport,
    asked: CompanyRequest,
    timeout_seconds: float,
    on_progress: Optional[OnProgress],
) -> Enrichment:
    """Return the data: at once if it is fresh, otherwise when its enrichment ends.

    If one is running already, it waits for that one, and then asks for what is still missing.
    """
    pause = Pause(timeout_seconds)
    batch = Batch(transport)

    def wait(batch_id: Optional[str]) -> None:
        if not pause.wait():
            raise FirmlensTimeoutError(
                f"The enrichment of {asked.domain} did not end within {timeout_seconds:g} seconds.",
                batch_id,
            )

    def end_of(batch_id: str) -> BatchStatus:
        while True:
            status = batch.status(batch_id)
            if on_progress is not None:
                on_progress(status)
            if status.timing.completed_at is not None:
                return status
            wait(batch_id)

    while True:
        try:
            answer = ask(transport, asked)
        except FirmlensApiError as error:
            earlier = refused(asked.domain, error)
            if earlier.status != "processing":
                return earlier
            if earlier.batch_id is None:
                wait(None)
            else:
                end_of(earlier.batch_id)
            continue
        if isinstance(answer, Cached):
            return Enriched(asked.domain, answer.data, credits_used=0, batch_id=None)
        without_data = ended_without_data(end_of(answer.batch_id))
        if without_data is not None:
            return without_data
        results = batch.results(answer.batch_id)
        return Enriched(asked.domain, results.data, results.credits_used, answer.batch_id)
