# Written by `npm run client:types`.
"""What the API answers, and what its webhooks say."""

import datetime as dt
from typing import Any, Optional, Union

from pydantic import Field

from ._model import Literal, Model

ErrorCode = Literal[
    "webhook_required",
    "invalid_domain",
    "invalid_module",
    "invalid_parameter",
    "invalid_json",
    "invalid_filter_value",
    "invalid_list",
    "missing_parameter",
    "missing_api_key",
    "invalid_api_key",
    "api_key_disabled",
    "api_key_expired",
    "ip_not_allowed",
    "subscription_required",
    "insufficient_credits",
    "batch_forbidden",
    "origin_not_allowed",
    "company_not_found",
    "batch_not_found",
    "list_not_found",
    "data_unavailable",
    "not_found",
    "method_not_allowed",
    "enrichment_in_progress",
    "recently_enriched",
    "no_data_cooldown",
    "enrichment_processing",
    "no_data_found",
    "enrichment_failed",
    "max_credits_exceeded",
    "list_ended",
    "deprecated_parameter",
    "payload_too_large",
    "unsupported_media_type",
    "invalid_webhook_url",
    "idempotency_key_reused",
    "rate_limit_exceeded",
    "concurrent_limit_reached",
    "refund_limit_reached",
    "internal_error",
]
"""The code of a refusal."""

Module = Literal["business", "technology", "funding", "team", "signals", "competitors"]
"""A module beside the base, which every enrichment includes."""


class ErrorLimits(Model):
    per_minute: int
    per_day: int
    current_minute: int
    current_day: int


class Error(Model):
    success: Literal[False]
    error: ErrorCode
    message: str
    hint: Optional[str] = None
    documentation: Optional[str] = None
    quick_test: Optional[str] = None
    credits_used: Optional[Literal[0]] = None
    valid_modules: Optional[list[Module]] = None
    credits_required: Optional[int] = None
    credits_needed: Optional[int] = None
    credits_available: Optional[int] = None
    batch_id: Optional[str] = None
    retry_after: Optional[int] = None
    limits: Optional[ErrorLimits] = None


class Company(Model):
    name: Optional[str]
    description: Optional[str]
    founded_year: Optional[int]
    company_status: Optional[Literal["active", "acquired", "closed"]]
    phone: Optional[str]
    email: Optional[str]
    domain: str
    linkedin_url: Optional[str]
    facebook_url: Optional[str]
    twitter_url: Optional[str]
    headquarter_country: Optional[str]
    headquarter_city: Optional[str]
    registered_address: Optional[str]
    office_locations: Optional[list[str]]
    employee_count: Optional[int]
    employee_range: Optional[str]
    legal_name: Optional[str]
    company_number: Optional[str]
    company_type: Optional[str]
    date_of_creation: Optional[dt.date]
    jurisdiction: Optional[str]
    sic_codes: Optional[list[str]]


class BusinessService(Model):
    name: str
    description: Optional[str]


class BusinessCertificatesAndComplianceItem(Model):
    name: str
    description: Optional[str]


class BusinessMarketProblem(Model):
    title: str
    description: Optional[str]


class BusinessTargetCountry(Model):
    country: str
    country_code: str
    ai_reasoning: str
    confidence: Literal["high", "medium"]


class BusinessPotentialTargetCountry(Model):
    country: str
    country_code: str
    ai_reasoning: str
    confidence: Literal["high", "medium"]


class Business(Model):
    industries_count: Optional[int]
    industries: Optional[list[str]]
    business_model: Optional[list[str]]
    revenue_model: Optional[list[str]]
    target_audience: Optional[str]
    taxonomy_count: Optional[int]
    taxonomy: Optional[list[str]]
    services_count: Optional[int]
    services: Optional[list[BusinessService]]
    certificates_count: Optional[int]
    certificates_and_compliance: Optional[list[BusinessCertificatesAndComplianceItem]]
    market_problems_count: Optional[int]
    market_problems: Optional[list[BusinessMarketProblem]]
    target_countries_count: Optional[int]
    target_countries: Optional[list[BusinessTargetCountry]]
    potential_target_countries_count: Optional[int]
    potential_target_countries: Optional[list[BusinessPotentialTargetCountry]]


class TechnologyStackItem(Model):
    name: str
    description: Optional[str]


class Technology(Model):
    total_technologies: Optional[int]
    categories_count: Optional[int]
    technologies: Optional[list[str]]
    technology_stack: Optional[dict[str, list[TechnologyStackItem]]]
    last_updated: Optional[dt.datetime]


