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
from .batch import AsyncBatch
from .pause import AsyncPause
from .transport import AsyncTransport


async def ask(transport: AsyncTransport, asked: CompanyRequest) -> CompanyAnswer:
    """Ask once."""
    return company_answer(await transport.send(company_request(asked)))


async def begin(transport: AsyncTransport, asked: CompanyRequest) -> Enrichment:
    """Return the data if it is fresh. Otherwise say which batch brings it, or why none does."""
    try:
        answer = await ask(transport, asked)
    except FirmlensApiError as error:
        return refused(asked.domain, error)
    if isinstance(answer, Cached):
        return Enriched(asked.domain, answer.data, credits_used=0, batch_id=None)
    return NotEnriched(asked.domain, "processing", answer.message, answer.batch_id)


async def enrich(
    transport: AsyncTransport,
    asked: CompanyRequest,
    timeout_seconds: float,
    on_progress: Optional[OnProgress],
) -> Enrichment:
    """Return the data: at once if it is fresh, otherwise when its enrichment ends.

    If one is running already, it waits for that one, and then asks for what is still missing.
    """
    pause = AsyncPause(timeout_seconds)
    batch = AsyncBatch(transport)

    async def wait(batch_id: Optional[str]) -> None:
        if not await pause.wait():
            raise FirmlensTimeoutError(
                f"The enrichment of {asked.domain} did not end within {timeout_seconds:g} seconds.",
                batch_id,
            )

    async def end_of(batch_id: str) -> BatchStatus:
        while True:
            status = await batch.status(batch_id)
            if on_progress is not None:
                on_progress(status)
            if status.timing.completed_at is not None:
                return status
            await wait(batch_id)

    while True:
        try:
            answer = await ask(transport, asked)
        except FirmlensApiError as error:
            earlier = refused(asked.domain, error)
            if earlier.status != "processing":
                return earlier
            if earlier.batch_id is None:
                await wait(None)
            else:
                await end_of(earlier.batch_id)
            continue
        if isinstance(answer, Cached):
            return Enriched(asked.domain, answer.data, credits_used=0, batch_id=None)
        without_data = ended_without_data(await end_of(answer.batch_id))
        if without_data is not None:
            return without_data
        results = await batch.results(answer.batch_id)
        return Enriched(asked.domain, results.data, results.credits_used, answer.batch_id)
