"""What is sent about one company, and what the answers mean."""

from typing import Optional

from ._requests import Answer, Request, names, segment
from ._results import CompanyAnswer, CompanyRequest, Enrichment, NotEnriched
from .errors import FirmlensApiError
from .models import BatchStatus, Cached, Queued, QueuedNewDomain

_SOON = ("enrichment_in_progress", "recently_enriched")
"""Refusals that mean that data is about to be there."""


def company_request(asked: CompanyRequest) -> Request:
    return Request(
        f"/company/{segment(asked.domain)}",
        query={"enrich": names(asked.modules)},
        headers={"X-Webhook-URL": asked.webhook_url, "Idempotency-Key": asked.idempotency_key},
    )


def company_answer(answer: Answer) -> CompanyAnswer:
    if answer.status == 200:
        return answer.parse(Cached)
    is_on_file = "current_data" in answer.body
    return answer.parse(Queued) if is_on_file else answer.parse(QueuedNewDomain)


def refused(domain: str, error: FirmlensApiError) -> NotEnriched:
    """Return what a refusal says about the company. Raises those that say nothing about it."""
    wait = error.retry_after_seconds
    if error.code == "no_data_cooldown":
        return NotEnriched(domain, "no_data_found", error.message, None, wait)
    if error.code in _SOON:
        return NotEnriched(domain, "processing", error.message, error.body.get("batch_id"), wait)
    raise error


def ended_without_data(ended: BatchStatus) -> Optional[NotEnriched]:
    """Return why a batch that ended has no data; ``None`` if it has."""
    if ended.status != "failed" and ended.status != "no_data_found":
        return None
    return NotEnriched(ended.domain, ended.status, ended.message or "", ended.batch_id)