class FundingInvestmentHistoryItem(Model):
    date: Optional[dt.date]
    stage: Optional[str]
    amount: Optional[float]
    amount_usd: Optional[float]
    currency: Optional[str]
    valuation: Optional[float]
    valuation_usd: Optional[float]
    investors: list[str]


class FundingNotableInvestor(Model):
    name: str
    logo: Optional[str]
    domain: Optional[str]


class Funding(Model):
    total_funding: Optional[int]
    funding_stage: Optional[str]
    last_funding_date: Optional[dt.date]
    funding_round_count: Optional[int]
    last_valuation: Optional[float]
    investment_history: Optional[list[FundingInvestmentHistoryItem]]
    investors_count: Optional[int]
    investors: Optional[list[str]]
    notable_investors_count: Optional[int]
    notable_investors: Optional[list[FundingNotableInvestor]]
    lead_investors: Optional[list[str]]
    acquisitions: Optional[list[str]]


class TeamMemberExperienceItem(Model):
    company: Optional[str]
    position: Optional[str]
    description: Optional[str]
    start_date: Optional[str]
    end_date: Optional[str]
    is_current: bool
    location: Optional[str]


class TeamMemberEducationItem(Model):
    school: Optional[str]
    degree: Optional[str]
    description: Optional[str]
    start_date: Optional[str]
    end_date: Optional[str]
    location: Optional[str]


class TeamMember(Model):
    name: str
    position: Optional[str]
    linkedin_url: Optional[str]
    country: Optional[str]
    city: Optional[str]
    nationality: Optional[str]
    biography: Optional[str]
    experience: list[TeamMemberExperienceItem]
    education: list[TeamMemberEducationItem]


class TeamMonthlyGrowth(Model):
    change: int
    percentage: float
    from_: int = Field(..., alias="from")
    to: int
    period_start: str
    period_end: str


class TeamThreeMonthGrowth(Model):
    change: int
    percentage: float
    from_: int = Field(..., alias="from")
    to: int
    period_start: str
    period_end: str


class TeamSixMonthGrowth(Model):
    change: int
    percentage: float
    from_: int = Field(..., alias="from")
    to: int
    period_start: str
    period_end: str


class TeamHistoricalEmployeeDataItem(Model):
    month_name: str
    employee_count: int


class TeamKeyRoleOpening(Model):
    title: str
    location: Optional[str]
    country: Optional[str]
    posted_date: Optional[dt.date]


class Team(Model):
    team_count: Optional[int]
    team_members: Optional[list[TeamMember]]
    monthly_growth: Optional[TeamMonthlyGrowth]
    three_month_growth: Optional[TeamThreeMonthGrowth]
    six_month_growth: Optional[TeamSixMonthGrowth]
    historical_employee_data: Optional[list[TeamHistoricalEmployeeDataItem]]
    job_listings_count: Optional[int]
    job_titles_count: Optional[int]
    job_locations_count: Optional[int]
    job_countries_count: Optional[int]
    key_role_openings_count: Optional[int]
    job_titles: Optional[list[str]]
    job_locations: Optional[list[str]]
    job_countries: Optional[list[str]]
    hiring_status: Optional[Literal["actively_hiring", "hiring", "passive"]]
    key_role_openings: Optional[list[TeamKeyRoleOpening]]


class SignalsHighlight(Model):
    """One event, however many sources report it: with the most official title and the earliest
    date.
    """

    type: Literal[
        "funding",
        "business",
        "product",
        "expansion",
        "traction",
        "hiring",
        "leadership",
        "acquisition",
        "partnership",
        "layoffs",
        "legal",
        "award",
    ]
    title: str
    date: Optional[dt.date]
    description: Optional[str]
    entities: Optional[dict[str, str]] = None
    """What is known about the event, as text: `amount`, `amount_usd` (whole dollars), `round`,
    `investors`, `company`, `people`, `places` and so on, if stated; for a change between two scans
    `change`, `from`, `to` and `since` (the date of the earlier scan). For every event: `class`
    (`confirmed` by the company or a register, `reported` by a named third party, or `rumour`),
    `source_url` (the report whose title it is), `seen_on` (the date of the scan; for a change, when
    it was first seen) and `evidence` (the number of pieces of evidence).
    """


class SignalsLinkedinMetrics(Model):
    followers: Optional[int]
    change_percentage: Optional[float]
    last_post_date: Optional[dt.date]
    period_start: Optional[dt.date]
    period_end: Optional[dt.date]


