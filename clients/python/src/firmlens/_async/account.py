"""The account of the API key."""

from collections.abc import AsyncIterator

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
from .transport import AsyncTransport

_HISTORY_PAGE = 100


class AsyncAccount:
    """The account of the API key."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def info(self) -> AccountInfoData:
        return (await self._transport.send(Request("/account/info"))).parse(AccountInfo).data

    async def credits(self) -> CreditsDataCredits:
        answer = await self._transport.send(Request("/account/credits"))
        return answer.parse(Credits).data.credits

    async def usage(self) -> UsageData:
        return (await self._transport.send(Request("/account/usage"))).parse(Usage).data

    async def history(self) -> AsyncIterator[HistoryDataRequest]:
        """Yield all requests of the account, newest first. Pages are read as they are needed."""
        # Requests made meanwhile, such as these, push what was read to the next page.
        seen: set[int] = set()
        offset = 0
        while True:
            query = {"limit": _HISTORY_PAGE, "offset": offset}
            answer = await self._transport.send(Request("/account/history", query=query))
            page = answer.parse(History).data
            for record in page.requests:
                if record.id not in seen:
                    seen.add(record.id)
                    yield record
            if not page.pagination.has_more:
                return
            offset += _HISTORY_PAGE

    async def set_webhook(self, url: str) -> None:
        """Store the default webhook URL."""
        await self._transport.send(Request("/account/webhook", "POST", body={"webhook_url": url}))
