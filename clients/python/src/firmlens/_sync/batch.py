# Written by `npm run client:types` from the module of the same name in `_async`.
"""An enrichment that was queued."""

from .._requests import Request, segment
from ..models import BatchResults, BatchStatus, Replay
from .transport import Transport


class Batch:
    """Enrichments by their id."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def status(self, batch_id: str) -> BatchStatus:
        request = Request(f"/enrichment/{segment(batch_id)}/status")
        return (self._transport.send(request)).parse(BatchStatus)

    def results(self, batch_id: str) -> BatchResults:
        """Return the data of a completed batch."""
        request = Request(f"/enrichment/{segment(batch_id)}/results")
        return (self._transport.send(request)).parse(BatchResults)

    def replay(self, batch_id: str) -> Replay:
        """Build the data of a completed batch again, with the rules of today: free."""
        request = Request(f"/enrichment/{segment(batch_id)}/replay", "POST")
        return (self._transport.send(request)).parse(Replay)
