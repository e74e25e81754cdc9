"""What goes wrong."""

from typing import Any, Optional, Union

from ._model import Literal
from .models import ErrorCode


class FirmlensError(Exception):
    """What every error of this client extends."""


class FirmlensApiError(FirmlensError):
    """The service refused a request. Branch on ``code``, never on ``message``."""

    code: Union[ErrorCode, Literal["unknown"]]
    """Such as ``insufficient_credits``; ``unknown`` if the answer was not one of this service."""
    status: int
    body: dict[str, Any]
    """The fields of the answer, such as ``credits_required``."""
    message: str
    retry_after_seconds: Optional[float]
    """When to ask again; ``None`` if the service did not say."""

    def __init__(
        self, status: int, body: dict[str, Any], retry_after_seconds: Optional[float] = None
    ) -> None:
        self.code = body.get("error", "unknown")
        self.status = status
        self.body = body
        self.message = body.get("message", f"The service answered with status {status}.")
        self.retry_after_seconds = retry_after_seconds
        super().__init__(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.status, self.body, self.retry_after_seconds)


class FirmlensConnectionError(FirmlensError):
    """The service gave no answer. ``__cause__`` says why."""


class FirmlensTimeoutError(FirmlensError):
    """What was waited for took longer than the caller was ready to wait. It goes on."""

    id: Optional[str]
    """The batch or list that runs; ``None`` if it is another account's."""

    def __init__(self, message: str, id: Optional[str]) -> None:
        self.id = id
        super().__init__(message)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.id)


class FirmlensSignatureError(FirmlensError):
    """A webhook is not from the service, or was changed or repeated on its way."""
