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
    "watch_not_found",
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
    "watch_limit_reached",
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
    batch_id: Optional[Optional[str]] = None
    field: Optional[str] = None
    """The filter whose value is unknown."""
    value: Optional[str] = None
    """The unknown value."""
    valid_values: Optional[list[str]] = None
    """What the filter takes; of technologies the closest."""
    valid_values_total: Optional[int] = None
    """How many technologies are known."""
    nearest_match: Optional[Optional[str]] = None
    """What was probably meant; null if nothing is close."""
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
    """Where to see it; null if it has no URL, such as a DNS record, or if the value is not shown.
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


class SignalEvidenceItem(Model):
    source: str
    """The source."""
    url: Optional[str]
    """Where it was seen; null if it has no address."""
    observed_at: dt.datetime
    """When it was seen."""
    confidence: float
    """Of the reading, from 0 to 1."""


class Signal(Model):
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
    """What kind of event it is."""
    class_: Literal["confirmed", "reported", "rumour"] = Field(..., alias="class")
    """`confirmed` by the company or a register, `reported` by a named third party, or a `rumour`
    (hearsay).
    """
    title: str
    """In the words of the most official source."""
    description: Optional[str]
    """More about it; null if no source says more."""
    date: Optional[dt.date]
    """When it happened; null if no source says."""
    seen_on: Optional[dt.date]
    """The date of the enrichment that found it."""
    source_url: Optional[str]
    """The report whose title it is; null if it has no address."""
    entities: dict[str, str]
    """What is known about the event, as in the highlights of the signals module."""
    confidence: Optional[float]
    """Of its most confident piece of evidence, from 0 to 1; null if none is on file."""
    evidence: list[SignalEvidenceItem]
    """At most ten pieces of evidence, the most confident first."""


class WatchCredits(Model):
    """What it costs."""

    price_each: int
    """For each company that is enriched."""
    price_per_look: int
    """For a look that enriches every company."""
    spent_this_month: int
    """Of the looks that began in this calendar month (UTC), without refunds."""
    max_per_month: int
    """The limit that was sent."""


class WatchLook(Model):
    look_id: str
    """The list of its enrichments: `GET /lists/{list_id}/results` has the data."""
    status: Literal["running", "paused", "cancelling", "completed", "cancelled"]
    """As of a list."""
    began_at: dt.datetime
    """When it began."""
    ended_at: Optional[dt.datetime]
    """When it ended; null until then."""
    counts: dict[str, int]
    """The number of companies in each state that occurs, as of a list."""
    credits_spent: int
    """What it cost so far, without refunds."""
    credits_refunded: int
    """What was refunded."""


class Watch(Model):
    watch_id: str
    """Its id."""
    status: Literal["active", "paused"]
    """A paused watch enriches and tells nothing."""
    reason: Optional[
        Literal["requested", "insufficient_credits", "subscription_required", "max_credits_reached"]
    ]
    """Why it is paused; null otherwise. After `max_credits_reached` it goes on by itself at
    `next_look_at`, after the others when it is resumed.
    """
    companies: int
    """Its companies. One that opts out leaves it."""
    types: list[
        Literal[
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
    ]
    """The types of signals that are told."""
    include_rumours: bool
    """Whether rumours are told."""
    modules: list[Module]
    """What is enriched beside the base."""
    frequency: Literal["daily", "weekly", "monthly"]
    """How long after a look the next one begins."""
    credits: WatchCredits
    """What it costs."""
    signals_told: int
    """The signals that it has told."""
    webhook_url: Optional[str]
    """Where they are told; null for no events."""
    created_at: dt.datetime
    """When it was created."""
    look_id: Optional[str]
    """The look that has not ended; null for none."""
    next_look_at: Optional[dt.datetime]
    """When the next look begins; null while one runs, and if it waits to be resumed."""
    status_endpoint: str
    """The URL of the watch."""
    signals_endpoint: str
    """The URL of what it told."""
    domains: Optional[list[str]] = None
    """Its companies, in alphabetical order. Not in pages."""
    looks: Optional[list[WatchLook]] = None
    """The latest looks, newest first. Not in pages."""


class WatchResponse(Model):
    success: Literal[True]
    """Always true."""
    data: Watch


class WatchCreatedResponse(Model):
    success: Literal[True]
    """Always true."""
    data: Watch
    problems: list[ListProblem]
    """The domains that are not watched, and why. `line` is the place in `domains`."""


class WatchDeletedResponse(Model):
    success: Literal[True]
    """Always true."""
    message: str
    """That it is deleted, in words."""


class WatchesResponseData(Model):
    """The page."""

    watches: list[Watch]
    """Newest first."""
    next: Optional[str]
    """`before` of the next page; null on the last one."""


class WatchesResponse(Model):
    success: Literal[True]
    """Always true."""
    data: WatchesResponseData
    """The page."""


class WatchSignalsResponseDataSignal(Model):
    """A signal that was told."""

    signal_id: str
    """Of this event: the same at every attempt. Discard duplicates by it."""
    watch_id: str
    """The watch that tells it."""
    domain: str
    """The company."""
    detected_at: dt.datetime
    """When the watch first saw it."""
    signal: Signal


class WatchSignalsResponseData(Model):
    """The page."""

    signals: list[WatchSignalsResponseDataSignal]
    """In the order in which they were told."""
    next: Optional[str]
    """`after` of the next page; null on the last one."""


class WatchSignalsResponse(Model):
    success: Literal[True]
    """Always true."""
    data: WatchSignalsResponseData
    """The page."""


class WatchRequest(Model):
    domains: list[str]
    """The companies: domains in any form that `/company/{domain}` accepts."""
    frequency: Literal["daily", "weekly", "monthly"]
    """A look begins this long after the last one has ended. The first begins at once."""
    max_credits_per_month: int
    """The watch begins no enrichment with which its looks of a calendar month (UTC) would cost
    more. At least the price of one company.
    """
    types: Optional[
        list[
            Literal[
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
        ]
    ] = None
    """The types of signals to tell. All if omitted."""
    modules: Optional[list[Module]] = None
    """What to enrich beside the base. `signals` is always among them."""
    include_rumours: Optional[bool] = None
    """Whether to tell rumours. They are told once confirmed otherwise."""


class FoundCompany(Model):
    domain: str
    """The company."""
    name: str
    """Its name."""
    description: Optional[str]
    """What it does, at most 1,000 characters."""
    country: Optional[str]
    """Country of the headquarters: ISO 3166-1 alpha-2."""
    city: Optional[str]
    """City of the headquarters."""
    industries: list[str]
    """As its sources name them."""
    employee_range: Optional[str]
    """Its size, as its sources state it."""
    founded_year: Optional[int]
    """The year in which it was founded."""
    is_enriched: bool
    """Whether an enrichment put it on file. Otherwise it is only in imported datasets."""
    matched_on: list[
        Literal[
            "name",
            "industry",
            "topic",
            "service",
            "description",
            "domain",
            "country",
            "employee_range",
            "funding_stage",
            "technology",
            "signal",
        ]
    ]
    """Where the words of the query occur, and which filters match."""
    last_scanned_at: Optional[dt.date]
    """The last enrichment; null if there was none."""


class CompanySearchDataIndexSize(Model):
    """What was searched. A company that is not in it may still exist."""

    companies_on_file: int
    """Put on file by enrichments."""
    companies_in_datasets: int
    """In imported datasets; some of them are on file too."""
    precision: Literal["exact", "about"]
    """How the two were counted."""


class CompanySearchData(Model):
    """The page."""

    companies: list[FoundCompany]
    """First companies with the words in their name or domain, then in industries, topics or
    services, then the others; each group by domain.
    """
    next_cursor: Optional[str]
    """The `cursor` of the next page; null on the last one."""
    index_size: CompanySearchDataIndexSize
    """What was searched. A company that is not in it may still exist."""


class CompanySearchCoverageCompany(Model):
    domain: str
    """The company."""
    status: Literal["fresh", "stale", "scanning", "no_data", "not_indexed", "not_applicable"]
    """`fresh`: scanned, or with a signal, within 21 days; `stale`: scanned longer ago; `scanning`:
    a scan is running; `no_data`: a recent scan found nothing; `not_indexed`: never scanned, or too
    long ago to count; `not_applicable`: the result is not about a company.
    """
    last_scanned_at: Optional[dt.date]
    """The last scan, also if it found nothing; null if there was none."""
    last_signal_at: Optional[dt.date]
    """The date of the newest signal; null if no signal has a known date."""
    signal_absence_is_meaningful: bool
    """If false, an empty list of signals means that nobody checked, not that nothing happened."""


class CompanySearchCoverage(Model):
    """What may be concluded from the result. For several companies, what holds for each of them."""

    status: Literal["fresh", "stale", "scanning", "no_data", "not_indexed", "not_applicable"]
    """`fresh`: scanned, or with a signal, within 21 days; `stale`: scanned longer ago; `scanning`:
    a scan is running; `no_data`: a recent scan found nothing; `not_indexed`: never scanned, or too
    long ago to count; `not_applicable`: the result is not about a company.
    """
    last_scanned_at: Optional[dt.date]
    """The last scan, also if it found nothing; null if there was none."""
    last_signal_at: Optional[dt.date]
    """The date of the newest signal; null if no signal has a known date."""
    signal_absence_is_meaningful: bool
    """If false, an empty list of signals means that nobody checked, not that nothing happened."""
    companies: Optional[list[CompanySearchCoverageCompany]] = None
    """Company by company."""


class CompanySearch(Model):
    success: Literal[True]
    """The request was answered."""
    data: CompanySearchData
    """The page."""
    message: str
    """The result in one line, or why it is empty."""
    coverage: CompanySearchCoverage
    """What may be concluded from the result. For several companies, what holds for each of them."""
    notes: list[str]
    """What the data cannot support, company by company, and what would help at which price."""
    credits_used: int
    """What the page cost. An empty page is free."""
    credits_remaining: int
    """The balance afterwards."""


class FoundSignalEvidenceItem(Model):
    source: str
    """The source that reported it."""
    url: Optional[str]
    """Where it was seen."""
    observed_at: dt.datetime
    """When it was seen."""
    confidence: float
    """Confidence of the reading."""


class FoundSignal(Model):
    id: str
    """Stays the same when a later enrichment reports the event again."""
    domain: str
    """The company."""
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
    """What kind of event it is."""
    class_: Literal["confirmed", "reported", "rumour"] = Field(..., alias="class")
    """`confirmed` by the company or a register, `reported` by a named third party, or a `rumour`
    (hearsay).
    """
    title: str
    """The event in one line, as its report has it."""
    description: Optional[str]
    """More about it."""
    date: Optional[dt.date]
    """When it happened; null if no source says."""
    seen_on: Optional[dt.date]
    """The date of the enrichment that found it."""
    source_url: Optional[str]
    """The report whose title it is."""
    funding_stage: Optional[str]
    """The stage of a round."""
    entities: dict[str, str]
    """What it names: `amount`, `investors`, `person`, `place` and the like."""
    confidence: Optional[float]
    """Of its most confident piece of evidence; null if none is on file."""
    evidence: list[FoundSignalEvidenceItem]
    """Up to ten pieces of evidence."""


class SignalSearchData(Model):
    """The page."""

    signals: list[FoundSignal]
    """The newest first."""
    next_cursor: Optional[str]
    """The `cursor` of the next page; null on the last one."""


class SignalSearchCoverageCompany(Model):
    domain: str
    """The company."""
    status: Literal["fresh", "stale", "scanning", "no_data", "not_indexed", "not_applicable"]
    """`fresh`: scanned, or with a signal, within 21 days; `stale`: scanned longer ago; `scanning`:
    a scan is running; `no_data`: a recent scan found nothing; `not_indexed`: never scanned, or too
    long ago to count; `not_applicable`: the result is not about a company.
    """
    last_scanned_at: Optional[dt.date]
    """The last scan, also if it found nothing; null if there was none."""
    last_signal_at: Optional[dt.date]
    """The date of the newest signal; null if no signal has a known date."""
    signal_absence_is_meaningful: bool
    """If false, an empty list of signals means that nobody checked, not that nothing happened."""


class SignalSearchCoverage(Model):
    """What may be concluded from the result. For several companies, what holds for each of them."""

    status: Literal["fresh", "stale", "scanning", "no_data", "not_indexed", "not_applicable"]
    """`fresh`: scanned, or with a signal, within 21 days; `stale`: scanned longer ago; `scanning`:
    a scan is running; `no_data`: a recent scan found nothing; `not_indexed`: never scanned, or too
    long ago to count; `not_applicable`: the result is not about a company.
    """
    last_scanned_at: Optional[dt.date]
    """The last scan, also if it found nothing; null if there was none."""
    last_signal_at: Optional[dt.date]
    """The date of the newest signal; null if no signal has a known date."""
    signal_absence_is_meaningful: bool
    """If false, an empty list of signals means that nobody checked, not that nothing happened."""
    companies: Optional[list[SignalSearchCoverageCompany]] = None
    """Company by company."""


class SignalSearch(Model):
    success: Literal[True]
    """The request was answered."""
    data: SignalSearchData
    """The page."""
    message: str
    """The result in one line, or why it is empty."""
    coverage: SignalSearchCoverage
    """What may be concluded from the result. For several companies, what holds for each of them."""
    notes: list[str]
    """What the data cannot support, company by company, and what would help at which price."""
    credits_used: int
    """What the page cost. An empty page is free."""
    credits_remaining: int
    """The balance afterwards."""


class ResolvedCandidate(Model):
    domain: str
    """The company."""
    name: str
    """The name that was compared."""
    country_code: Optional[str]
    """Country of the headquarters: ISO 3166-1 alpha-2; null if it is not known."""
    match: Literal["name", "dataset_name", "similar_name"]
    """`name`: the company is called so; `dataset_name`: it is called otherwise, and an imported
    dataset lists it so, for example under its legal or a former name; `similar_name`: its name has
    all the words.
    """
    is_in_country: Optional[bool]
    """Whether it is in the country that was sent; null if none was, or its own is not known."""
    known_from: Literal["enrichment", "dataset"]
    """What put the compared name on file."""
    reason: str
    """All of this in one sentence."""


class ResolveData(Model):
    """What the name means."""

    name: str
    """The name that was sent."""
    country: Optional[str]
    """The country that was sent, as its code."""
    domain: Optional[str]
    """The only company on file with this name, in this country; null if there is none, or several.
    """
    candidates: list[ResolvedCandidate]
    """The company, or else those that the name may mean, the closest first; at most ten."""


class Resolve(Model):
    success: Literal[True]
    """The request was answered."""
    data: ResolveData
    """What the name means."""
    message: str
    """The result in one line."""


class Change(Model):
    path: str
    """The field: `company.employee_range`, or within a list `team.team_members[3].position`."""
    before: Any
    """Its value in the results of the batch; null if it had none."""
    after: Any
    """Its value now; null if it has none."""


class Replay(Model):
    success: Literal[True]
    """The modules were built."""
    batch_id: str
    """The batch."""
    domain: str
    """The company."""
    completed_at: dt.datetime
    """When the batch completed. Ages and dates are as of then."""
    data: CompanyData
    changes: list[Change]
    """Every field that differs from the results of the batch, in the order of the data."""
    applied: list[
        Literal["company", "business", "technology", "funding", "team", "signals", "competitors"]
    ]
    """The modules of which this batch is the latest: what is on file about the company is now
    `data`.
    """
    credits_used: Literal[0]
    """A replay is free."""


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


class SignalDetectedMeta(Model):
    api_version: Literal["2.0"]
    webhook_attempt: int


class SignalDetected(Model):
    event: Literal["signal.detected"]
    """Always `signal.detected`."""
    signal_id: str
    """Of this event: the same at every attempt. Discard duplicates by it."""
    watch_id: str
    """The watch that tells it."""
    domain: str
    """The company."""
    detected_at: dt.datetime
    """When the watch first saw it."""
    signal: Signal
    watch_url: str
    """The URL of the watch."""
    meta: SignalDetectedMeta = Field(..., alias="_meta")


KnownEvent = Union[
    EnrichmentCompleted, EnrichmentFailed, EnrichmentNoDataFound, ListCompleted, SignalDetected
]
"""What a webhook says, by its event."""

EVENTS: dict[str, type[KnownEvent]] = {
    "enrichment.completed": EnrichmentCompleted,
    "enrichment.failed": EnrichmentFailed,
    "enrichment.no_data_found": EnrichmentNoDataFound,
    "list.completed": ListCompleted,
    "signal.detected": SignalDetected,
}
