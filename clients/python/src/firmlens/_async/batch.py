"""An enrichment that was queued."""

from .._requests import Request, segment
from ..models import BatchResults, BatchStatus, Replay
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

    async def replay(self, batch_id: str) -> Replay:
        """Build the data of a completed batch again, with the rules of today: free."""
        request = Request(f"/enrichment/{segment(batch_id)}/replay", "POST")
        return (await self._transport.send(request)).parse(Replay)
