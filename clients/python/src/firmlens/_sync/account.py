# Written by `npm run client:types` from the module of the same name in `_async`.
"""The account of the API key."""

from collections.abc import Iterator

from .._requests import Request
from ..models import (
    AccountInfo,
    AccountInfoData,
    Credits,
    CreditsDataCredits,
    History,
    HistoryDataRequest,
    Usage,
    UsageData,
)
from .transport import Transport

_HISTORY_PAGE = 100


class Account:
    """The account of the API key."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def info(self) -> AccountInfoData:
        return (self._transport.send(Request("/account/info"))).parse(AccountInfo).data

    def credits(self) -> CreditsDataCredits:
        answer = self._transport.send(Request("/account/credits"))
        return answer.parse(Credits).data.credits

    def usage(self) -> UsageData:
        return (self._transport.send(Request("/account/usage"))).parse(Usage).data

    def history(self) -> Iterator[HistoryDataRequest]:
        """Yield all requests of the account, newest first. Pages are read as they are needed."""
        # Requests made meanwhile, such as these, push what was read to the next page.
        seen: set[int] = set()
        offset = 0
        while True:
            query = {"limit": _HISTORY_PAGE, "offset": offset}
            answer = self._transport.send(Request("/account/history", query=query))
            page = answer.parse(History).data
            for record in page.requests:
                if record.id not in seen:
                    seen.add(record.id)
                    yield record
            if not page.pagination.has_more:
                return
            offset += _HISTORY_PAGE

    def set_webhook(self, url: str) -> None:
        """Store the default webhook URL."""
        self._transport.send(Request("/account/webhook", "POST", body={"webhook_url": url}))