class SignalsAiInsights(Model):
    insight: str
    growth_momentum: str
    trajectory: str
    key_indicators: list[str]
    next_likely_move: Optional[str]


class Signals(Model):
    highlights_count: Optional[int]
    highlights: Optional[list[SignalsHighlight]]
    linkedin_metrics: Optional[SignalsLinkedinMetrics]
    ai_insights: Optional[SignalsAiInsights]


class Competitor(Model):
    name: str
    domain: Optional[str]
    description: Optional[str]
    similarity: float
    reason: str
    source: str


class CompetitorsSimilarCompany(Model):
    name: str
    domain: Optional[str]
    description: Optional[str]
    similarity: float
    reason: str
    source: str


class Competitors(Model):
    competitors_count: Optional[int]
    competitors: Optional[list[Competitor]]
    similar_companies_count: Optional[int]
    similar_companies: Optional[list[CompetitorsSimilarCompany]]


class CompanyData(Model):
    company: Company
    business: Optional[Business] = None
    technology: Optional[Technology] = None
    funding: Optional[Funding] = None
    team: Optional[Team] = None
    signals: Optional[Signals] = None
    competitors: Optional[Competitors] = None


class HealthChecks(Model):
    database: bool


class Health(Model):
    status: str
    service: str
    time: dt.datetime
    checks: HealthChecks


class CachedCreditsBreakdown(Model):
    base: int
    enrichments: dict[str, int]
    note: str


class CachedCoverageItem(Model):
    enriched_at: dt.datetime
    status: Optional[Literal["checked", "partly_checked", "not_checked"]]
    """`checked`: every source that was queried for the module responded, so what is empty was
    looked for; `partly_checked`: some did not, or not in full; `not_checked`: none responded, so
    nothing follows from an empty field. Null if an earlier release built the module.
    """
    sources_responded: Optional[int]
    """Number of sources of the module that responded in full, also those that know nothing."""
    sources_missing: Optional[list[str]]
    """Sources of the module that were queried and did not respond, or not in full."""


class Cached(Model):
    success: Literal[True]
    data: CompanyData
    credits_used: Literal[0]
    from_recent_enrichment: Literal[True]
    credits_remaining: int
    credits_breakdown: CachedCreditsBreakdown
    modules_included: list[str]
    coverage: dict[str, CachedCoverageItem]
    """By key of the data: when the module was built and whether its sources responded. `GET
    /company/{domain}/evidence` has the reasons, source by source.
    """
    dedup_note: Optional[str] = None
    webhook_hint: Optional[str] = None


class Queued(Model):
    success: Literal[True]
    status: Literal["processing"]
    batch_id: str
    credits_reserved: int
    status_endpoint: str
    results_endpoint: str
    enrichment_status: Literal["processing"]
    webhook_notification: Literal["enabled"]
    message: str
    hint: str
    current_data: CompanyData
    modules_requested: list[Module]
    modules_count: int


class QueuedNewDomain(Model):
    success: Literal[True]
    status: Literal["processing"]
    batch_id: str
    credits_reserved: int
    status_endpoint: str
    results_endpoint: str
    enrichment_status: Literal["processing"]
    webhook_notification: Literal["enabled"]
    message: str
    hint: str
    requested_modules: list[Module]
    credits_remaining: int
    domain: str


class EvidenceItem(Model):
    field: str
    """The module and its field, such as `company.name`."""
    value: Any
    """The value; for a list field, one item. Null if the account may not read it: then
    `credits_required` says what it costs.
    """
    source: str
    """The source, with the part of it after a colon: `website:json-ld`."""
    url: Optional[str]
    """Where to see it; null if it has no URL, such as a DNS record, or if the value is not
    shown.
    """
    observed_at: dt.datetime
    confidence: float
    """Confidence of the reading."""
    unused_reason: Optional[Literal["implausible", "low_confidence", "outranked"]] = None
    """Why the data does not use it. Used evidence has no reason."""
    credits_required: Optional[int] = None
    """Only if the value is not shown, because the data of its module is no longer fresh and the
    account did not buy it within the retention of results: what an enrichment with this module
    costs.
    """


class EvidenceCoverageSource(Model):
    source: str
    status: Literal["found", "nothing", "not_asked", "failed"]
    """`found`; `nothing`: queried, and it does not know the company; `not_asked`: off, not needed,
    or nothing to query it with; `failed`: it did not respond properly or its queue was too long,
    which says nothing about the company.
    """
    reason: Optional[str]
    """The reason as text, with the tokens that a language model used; null if it found something
    and nothing is missing.
    """
    asked_at: Optional[dt.datetime]
    """When it was queried, also if the response was reused; null if it was not."""


