# Written by `npm run client:types` from the module of the same name in `_async`.
"""Many companies with one request."""

import uuid
from collections.abc import Iterator, Sequence
from typing import Callable, Optional

from .._model import Literal
from .._requests import Request, names, segment
from .._results import Created, ListEntry, ListResult, Quoted
from ..errors import FirmlensTimeoutError
from ..models import (
    List,
    ListCreatedResponse,
    ListQuoteResponse,
    ListResponse,
    ListsResponse,
    Module,
)
from .pause import Pause
from .transport import Transport

_DAY_SECONDS = 86_400
_RESULTS_PAGE = 100


class Lists:
    """Many companies with one request."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def quote(
        self,
        entries: Sequence[ListEntry],
        *,
        modules: Sequence[Module] = (),
        max_credits: Optional[int] = None,
    ) -> Quoted:
        """Return what a list would cost, and its problems. Nothing is stored or charged."""
        query = {"enrich": names(modules), "max_credits": max_credits, "dry_run": "true"}
        request = Request("/lists", "POST", query=query, body=list(entries))
        answer = (self._transport.send(request)).parse(ListQuoteResponse)
        return Quoted(answer.quote, answer.problems)

    def create(
        self,
        entries: Sequence[ListEntry],
        *,
        modules: Sequence[Module] = (),
        max_credits: Optional[int] = None,
        notify: Literal["end", "each"] = "end",
        webhook_url: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Created:
        """Begin a list.

        It begins no entry with which it would cost more than ``max_credits``. ``notify``: one webhook
        when the list ends, or one for ``each`` enrichment too. Send the same ``idempotency_key`` again
        to get the same list; default: one for this call.
        """
        headers = {
            "X-Webhook-URL": webhook_url,
            "Idempotency-Key": idempotency_key or str(uuid.uuid4()),
        }
        query = {"enrich": names(modules), "max_credits": max_credits, "notify": notify}
        request = Request("/lists", "POST", query=query, headers=headers, body=list(entries))
        answer = (self._transport.send(request)).parse(ListCreatedResponse)
        return Created(answer.quote, answer.problems, answer.data)

    def get(self, list_id: str) -> List:
        return self._list_at(Request(_path(list_id)))

    def all(self) -> Iterator[List]:
        """Yield all lists of the account, newest first."""
        before: Optional[str] = None
        while True:
            request = Request("/lists", query={"before": before})
            page = (self._transport.send(request)).parse(ListsResponse).data
            for item in page.lists:
                yield item
            before = page.next
            if before is None:
                return

    def pause(self, list_id: str) -> List:
        return self._list_at(Request(f"{_path(list_id)}/pause", "POST"))

    def resume(self, list_id: str) -> List:
        return self._list_at(Request(f"{_path(list_id)}/resume", "POST"))

    def cancel(self, list_id: str) -> List:
        """End a list. What has not begun never begins; what runs ends as usual."""
        return self._list_at(Request(f"{_path(list_id)}/cancel", "POST"))

    def wait(
        self,
        list_id: str,
        *,
        timeout_seconds: float = _DAY_SECONDS,
        on_progress: Optional[Callable[[List], None]] = None,
    ) -> List:
        """Return the list when it has ended, or is paused: then somebody has to act."""
        pause = Pause(timeout_seconds)
        while True:
            found = self.get(list_id)
            if on_progress is not None:
                on_progress(found)
            if found.ended_at is not None or found.status == "paused":
                return found
            if not pause.wait():
                message = f"The list {list_id} did not end within {timeout_seconds:g} seconds."
                raise FirmlensTimeoutError(message, list_id)

    def results(self, list_id: str) -> Iterator[ListResult]:
        """Yield the entries in the order of the list, so far as it has got."""
        cursor: Optional[str] = None
        while True:
            query = {"format": "jsonl", "limit": str(_RESULTS_PAGE), "cursor": cursor}
            page = self._transport.send(Request(f"{_path(list_id)}/results", query=query))
            for line in page.body:
                yield page.parse_part(ListResult, line)
            cursor = page.headers.get("x-next-cursor")
            if cursor is None:
                return

    def _list_at(self, request: Request) -> List:
        return (self._transport.send(request)).parse(ListResponse).data


def _path(list_id: str) -> str:
    return f"/lists/{segment(list_id)}"
