# Written by `npm run client:types` from the module of the same name in `_async`.
"""Waiting."""

from time import monotonic

from time import sleep

_FIRST_SECONDS = 1.0
_LAST_SECONDS = 10.0


class Pause:
    """The wait before the next look.

    A second, then longer each time, since a base takes a minute and all modules ten.
    """

    def __init__(self, timeout_seconds: float) -> None:
        self._deadline = monotonic() + timeout_seconds
        self._seconds = _FIRST_SECONDS

    def wait(self) -> bool:
        """Return ``False``, without waiting, once the time is over."""
        left = self._deadline - monotonic()
        if left <= 0:
            return False
        sleep(min(self._seconds, left))
        self._seconds = min(self._seconds * 1.5, _LAST_SECONDS)
        return True