class EvidenceCoverage(Model):
    """The outcome of each source in the enrichment that built the data on file. If modules come
    from several enrichments: the newest outcome that is not `not_asked`, otherwise the newest.
    """

    sources: list[EvidenceCoverageSource]


class Evidence(Model):
    success: Literal[True]
    domain: str
    evidence: list[EvidenceItem]
    """Grouped by field. Within a field, the evidence that the data uses comes first, then what lost
    against it, each in the order of trust.
    """
    evidence_used: dict[str, int]
    """By field: how many of its pieces, from the first, the data uses. The others lost."""
    evidence_omitted: int
    """Number of pieces beyond 2000 that are not listed: the last of their fields, first of those
    that lost.
    """
    coverage: EvidenceCoverage
    """The outcome of each source in the enrichment that built the data on file. If modules come
    from several enrichments: the newest outcome that is not `not_asked`, otherwise the newest.
    """


class BatchStatusCredits(Model):
    reserved: int
    used: int
    refunded: int


class BatchStatusTiming(Model):
    requested_at: dt.datetime
    started_at: Optional[dt.datetime]
    completed_at: Optional[dt.datetime]
    duration_seconds: Optional[float]


class BatchStatusWebhook(Model):
    url: Optional[str]
    sent_at: Optional[dt.datetime]
    status: Optional[Literal["pending", "retrying", "delivered", "failed"]]
    retries: int


class BatchStatus(Model):
    success: Literal[True]
    batch_id: str
    domain: str
    status: Literal["queued", "processing", "completed", "failed", "no_data_found"]
    requested_modules: list[Module]
    message: Optional[str]
    credits: BatchStatusCredits
    timing: BatchStatusTiming
    webhook: BatchStatusWebhook
    results_endpoint: Optional[str]


class BatchResultsCreditsBreakdown(Model):
    base: int
    enrichments: dict[str, int]


class BatchResultsCoverageItem(Model):
    enriched_at: dt.datetime
    status: Optional[Literal["checked", "partly_checked", "not_checked"]]
    """`checked`: every source that was queried for the module responded, so what is empty was
    looked for; `partly_checked`: some did not, or not in full; `not_checked`: none responded, so
    nothing follows from an empty field. Null if an earlier release built the module.
    """
    sources_responded: Optional[int]
    """Number of sources of the module that responded in full, also those that know nothing."""
    sources_missing: Optional[list[str]]
    """Sources of the module that were queried and did not respond, or not in full."""


class BatchResults(Model):
    success: Literal[True]
    batch_id: str
    domain: str
    status: Literal["completed"]
    data: CompanyData
    credits_used: int
    credits_refunded: int
    credits_breakdown: BatchResultsCreditsBreakdown
    modules_included: list[str]
    coverage: dict[str, BatchResultsCoverageItem]
    """By key of the data: when the module was built and whether its sources responded. `GET
    /company/{domain}/evidence` has the reasons, source by source.
    """
    completed_at: dt.datetime


class AccountInfoDataAccount(Model):
    id: int
    name: str
    email: str
    company_name: Optional[str]
    plan_type: Literal["trial", "starter", "professional", "business", "enterprise"]
    status: Literal["active", "past_due", "suspended", "cancelled"]
    created_at: dt.datetime


class AccountInfoDataLimits(Model):
    credits_per_month: int
    rate_per_minute: int
    rate_per_day: int


class AccountInfoDataPlanDefaults(Model):
    credits_per_month: int
    rate_per_minute: int
    rate_per_day: int


class AccountInfoDataRateLimits(Model):
    per_minute: int
    per_day: int


class AccountInfoData(Model):
    account: AccountInfoDataAccount
    limits: AccountInfoDataLimits
    plan_defaults: AccountInfoDataPlanDefaults
    rate_limits: AccountInfoDataRateLimits


class AccountInfo(Model):
    success: Literal[True]
    data: AccountInfoData


class CreditsDataCredits(Model):
    balance: int
    used: int
    limit: int
    total_purchased: int
    percentage_used: float
    resets_at: Optional[dt.datetime]


class CreditsData(Model):
    credits: CreditsDataCredits


class Credits(Model):
    success: Literal[True]
    data: CreditsData


