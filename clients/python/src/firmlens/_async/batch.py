"""An enrichment that was queued."""

from .._requests import Request, segment
from ..models import BatchResults, BatchStatus
from .transport import AsyncTransport


class AsyncBatch:
    """Enrichments by their id."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def status(self, batch_id: str) -> BatchStatus:
        request = Request(f"/enrichment/{segment(batch_id)}/status")
        return (await self._transport.send(request)).parse(BatchStatus)

    async def results(self, batch_id: str) -> BatchResults:
        """Return the data of a completed batch."""
        request = Request(f"/enrichment/{segment(batch_id)}/results")
        return (await self._transport.send(request)).parse(BatchResults)
