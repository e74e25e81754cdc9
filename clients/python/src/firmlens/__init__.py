"""Client of the Firmlens API: company data and buying signals, with the source of every value."""

from ._async.client import AsyncClient
from ._results import (
    Created,
    Enriched,
    Enrichment,
    ListEntry,
    ListResult,
    NotEnriched,
    Quoted,
)
from ._sync.client import Client
from ._version import __version__
from .errors import (
    FirmlensApiError,
    FirmlensConnectionError,
    FirmlensError,
    FirmlensSignatureError,
    FirmlensTimeoutError,
)
from .webhooks import OtherEvent, WebhookEvent, WebhookHeaders, verify_webhook

__all__ = [
    "AsyncClient",
    "Client",
    "Created",
    "Enriched",
    "Enrichment",
    "FirmlensApiError",
    "FirmlensConnectionError",
    "FirmlensError",
    "FirmlensSignatureError",
    "FirmlensTimeoutError",
    "ListEntry",
    "ListResult",
    "NotEnriched",
    "OtherEvent",
    "Quoted",
    "WebhookEvent",
    "WebhookHeaders",
    "__version__",
    "verify_webhook",
]