class UsageDataCurrentLimits(Model):
    requests_today: int
    requests_this_minute: int
    last_request: Optional[dt.datetime]


class UsageDataMonthlyUsagePeriod(Model):
    start: dt.datetime
    end: dt.datetime


class UsageDataMonthlyUsage(Model):
    requests: int
    credits_consumed: int
    period: UsageDataMonthlyUsagePeriod


class UsageDataTopEndpoint(Model):
    endpoint: str
    requests: int
    credits_used: int
    avg_credits_per_request: float


class UsageDataRecentRequest(Model):
    id: int
    endpoint: str
    method: str
    credits_consumed: int
    response_status: int
    response_time: float
    """Milliseconds"""
    requested_at: dt.datetime
    error_message: Optional[str]


class UsageData(Model):
    current_limits: UsageDataCurrentLimits
    monthly_usage: UsageDataMonthlyUsage
    top_endpoints: list[UsageDataTopEndpoint]
    recent_requests: list[UsageDataRecentRequest]


class Usage(Model):
    success: Literal[True]
    data: UsageData


class HistoryDataRequest(Model):
    id: int
    endpoint: str
    method: str
    credits_consumed: int
    response_status: int
    response_time: float
    """Milliseconds"""
    requested_at: dt.datetime


class HistoryDataPagination(Model):
    total: int
    limit: int
    offset: int
    has_more: bool


class HistoryData(Model):
    requests: list[HistoryDataRequest]
    pagination: HistoryDataPagination


class History(Model):
    success: Literal[True]
    data: HistoryData


class WebhookStoredData(Model):
    webhook_url: str


class WebhookStored(Model):
    success: Literal[True]
    message: str
    data: WebhookStoredData


class WebhookUrlData(Model):
    webhook_url: Optional[str]
    """Null if none is stored."""


class WebhookUrl(Model):
    success: Literal[True]
    data: WebhookUrlData


class Quote(Model):
    success: Literal[True]
    domain: str
    modules: list[Module]
    """The modules that `enrich` names, without the base."""
    outcome: Literal["fresh", "starts", "running", "cooldown", "refused"]
    """`fresh`: 200, free; `starts`: 202, an enrichment; `running`, `cooldown`: 409; `refused`: the
    error in `error`.
    """
    response_status: int
    """The status that the request would get."""
    error: Optional[ErrorCode]
    """The error code that it would get; null for `fresh` and `starts`."""
    message: Optional[str]
    """Why, in words; null for `fresh` and `starts`."""
    hint: Optional[str]
    """What to do about it, if anything is known."""
    retry_after: Optional[int]
    """Seconds after which it could have another outcome, if known."""
    credits_required: int
    """What the request would reserve now: 0 unless the outcome is `starts`."""
    full_price: int
    """What an enrichment with these modules costs: the base and each module."""
    credits_available: int
    """The balance."""


class ListCredits(Model):
    spent: int
    """Of enrichments that completed."""
    reserved: int
    """Of enrichments that run."""
    refunded: int
    """Of enrichments that failed or found nothing."""
    estimate: int
    """What the list will have cost if every entry that waits is enriched and completes."""
    price_each: int
    """For each enrichment."""
    max_credits: Optional[int]


class List(Model):
    list_id: str
    status: Literal["running", "paused", "cancelling", "completed", "cancelled"]
    reason: Optional[
        Literal[
            "requested", "insufficient_credits", "subscription_required", "refund_limit_reached"
        ]
    ]
    """Why it is paused, or what a running list waits for; null otherwise."""
    modules: list[Module]
    entries: int
    """Entries without duplicates."""
    duplicates: int
    """Lines left out because an earlier one is about the same company."""
    counts: dict[str, int]
    """The number of entries in each state."""
    credits: ListCredits
    notify: Literal["end", "each"]
    webhook_url: Optional[str]
    created_at: dt.datetime
    ended_at: Optional[dt.datetime]
    status_endpoint: str
    results_endpoint: str
    events_endpoint: str


class ListQuote(Model):
    entries: int
    """Entries without duplicates."""
    to_enrich: int
    """Entries that will be enriched and charged."""
    fresh: int
    """Entries whose data is on file and fresh: free."""
    running: int
    """Entries that are being enriched now. Free if their data is then fresh, charged otherwise."""
    cooldown: int
    """Entries that were enriched in vain a short time ago, and are not enriched again yet."""
    unknown: int
    """Entries that no source covers."""
    not_resolved: int
    """Names that no company, or more than one, on file has."""
    invalid: int
    """Entries that cannot be read."""
    duplicates: int
    """Lines left out because an earlier one is about the same company."""
    price_each: int
    """Credits for each enrichment."""
    price: int
    """Credits for all entries that will be enriched."""
    price_at_most: int
    """The same if every entry that is running now has to be enriched again."""
    max_credits: Optional[int]
    """The limit that was sent; null for none."""
    credits_available: int
    """The balance."""


class ListResponse(Model):
    success: Literal[True]
    data: List


class ListsResponseData(Model):
    lists: list[List]
    next: Optional[str]
    """`before` of the next page; null on the last one."""


class ListsResponse(Model):
    success: Literal[True]
    data: ListsResponseData


class ListProblemCandidate(Model):
    domain: str
    name: str
    country_code: Optional[str]


class ListProblem(Model):
    line: int
    """The line of the CSV file, or the place in the JSON list."""
    input: str
    """What was sent, shortened."""
    status: Literal[
        "waiting",
        "running",
        "completed",
        "failed",
        "no_data_found",
        "fresh",
        "cooldown",
        "unknown",
        "not_resolved",
        "invalid",
        "duplicate",
        "not_begun",
    ]
    reason: str
    first_line: Optional[int] = None
    """Of a duplicate: the line that counts."""
    candidates: Optional[list[ListProblemCandidate]] = None
    """Of a name that is not resolved: companies on file that it may mean."""


class ListQuoteResponse(Model):
    success: Literal[True]
    quote: ListQuote
    problems: list[ListProblem]
    """Every line that is no entry to be enriched or read, and why."""
    dry_run: Literal[True]


class ListCreatedResponse(Model):
    success: Literal[True]
    quote: ListQuote
    problems: list[ListProblem]
    """Every line that is no entry to be enriched or read, and why."""
    data: List


class EnrichmentCompletedCredits(Model):
    reserved: int
    used: int
    refunded: int


class EnrichmentCompletedMeta(Model):
    api_version: Literal["2.0"]
    webhook_attempt: int


class EnrichmentCompleted(Model):
    event: Literal["enrichment.completed"]
    status: Literal["completed"]
    batch_id: str
    domain: str
    credits: EnrichmentCompletedCredits
    meta: EnrichmentCompletedMeta = Field(..., alias="_meta")
    requested_modules: list[str]
    requested_at: dt.datetime
    completed_at: dt.datetime
    duration_seconds: float
    data_url: str


class EnrichmentFailedCredits(Model):
    reserved: int
    used: int
    refunded: int


class EnrichmentFailedMeta(Model):
    api_version: Literal["2.0"]
    webhook_attempt: int


class EnrichmentFailed(Model):
    event: Literal["enrichment.failed"]
    status: Literal["failed"]
    batch_id: str
    domain: str
    credits: EnrichmentFailedCredits
    meta: EnrichmentFailedMeta = Field(..., alias="_meta")
    error: str


class EnrichmentNoDataFoundCredits(Model):
    reserved: int
    used: int
    refunded: int


class EnrichmentNoDataFoundMeta(Model):
    api_version: Literal["2.0"]
    webhook_attempt: int


class EnrichmentNoDataFound(Model):
    event: Literal["enrichment.no_data_found"]
    status: Literal["no_data_found"]
    batch_id: str
    domain: str
    credits: EnrichmentNoDataFoundCredits
    meta: EnrichmentNoDataFoundMeta = Field(..., alias="_meta")
    message: str
    suggestions: list[str]


class ListCompletedCredits(Model):
    spent: int
    refunded: int


class ListCompletedMeta(Model):
    api_version: Literal["2.0"]
    webhook_attempt: int


class ListCompleted(Model):
    event: Literal["list.completed"]
    status: Literal["completed", "cancelled"]
    list_id: str
    entries: int
    counts: dict[str, int]
    credits: ListCompletedCredits
    requested_at: dt.datetime
    completed_at: dt.datetime
    duration_seconds: float
    results_url: str
    meta: ListCompletedMeta = Field(..., alias="_meta")


KnownEvent = Union[EnrichmentCompleted, EnrichmentFailed, EnrichmentNoDataFound, ListCompleted]
"""What a webhook says, by its event."""

EVENTS: dict[str, type[KnownEvent]] = {
    "enrichment.completed": EnrichmentCompleted,
    "enrichment.failed": EnrichmentFailed,
    "enrichment.no_data_found": EnrichmentNoDataFound,
    "list.completed": ListCompleted,
}
