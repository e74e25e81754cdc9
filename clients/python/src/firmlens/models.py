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
    "logo_not_found",
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
    """Of `rate_limit_exceeded`: the limits of the account, if its key is known."""

    per_minute: int
    """The requests allowed per minute."""
    per_day: int
    """The requests allowed per day."""
    current_minute: int
    """The requests of the current minute."""
    current_day: int
    """The requests of the current day, in UTC."""


class Error(Model):
    """A refused request."""

    success: Literal[False]
    """Always false: the request was refused."""
    error: ErrorCode
    """What happened. Branch on it: it never changes its meaning."""
    message: str
    """The same in words, for people. It may change."""
    hint: Optional[str] = None
    """What to do about it."""
    documentation: Optional[str] = None
    """Of `webhook_required`: the URL of this description."""
    quick_test: Optional[str] = None
    """Of `webhook_required`: a command that sends a request with a webhook URL."""
    credits_used: Optional[Literal[0]] = None
    """Always 0: a refused request costs nothing."""
    valid_modules: Optional[list[Module]] = None
    """Of `invalid_module`: the names that `enrich` accepts."""
    credits_required: Optional[int] = None
    """Of `insufficient_credits`: what the request would have reserved."""
    credits_needed: Optional[int] = None
    """`credits_required` again, for older clients."""
    credits_available: Optional[int] = None
    """Of `insufficient_credits`: the balance."""
    batch_id: Optional[str] = None
    """Of `enrichment_in_progress`: the batch that runs; null if it is that of another account."""
    field: Optional[str] = None
    """Of `invalid_filter_value`: the filter whose value is unknown."""
    value: Optional[str] = None
    """Of `invalid_filter_value`: the unknown value."""
    valid_values: Optional[list[str]] = None
    """Of `invalid_filter_value`: what the filter takes; of technologies the closest."""
    valid_values_total: Optional[int] = None
    """Of `invalid_filter_value`: how many technologies are known."""
    nearest_match: Optional[str] = None
    """Of `invalid_filter_value`: what was probably meant; null if nothing is close."""
    retry_after: Optional[int] = None
    """Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`."""
    limits: Optional[ErrorLimits] = None
    """Of `rate_limit_exceeded`: the limits of the account, if its key is known."""


class Company(Model):
    """The base record: identity, contact, location, size and legal data. Part of every
    enrichment.
    """

    name: Optional[str]
    """The name by which the company is known."""
    description: Optional[str]
    """What the company does, in its own words where its website says so."""
    founded_year: Optional[int]
    """The year of its foundation, otherwise of its registration."""
    company_status: Optional[Literal["active", "acquired", "closed"]]
    """`closed` if a register says so, even while the website works; `acquired` if any source says
    so; `active` otherwise.
    """
    phone: Optional[str]
    """The main telephone number in E.164: `+4940555010`."""
    email: Optional[str]
    """The general email address."""
    domain: str
    """The registrable domain that was requested, in lower case and A-labels."""
    linkedin_url: Optional[str]
    """The URL of its LinkedIn page."""
    facebook_url: Optional[str]
    """The URL of its Facebook page."""
    twitter_url: Optional[str]
    """The URL of its profile on X, formerly Twitter."""
    headquarter_country: Optional[str]
    """The country of the headquarters: its English name."""
    headquarter_city: Optional[str]
    """The city of the headquarters."""
    registered_address: Optional[str]
    """The address in the register, on one line."""
    office_locations: Optional[list[str]]
    """The places of its offices, as its pages name them."""
    employee_count: Optional[int]
    """The number of employees, if a source gives a number."""
    employee_range: Optional[str]
    """The number of employees as a range, such as `51-200`. Derived from `employee_count` if that
    is known.
    """
    legal_name: Optional[str]
    """The name in the register, with the legal form."""
    company_number: Optional[str]
    """The number in the national register, in the notation of that register."""
    company_type: Optional[str]
    """The legal form, such as `Private limited company` or `GmbH`."""
    date_of_creation: Optional[dt.date]
    """The day of its registration."""
    jurisdiction: Optional[str]
    """The country or state under whose law the company is registered: an ISO 3166 code such as `FR`
    or `US-DE`.
    """
    sic_codes: Optional[list[str]]
    """The codes of its activities, in the classification of the register that gives them: SIC,
    NACE, NAF and others.
    """


class BusinessService(Model):
    name: str
    """The name of the product or service."""
    description: Optional[str]
    """What it is, in a sentence or two."""


class BusinessCertificatesAndComplianceItem(Model):
    name: str
    """The certificate or standard, such as `ISO 27001`."""
    description: Optional[str]
    """What the company says about it."""


class BusinessMarketProblem(Model):
    title: str
    """The problem in a few words."""
    description: Optional[str]
    """The problem in a sentence or two."""


class BusinessTargetCountry(Model):
    country: str
    """The English name of the country."""
    country_code: str
    """The country by its ISO 3166-1 alpha-2 code."""
    ai_reasoning: str
    """Why the country is listed, in one sentence. Rules write it, or a language model if there is
    one.
    """
    confidence: Literal["high", "medium"]
    """`high` if at least two kinds of evidence point to the country, `medium` if one does."""


class BusinessPotentialTargetCountry(Model):
    country: str
    """The English name of the country."""
    country_code: str
    """The country by its ISO 3166-1 alpha-2 code."""
    ai_reasoning: str
    """Why the country is listed, in one sentence. Rules write it, or a language model if there is
    one.
    """
    confidence: Literal["high", "medium"]
    """`high` if at least two kinds of evidence point to the country, `medium` if one does."""


class Business(Model):
    """What the company sells, to whom and how."""

    industries_count: Optional[int]
    """The number of `industries`."""
    industries: Optional[list[str]]
    """The industries, by the names that people search for: `Logistics`, `Legal Services`."""
    business_model: Optional[list[str]]
    """The business models, such as `B2B`, `B2C`, `SaaS` or `Platform`."""
    revenue_model: Optional[list[str]]
    """How the company earns, such as `Subscription` or `Product sales`."""
    target_audience: Optional[str]
    """Whom the company addresses, in words."""
    taxonomy_count: Optional[int]
    """The number of `taxonomy` entries."""
    taxonomy: Optional[list[str]]
    """Topics of the company, narrower than its industries."""
    services_count: Optional[int]
    """The number of `services`."""
    services: Optional[list[BusinessService]]
    """The products and services that the company offers."""
    certificates_count: Optional[int]
    """The number of `certificates_and_compliance` entries."""
    certificates_and_compliance: Optional[list[BusinessCertificatesAndComplianceItem]]
    """Certificates that the company holds and standards that it says it meets."""
    market_problems_count: Optional[int]
    """The number of `market_problems`."""
    market_problems: Optional[list[BusinessMarketProblem]]
    """The problems of its customers that the company says it solves."""
    target_countries_count: Optional[int]
    """The number of `target_countries`."""
    target_countries: Optional[list[BusinessTargetCountry]]
    """The countries to which the company sells. The country of the headquarters is one of them."""
    potential_target_countries_count: Optional[int]
    """The number of `potential_target_countries`."""
    potential_target_countries: Optional[list[BusinessPotentialTargetCountry]]
    """Countries to which weaker signs point. None of them is in `target_countries`."""


class TechnologyStackItem(Model):
    name: str
    """The usual name of the technology."""
    description: Optional[str]
    """What the technology is."""


class Technology(Model):
    """The technologies that the company uses."""

    total_technologies: Optional[int]
    """The number of `technologies`."""
    categories_count: Optional[int]
    """The number of categories in `technology_stack`."""
    technologies: Optional[list[str]]
    """The names of the technologies, each once."""
    technology_stack: Optional[dict[str, list[TechnologyStackItem]]]
    """The technologies by category, such as `Analytics`. A technology is listed under each of its
    categories.
    """
    last_updated: Optional[dt.datetime]
    """When a technology was last seen."""


class FundingInvestmentHistoryItem(Model):
    date: Optional[dt.date]
    """The day on which the round was announced or filed."""
    stage: Optional[str]
    """The stage, such as `Seed` or `Series A`."""
    amount: Optional[float]
    """The amount in units of `currency`."""
    amount_usd: Optional[float]
    """The amount in US dollars, at the rate of the day of its report."""
    currency: Optional[str]
    """The currency of `amount` and `valuation`: its ISO 4217 code."""
    valuation: Optional[float]
    """The valuation of the company in units of `currency`."""
    valuation_usd: Optional[float]
    """The valuation in US dollars, at the rate of the day of its report."""
    investors: list[str]
    """The names of the investors. Empty if none is known."""


class FundingNotableInvestor(Model):
    name: str
    """The usual name of the investor."""
    logo: Optional[str]
    """The https URL of its logo."""
    domain: Optional[str]
    """The domain of its website."""


class Funding(Model):
    """Funding rounds, investors and valuations."""

    total_funding: Optional[int]
    """All funding in US dollars: the newest total that the company states, plus the rounds since
    then; otherwise the sum of the rounds.
    """
    funding_stage: Optional[str]
    """The stage of the newest round; `Public` for a listed company."""
    last_funding_date: Optional[dt.date]
    """The day of the newest round."""
    funding_round_count: Optional[int]
    """The number of rounds in `investment_history`."""
    last_valuation: Optional[float]
    """The newest known valuation in US dollars."""
    investment_history: Optional[list[FundingInvestmentHistoryItem]]
    """The rounds, newest first."""
    investors_count: Optional[int]
    """The number of `investors`."""
    investors: Optional[list[str]]
    """The names of all investors, each once."""
    notable_investors_count: Optional[int]
    """The number of `notable_investors`."""
    notable_investors: Optional[list[FundingNotableInvestor]]
    """Those of the investors that are well known."""
    lead_investors: Optional[list[str]]
    """The investors that led a round."""
    acquisitions: Optional[list[str]]
    """The companies that this company acquired: half of them or more."""


class TeamMemberExperienceItem(Model):
    company: Optional[str]
    """The employer."""
    position: Optional[str]
    """The position there."""
    description: Optional[str]
    """What the person did there."""
    start_date: Optional[str]
    """When it began, as precisely as the source says."""
    end_date: Optional[str]
    """When it ended, as precisely as the source says; null while it lasts."""
    is_current: bool
    """Whether the person still holds the position."""
    location: Optional[str]
    """The place of work."""


class TeamMemberEducationItem(Model):
    school: Optional[str]
    """The school or university."""
    degree: Optional[str]
    """The degree."""
    description: Optional[str]
    """The subject, or what else the source says."""
    start_date: Optional[str]
    """When it began, as precisely as the source says."""
    end_date: Optional[str]
    """When it ended, as precisely as the source says."""
    location: Optional[str]
    """The place of the school."""


class TeamMember(Model):
    name: str
    """The full name."""
    position: Optional[str]
    """The position in the company."""
    linkedin_url: Optional[str]
    """The URL of the LinkedIn profile to which a page of the company links."""
    country: Optional[str]
    """The country where the person works: its English name."""
    city: Optional[str]
    """The city where the person works."""
    nationality: Optional[str]
    """The nationality, if a register states it."""
    biography: Optional[str]
    """What the company says about the person."""
    experience: list[TeamMemberExperienceItem]
    """Positions, as far as known."""
    education: list[TeamMemberEducationItem]
    """Schools and degrees, as far as known."""


class TeamMonthlyGrowth(Model):
    change: int
    """The employees gained; negative if the number fell."""
    percentage: float
    """The change in percent of `from`, to two decimals."""
    from_: int = Field(..., alias="from")
    """The number of employees in `period_start`."""
    to: int
    """The number of employees in `period_end`."""
    period_start: str
    """The first month: `August 2026`."""
    period_end: str
    """The last month: `November 2026`."""


class TeamThreeMonthGrowth(Model):
    change: int
    """The employees gained; negative if the number fell."""
    percentage: float
    """The change in percent of `from`, to two decimals."""
    from_: int = Field(..., alias="from")
    """The number of employees in `period_start`."""
    to: int
    """The number of employees in `period_end`."""
    period_start: str
    """The first month: `August 2026`."""
    period_end: str
    """The last month: `November 2026`."""


class TeamSixMonthGrowth(Model):
    change: int
    """The employees gained; negative if the number fell."""
    percentage: float
    """The change in percent of `from`, to two decimals."""
    from_: int = Field(..., alias="from")
    """The number of employees in `period_start`."""
    to: int
    """The number of employees in `period_end`."""
    period_start: str
    """The first month: `August 2026`."""
    period_end: str
    """The last month: `November 2026`."""


class TeamHistoricalEmployeeDataItem(Model):
    month_name: str
    """The month: `November 2026`."""
    employee_count: int
    """The number of employees in that month."""


class TeamKeyRoleOpening(Model):
    title: str
    """The title of the opening."""
    location: Optional[str]
    """The place of work."""
    country: Optional[str]
    """The country of the place: its English name."""
    posted_date: Optional[dt.date]
    """The day on which the opening was published."""


class Team(Model):
    """People, growth and hiring."""

    team_count: Optional[int]
    """The number of `team_members`. `company.employee_count` has the number of employees."""
    team_members: Optional[list[TeamMember]]
    """People of the company, founders and heads first."""
    monthly_growth: Optional[TeamMonthlyGrowth]
    """The growth in the last month of `historical_employee_data`; null unless the month before is
    known.
    """
    three_month_growth: Optional[TeamThreeMonthGrowth]
    """The same over three months."""
    six_month_growth: Optional[TeamSixMonthGrowth]
    """The same over six months."""
    historical_employee_data: Optional[list[TeamHistoricalEmployeeDataItem]]
    """The number of employees by month, oldest first."""
    job_listings_count: Optional[int]
    """The number of open jobs."""
    job_titles_count: Optional[int]
    """The number of `job_titles`."""
    job_locations_count: Optional[int]
    """The number of `job_locations`."""
    job_countries_count: Optional[int]
    """The number of `job_countries`."""
    key_role_openings_count: Optional[int]
    """The number of `key_role_openings`."""
    job_titles: Optional[list[str]]
    """The titles of the open jobs, each once."""
    job_locations: Optional[list[str]]
    """The places of the open jobs, each once."""
    job_countries: Optional[list[str]]
    """The countries of the open jobs, each once: English names."""
    hiring_status: Optional[Literal["actively_hiring", "hiring", "passive"]]
    """`actively_hiring` from ten open jobs, or from five that were posted within thirty days;
    `hiring` from one; `passive` if a page for jobs shows none; null if no such page is known.
    """
    key_role_openings: Optional[list[TeamKeyRoleOpening]]
    """The open jobs for leaders, newest first."""


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
    """The kind of event."""
    title: str
    """The headline, from the most official report."""
    date: Optional[dt.date]
    """The day of the event, from the earliest report."""
    description: Optional[str]
    """What the report says, in a sentence or two."""
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
    """The number of followers."""
    change_percentage: Optional[float]
    """The change of that number over the period, in percent."""
    last_post_date: Optional[dt.date]
    """The day of the last post."""
    period_start: Optional[dt.date]
    """The first day of the period."""
    period_end: Optional[dt.date]
    """The last day of the period."""


class SignalsAiInsights(Model):
    insight: str
    """What the signals mean together, in a few sentences."""
    growth_momentum: str
    """How fast the company grows: `strong`, `moderate`, `stable`, `slowing`, `declining`;
    `undetermined` without a sign from the last twelve months.
    """
    trajectory: str
    """Where the company is heading: `expanding`, `building`, `consolidating`, `contracting`;
    `undetermined` without a sign from the last twelve months.
    """
    key_indicators: list[str]
    """The signals and figures behind it, each with its day."""
    next_likely_move: Optional[str]
    """What the company will probably do next; null if nothing points to anything."""


class Signals(Model):
    """Dated buying signals, and what they mean together."""

    highlights_count: Optional[int]
    """The number of `highlights`."""
    highlights: Optional[list[SignalsHighlight]]
    """The events, newest first."""
    linkedin_metrics: Optional[SignalsLinkedinMetrics]
    """Always null: no source that may be used reports them."""
    ai_insights: Optional[SignalsAiInsights]
    """What the signals mean together. Rules write it, or a language model if there is one. Null if
    there is nothing to say.
    """


class Competitor(Model):
    name: str
    """The name of the other company."""
    domain: Optional[str]
    """The domain of its website."""
    description: Optional[str]
    """What it does."""
    similarity: float
    """How similar the two businesses are, if the other company is on file; otherwise the confidence
    that it is a competitor.
    """
    reason: str
    """Why it is listed, in one sentence."""
    source: str
    """The source that names it, such as `website`."""


class CompetitorsSimilarCompany(Model):
    name: str
    """The name of the other company."""
    domain: Optional[str]
    """The domain of its website."""
    description: Optional[str]
    """What it does."""
    similarity: float
    """How similar the two businesses are, if the other company is on file; otherwise the confidence
    that it is a competitor.
    """
    reason: str
    """Why it is listed, in one sentence."""
    source: str
    """The source that names it, such as `website`."""


class Competitors(Model):
    """Competitors and similar companies."""

    competitors_count: Optional[int]
    """The number of `competitors`."""
    competitors: Optional[list[Competitor]]
    """Companies that a source names as competitors."""
    similar_companies_count: Optional[int]
    """The number of `similar_companies`."""
    similar_companies: Optional[list[CompetitorsSimilarCompany]]
    """Companies on file with a similar business, the most similar first."""


class CompanyData(Model):
    """Company data: a key for each module that is there. `company` always is. A field is null if no
    source provided it; a list is empty only if a source looked for its items.
    """

    company: Company
    business: Optional[Business] = None
    technology: Optional[Technology] = None
    funding: Optional[Funding] = None
    team: Optional[Team] = None
    signals: Optional[Signals] = None
    competitors: Optional[Competitors] = None


class HealthChecks(Model):
    """What was checked."""

    database: bool
    """Whether the database responds and has been migrated."""


class Health(Model):
    """Whether requests can be served."""

    status: str
    """`ok`, or `unavailable` with status 503."""
    service: str
    """The name of the service."""
    time: dt.datetime
    """When the answer was made."""
    checks: HealthChecks
    """What was checked."""


class CachedCreditsBreakdown(Model):
    """What the request cost: nothing."""

    base: int
    """The credits for the base."""
    enrichments: dict[str, int]
    """The credits by module."""
    note: str
    """What an enrichment with these modules costs."""


class CachedCoverageItem(Model):
    enriched_at: dt.datetime
    """When the module was built."""
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
    """Fresh data, free."""

    success: Literal[True]
    """Always true: the request succeeded."""
    data: CompanyData
    """The data on file, which is fresh."""
    credits_used: Literal[0]
    """Always 0: fresh data is free."""
    from_recent_enrichment: Literal[True]
    """Always true: the data comes from a recent enrichment."""
    credits_remaining: int
    """The balance."""
    credits_breakdown: CachedCreditsBreakdown
    """What the request cost: nothing."""
    modules_included: list[str]
    """What `data` contains: `base`, and the modules that were requested."""
    coverage: dict[str, CachedCoverageItem]
    """By key of the data: when the module was built and whether its sources responded. `GET
    /company/{domain}/evidence` has the reasons, source by source.
    """
    dedup_note: Optional[str] = None
    """Why it was free."""
    webhook_hint: Optional[str] = None
    """Advice about the webhook."""


class Queued(Model):
    """An enrichment is queued for a company that is on file."""

    success: Literal[True]
    """Always true: the request succeeded."""
    status: Literal["processing"]
    """Always `processing`."""
    batch_id: str
    """The ID of the batch, for its status and results."""
    credits_reserved: int
    """The credits reserved: refunded if the enrichment fails or finds nothing."""
    status_endpoint: str
    """The URL of the status."""
    results_endpoint: str
    """The URL of the results."""
    enrichment_status: Literal["processing"]
    """Always `processing`, as `status`."""
    webhook_notification: Literal["enabled"]
    """Always `enabled`: the webhook is called when the enrichment ends."""
    message: str
    """What happened, in words."""
    hint: str
    """What to do next."""
    current_data: CompanyData
    """What was on file before. It may be out of date or incomplete."""
    modules_requested: list[Module]
    """The modules that are enriched, beside the base."""
    modules_count: int
    """Their number."""


class QueuedNewDomain(Model):
    """An enrichment is queued for a company that is not on file yet."""

    success: Literal[True]
    """Always true: the request succeeded."""
    status: Literal["processing"]
    """Always `processing`."""
    batch_id: str
    """The ID of the batch, for its status and results."""
    credits_reserved: int
    """The credits reserved: refunded if the enrichment fails or finds nothing."""
    status_endpoint: str
    """The URL of the status."""
    results_endpoint: str
    """The URL of the results."""
    enrichment_status: Literal["processing"]
    """Always `processing`, as `status`."""
    webhook_notification: Literal["enabled"]
    """Always `enabled`: the webhook is called when the enrichment ends."""
    message: str
    """What happened, in words."""
    hint: str
    """What to do next."""
    requested_modules: list[Module]
    """The modules that are enriched, beside the base."""
    credits_remaining: int
    """The balance after the reservation."""
    domain: str
    """The registrable domain of the company."""


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
    """When it was observed."""
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
    """The source."""
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
    """Each source and its outcome."""


class Evidence(Model):
    """The evidence behind the data of a company, and the sources queried."""

    success: Literal[True]
    """Always true: the request succeeded."""
    domain: str
    """The registrable domain of the company."""
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
    """What the batch costs."""

    reserved: int
    """The credits that were reserved."""
    used: int
    """The credits that it cost: 0 unless it completed."""
    refunded: int
    """The credits that were returned."""


class BatchStatusTiming(Model):
    """When it happened."""

    requested_at: dt.datetime
    """When it was requested."""
    started_at: Optional[dt.datetime]
    """When it started; null while it waits."""
    completed_at: Optional[dt.datetime]
    """When it ended; null before."""
    duration_seconds: Optional[float]
    """The seconds from the request to the end; null before."""


class BatchStatusWebhook(Model):
    """What became of the webhook."""

    url: Optional[str]
    """The URL that is called; null without a webhook."""
    sent_at: Optional[dt.datetime]
    """When the last attempt was made; null before."""
    status: Optional[Literal["pending", "retrying", "delivered", "failed"]]
    """`pending`: not attempted yet; `retrying`: attempted, and due again; `delivered` and `failed`
    are final. Null without a webhook.
    """
    retries: int
    """The attempts after the first."""


class BatchStatus(Model):
    """A batch and its progress."""

    success: Literal[True]
    """Always true: the request succeeded."""
    batch_id: str
    """The ID of the batch."""
    domain: str
    """The registrable domain of the company."""
    status: Literal["queued", "processing", "completed", "failed", "no_data_found"]
    """`queued`: it waits; `processing`: it runs. The others are final: `completed`, and with a full
    refund `failed` and `no_data_found`.
    """
    requested_modules: list[Module]
    """The modules that were requested, beside the base."""
    message: Optional[str]
    """Why it ended so, in words; null otherwise."""
    credits: BatchStatusCredits
    """What the batch costs."""
    timing: BatchStatusTiming
    """When it happened."""
    webhook: BatchStatusWebhook
    """What became of the webhook."""
    results_endpoint: Optional[str]
    """The URL of the results; null unless the batch completed."""


class BatchResultsCreditsBreakdown(Model):
    """What was paid for."""

    base: int
    """The credits for the base."""
    enrichments: dict[str, int]
    """The credits by module."""


class BatchResultsCoverageItem(Model):
    enriched_at: dt.datetime
    """When the module was built."""
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
    """The results of a batch."""

    success: Literal[True]
    """Always true: the request succeeded."""
    batch_id: str
    """The ID of the batch."""
    domain: str
    """The registrable domain of the company."""
    status: Literal["completed"]
    """Always `completed`: others have no results."""
    data: CompanyData
    """The data as this batch produced it."""
    credits_used: int
    """The credits that the batch cost."""
    credits_refunded: int
    """The credits that were returned: 0."""
    credits_breakdown: BatchResultsCreditsBreakdown
    """What was paid for."""
    modules_included: list[str]
    """What `data` contains: `base`, and the modules that were requested."""
    coverage: dict[str, BatchResultsCoverageItem]
    """By key of the data: when the module was built and whether its sources responded. `GET
    /company/{domain}/evidence` has the reasons, source by source.
    """
    completed_at: dt.datetime
    """When the batch completed."""


class Quote(Model):
    """What a request for a company would do and cost."""

    success: Literal[True]
    """Always true: the request succeeded."""
    domain: str
    """The registrable domain of the company."""
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


class Logo(Model):
    """Where the logo of a company is."""

    success: Literal[True]
    """Always true: the request succeeded."""
    domain: str
    """The registrable domain of the company."""
    logo_url: str
    """The URL of the picture, as in `Location`. It is on a host of a third party."""


class AccountInfoDataAccount(Model):
    """The account to which the key belongs."""

    id: int
    """The ID of the account."""
    name: str
    """The name of its owner or team."""
    email: str
    """Its email address."""
    company_name: Optional[str]
    """Its company, if it named one."""
    plan_type: Literal["trial", "starter", "professional", "business", "enterprise"]
    """Its plan."""
    status: Literal["active", "past_due", "suspended", "cancelled"]
    """The state of its subscription. Requests are accepted while it is `active` or `past_due`."""
    created_at: dt.datetime
    """When the account was created."""


class AccountInfoDataLimits(Model):
    """The limits that are enforced."""

    credits_per_month: int
    """The credits of each credit period."""
    rate_per_minute: int
    """The requests allowed per minute."""
    rate_per_day: int
    """The requests allowed per day."""


class AccountInfoDataPlanDefaults(Model):
    """The limits of the plan. They differ from `limits` only if one was raised for this account."""

    credits_per_month: int
    """The credits of each credit period."""
    rate_per_minute: int
    """The requests allowed per minute."""
    rate_per_day: int
    """The requests allowed per day."""


class AccountInfoDataRateLimits(Model):
    """The rates of `limits` again, for older clients."""

    per_minute: int
    """`limits.rate_per_minute`."""
    per_day: int
    """`limits.rate_per_day`."""


class AccountInfoData(Model):
    """The account and its limits."""

    account: AccountInfoDataAccount
    """The account to which the key belongs."""
    limits: AccountInfoDataLimits
    """The limits that are enforced."""
    plan_defaults: AccountInfoDataPlanDefaults
    """The limits of the plan. They differ from `limits` only if one was raised for this account."""
    rate_limits: AccountInfoDataRateLimits
    """The rates of `limits` again, for older clients."""


class AccountInfo(Model):
    """The account and its limits."""

    success: Literal[True]
    """Always true: the request succeeded."""
    data: AccountInfoData
    """The account and its limits."""


class CreditsDataCredits(Model):
    """The credits of the current period."""

    balance: int
    """The credits that can still be spent in this period."""
    used: int
    """The credits spent in this period."""
    limit: int
    """The credits of each period."""
    total_purchased: int
    """All credits ever bought; 0 on a trial."""
    percentage_used: float
    """`used` in percent of `limit`."""
    resets_at: Optional[dt.datetime]
    """When the credits were last renewed; null if never."""


class CreditsData(Model):
    """The balance."""

    credits: CreditsDataCredits
    """The credits of the current period."""


class Credits(Model):
    """The balance of the account."""

    success: Literal[True]
    """Always true: the request succeeded."""
    data: CreditsData
    """The balance."""


class UsageDataCurrentLimits(Model):
    """What counts towards the limits of requests."""

    requests_today: int
    """The requests of this day, in UTC."""
    requests_this_minute: int
    """The requests of this minute."""
    last_request: Optional[dt.datetime]
    """When the last request was made."""


class UsageDataMonthlyUsagePeriod(Model):
    """The calendar month, in UTC."""

    start: dt.datetime
    """The first moment of the month."""
    end: dt.datetime
    """The last moment of the month."""


class UsageDataMonthlyUsage(Model):
    """The current calendar month."""

    requests: int
    """The requests of the month."""
    credits_consumed: int
    """The credits that the month has cost, net of refunds."""
    period: UsageDataMonthlyUsagePeriod
    """The calendar month, in UTC."""


class UsageDataTopEndpoint(Model):
    endpoint: str
    """The endpoint."""
    requests: int
    """Its requests of the month."""
    credits_used: int
    """The credits that they cost."""
    avg_credits_per_request: float
    """The average of a request."""


class UsageDataRecentRequest(Model):
    id: int
    """The ID of the record."""
    endpoint: str
    """The path that was requested."""
    method: str
    """The HTTP method."""
    credits_consumed: int
    """The credits that the request cost, net of refunds."""
    response_status: int
    """The HTTP status of the answer."""
    response_time: float
    """How long the answer took, in milliseconds."""
    requested_at: dt.datetime
    """When the request was made."""
    error_message: Optional[str]
    """The message of a refusal."""


class UsageData(Model):
    """Requests and credits."""

    current_limits: UsageDataCurrentLimits
    """What counts towards the limits of requests."""
    monthly_usage: UsageDataMonthlyUsage
    """The current calendar month."""
    top_endpoints: list[UsageDataTopEndpoint]
    """The endpoints with the most requests."""
    recent_requests: list[UsageDataRecentRequest]
    """The last requests, newest first."""


class Usage(Model):
    """Requests and credits of the current month."""

    success: Literal[True]
    """Always true: the request succeeded."""
    data: UsageData
    """Requests and credits."""


class HistoryDataRequest(Model):
    id: int
    """The ID of the record."""
    endpoint: str
    """The path that was requested."""
    method: str
    """The HTTP method."""
    credits_consumed: int
    """The credits that the request cost, net of refunds."""
    response_status: int
    """The HTTP status of the answer."""
    response_time: float
    """How long the answer took, in milliseconds."""
    requested_at: dt.datetime
    """When the request was made."""


class HistoryDataPagination(Model):
    """Where the page is."""

    total: int
    """The number of all requests."""
    limit: int
    """The most records of a page."""
    offset: int
    """The records before this page."""
    has_more: bool
    """Whether records follow after this page."""


class HistoryData(Model):
    """A page of the history."""

    requests: list[HistoryDataRequest]
    """The requests of the page."""
    pagination: HistoryDataPagination
    """Where the page is."""


class History(Model):
    """A page of the requests."""

    success: Literal[True]
    """Always true: the request succeeded."""
    data: HistoryData
    """A page of the history."""


class WebhookStoredData(Model):
    """What is stored."""

    webhook_url: str
    """The URL as stored."""


class WebhookStored(Model):
    """The default webhook URL was stored."""

    success: Literal[True]
    """Always true: the request succeeded."""
    message: str
    """Says that the URL is stored."""
    data: WebhookStoredData
    """What is stored."""


class WebhookUrlData(Model):
    """What is stored."""

    webhook_url: Optional[str]
    """The URL; null if none is stored."""


class WebhookUrl(Model):
    """The default webhook URL."""

    success: Literal[True]
    """Always true: the request succeeded."""
    data: WebhookUrlData
    """What is stored."""


class ListCredits(Model):
    """What the list costs, in credits."""

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
    """The limit; null for none."""


class List(Model):
    """A list and its progress."""

    list_id: str
    """The ID of the list."""
    status: Literal["running", "paused", "cancelling", "completed", "cancelled"]
    """`running` and `paused` can still change into each other; `cancelling` ends what runs and
    begins nothing; `completed` and `cancelled` are final.
    """
    reason: Optional[
        Literal[
            "requested", "insufficient_credits", "subscription_required", "refund_limit_reached"
        ]
    ]
    """Why it is paused, or what a running list waits for; null otherwise."""
    modules: list[Module]
    """The modules of every entry, beside the base."""
    entries: int
    """Entries without duplicates."""
    duplicates: int
    """Lines left out because an earlier one is about the same company."""
    counts: dict[str, int]
    """The number of entries in each state."""
    credits: ListCredits
    """What the list costs, in credits."""
    notify: Literal["end", "each"]
    """Whether the webhook is called at the end of the list, or also of each enrichment."""
    webhook_url: Optional[str]
    """The URL that is called; null for none."""
    created_at: dt.datetime
    """When the list was created."""
    ended_at: Optional[dt.datetime]
    """When it ended; null before."""
    status_endpoint: str
    """The URL of this object."""
    results_endpoint: str
    """The URL of the results."""
    events_endpoint: str
    """The URL of the server-sent events."""


class ListQuote(Model):
    """What a list costs and why, before anything is spent."""

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
    """A list."""

    success: Literal[True]
    """Always true: the request succeeded."""
    data: List


class ListsResponseData(Model):
    """A page of lists."""

    lists: list[List]
    """The lists, newest first."""
    next: Optional[str]
    """`before` of the next page; null on the last one."""


class ListsResponse(Model):
    """A page of lists."""

    success: Literal[True]
    """Always true: the request succeeded."""
    data: ListsResponseData
    """A page of lists."""


class ListProblemCandidate(Model):
    domain: str
    """The registrable domain of the company."""
    name: str
    """The name on file."""
    country_code: Optional[str]
    """The country of the company by its ISO 3166-1 alpha-2 code, if known."""


class ListProblem(Model):
    """A line that is not enriched, and why."""

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
    """The state in which the line begins."""
    reason: str
    """Why, in words."""
    first_line: Optional[int] = None
    """Of a duplicate: the line that counts."""
    candidates: Optional[list[ListProblemCandidate]] = None
    """Of a name that is not resolved: companies on file that it may mean."""


class ListQuoteResponse(Model):
    """What a list would cost."""

    success: Literal[True]
    """Always true: the request succeeded."""
    quote: ListQuote
    problems: list[ListProblem]
    """Every line that cannot be read or enriched, and why."""
    dry_run: Literal[True]
    """Always true: nothing was stored or charged."""


class ListCreatedResponse(Model):
    """A list that has begun, and what it will cost."""

    success: Literal[True]
    """Always true: the request succeeded."""
    quote: ListQuote
    problems: list[ListProblem]
    """Every line that cannot be read or enriched, and why."""
    data: List


class Delivery(Model):
    """A webhook delivery."""

    delivery_id: str
    """Its own id, for `before`."""
    webhook_id: str
    """The id of the batch, list or signal, as in `webhook-id`: the same at every attempt."""
    event: str
    """The event, such as `enrichment.completed`."""
    url: str
    """Where it is sent."""
    status: Literal["pending", "retrying", "delivered", "failed"]
    """`pending`: not attempted yet; `retrying`: attempted, and due again; `delivered`; `failed`:
    every attempt failed.
    """
    attempts: int
    """Attempts made since it was last sent again."""
    created_at: dt.datetime
    """When the event happened."""
    next_attempt_at: Optional[dt.datetime]
    """When it is attempted next; null if never."""
    status_code: Optional[int]
    """What the receiver answered last; null if it gave no answer."""
    error: Optional[str]
    """Why the last attempt failed; null otherwise."""
    payload: Optional[dict[str, Any]]
    """The body of the last attempt, as `webhooks` describes it; null before the first, and past
    retention.
    """


class DeliveriesResponseData(Model):
    """A page of deliveries."""

    deliveries: list[Delivery]
    """Newest first."""
    next: Optional[str]
    """`before` of the next page; null on the last one."""


class DeliveriesResponse(Model):
    """A page of webhook deliveries."""

    success: Literal[True]
    """Always true."""
    data: DeliveriesResponseData
    """A page of deliveries."""


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
    """A signal that a watch told."""

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


class CompanyFilters(Model):
    """A search for companies. Values within a filter are alternatives; all filters and words must
    match.
    """

    query: Optional[str] = None
    """Up to 12 words, all in the name, industries, topics, services or description. Or a domain or
    website, for that company only.
    """
    industries: Optional[
        list[
            Literal[
                "3D Printing",
                "Accounting",
                "Aerospace",
                "Agriculture",
                "Architecture",
                "Automotive",
                "Beauty",
                "Bicycles",
                "Biotechnology",
                "Building Materials",
                "Chemicals",
                "Construction",
                "Cosmetics",
                "Cybersecurity",
                "Defence",
                "Design",
                "E-commerce",
                "Education",
                "Electronics",
                "Energy",
                "Engineering",
                "Environmental Services",
                "Events",
                "Facility Services",
                "Fashion",
                "Financial Services",
                "Fintech",
                "Fitness",
                "Food and Beverage",
                "Furniture",
                "HVAC",
                "Healthcare",
                "Hospitality",
                "Human Resources",
                "IT Services",
                "Industrial Automation",
                "Insurance",
                "Legal Services",
                "Logistics",
                "Machinery",
                "Management Consulting",
                "Manufacturing",
                "Maritime",
                "Marketing",
                "Media",
                "Medical Devices",
                "Non-profit",
                "Packaging",
                "Pet Products",
                "Pharmaceuticals",
                "Printing",
                "Public Sector",
                "Publishing",
                "Real Estate",
                "Recruitment",
                "Renewable Energy",
                "Restaurants",
                "Retail",
                "Robotics",
                "Security Services",
                "Semiconductors",
                "Software",
                "Sporting Goods",
                "Telecommunications",
                "Textiles",
                "Toys",
                "Travel",
                "Venture Capital",
                "Veterinary",
                "Video Games",
            ]
        ]
    ] = None
    """In one of these industries."""
    countries: Optional[list[str]] = None
    """Countries of the headquarters: ISO 3166-1 alpha-2 codes or English names."""
    employee_ranges: Optional[
        list[
            Literal[
                "1-10",
                "11-50",
                "51-200",
                "201-500",
                "501-1000",
                "1001-5000",
                "5001-10000",
                "10001+",
            ]
        ]
    ] = None
    """Of one of these sizes."""
    funding_stages: Optional[
        list[
            Literal[
                "Pre-Seed",
                "Seed",
                "Series A",
                "Series B",
                "Series C",
                "Series D",
                "Series E",
                "Series F",
                "Series G",
                "Series H",
                "Series I",
                "Series J",
                "Angel",
                "Bridge",
                "Debt",
                "Convertible Note",
                "Crowdfunding",
                "Grant",
                "Private Equity",
                "Growth",
                "IPO",
                "Public",
            ]
        ]
    ] = None
    """At one of these funding stages. Known only for companies on file."""
    technologies: Optional[list[str]] = None
    """Uses one of these technologies, by name (`HubSpot`). Known only for companies on file; an
    unknown name returns the closest ones.
    """
    signal_types: Optional[
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
    """Has a signal of one of these types that is not a rumour. Known only for companies on file."""
    since: Optional[dt.date] = None
    """The signal of `signal_types`, or of any type without those, is from this date or later."""


class WatchSearch(Model):
    """The search that finds the companies of a watch, again at each look."""

    filters: CompanyFilters
    companies_matching: Optional[int]
    """How many companies matched at the last look: `companies` of them are watched, the first of
    the search. 10000 stands for that many or more. Null until the first look.
    """
    searched_at: Optional[dt.datetime]
    """When that was; null until the first look."""


class WatchCredits(Model):
    """What it costs."""

    price_each: int
    """For each company that is enriched."""
    price_per_look: int
    """For a look that enriches every company, with its search."""
    spent_this_month: int
    """Of the looks that began in this calendar month (UTC), without refunds."""
    max_per_month: int
    """The limit that was sent."""


class WatchLook(Model):
    """One time at which a watch enriched its companies."""

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
    """What it cost so far, with its search, without refunds."""
    credits_refunded: int
    """What was refunded."""


class Watch(Model):
    """A watch."""

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
    """Its companies. One that opts out leaves it, and one that its search no longer finds."""
    search: Optional[WatchSearch]
    """What finds its companies; null if they were named."""
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
    """A watch."""

    success: Literal[True]
    """Always true."""
    data: Watch


class WatchCreatedResponse(Model):
    """A new watch, and the companies that could not be taken."""

    success: Literal[True]
    """Always true."""
    data: Watch
    problems: list[ListProblem]
    """The domains that are not watched, and why. `line` is the place in `domains`."""


class WatchDeletedResponse(Model):
    """The watch is deleted."""

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
    """A page of watches."""

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
    """A page of signals that a watch told."""

    success: Literal[True]
    """Always true."""
    data: WatchSignalsResponseData
    """The page."""


class WatchRequest(Model):
    """What to watch, how often, and what it may cost."""

    domains: Optional[list[str]] = None
    """The companies: domains in any form that `/company/{domain}` accepts. Either these or
    `search`.
    """
    search: Optional[CompanyFilters] = None
    frequency: Literal["daily", "weekly", "monthly"]
    """A look begins this long after the last one has ended. The first begins at once."""
    max_credits_per_month: int
    """The watch pays for no enrichment and no search with which its looks of a calendar month (UTC)
    would cost more. At least the price of one company, and of a page with `search`.
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
    """Whether to tell rumours; false if omitted. They are told once confirmed otherwise."""


class FoundCompany(Model):
    """A company that was found."""

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
    """A page of companies."""

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
    """A signal that was found."""

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
    """A page of signals."""

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
    """A company that the name may mean."""

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
    """The only company on file with this name, in this country; null if there is none, or
    several.
    """
    candidates: list[ResolvedCandidate]
    """The company, or else those that the name may mean, the closest first; at most ten."""


class Resolve(Model):
    """The domain of a company name, or the candidates for it."""

    success: Literal[True]
    """The request was answered."""
    data: ResolveData
    """What the name means."""
    message: str
    """The result in one line."""


class Change(Model):
    """A value that differs."""

    path: str
    """The field: `company.employee_range`, or within a list `team.team_members[3].position`."""
    before: Any
    """Its value in the results of the batch; null if it had none."""
    after: Any
    """Its value now; null if it has none."""


class Replay(Model):
    """Modules that were built again, and what differs."""

    success: Literal[True]
    """The modules were built."""
    batch_id: str
    """The batch."""
    domain: str
    """The company."""
    completed_at: dt.datetime
    """When the batch completed. Ages and dates are as of then."""
    data: CompanyData
    """The modules as the rules of today build them."""
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
    """What the batch cost."""

    reserved: int
    """The credits that were reserved."""
    used: int
    """The credits that it cost: 0 unless it completed."""
    refunded: int
    """The credits that were returned."""


class EnrichmentCompletedMeta(Model):
    """About the delivery."""

    api_version: Literal["2.0"]
    """The version of the payload."""
    webhook_attempt: int
    """The attempt, from 1."""
    test: Optional[Literal[True]] = None
    """Only in a test event: its batch does not exist."""


class EnrichmentCompleted(Model):
    """An enrichment completed."""

    event: Literal["enrichment.completed"]
    """The event, as in `X-Service-Event`."""
    status: Literal["completed"]
    """The status of the batch."""
    batch_id: str
    """The ID of the batch. Discard an event that repeats it."""
    domain: str
    """The registrable domain of the company."""
    credits: EnrichmentCompletedCredits
    """What the batch cost."""
    meta: EnrichmentCompletedMeta = Field(..., alias="_meta")
    """About the delivery."""
    requested_modules: list[str]
    """The modules that were requested, beside the base."""
    requested_at: dt.datetime
    """When it was requested."""
    completed_at: dt.datetime
    """When it ended."""
    duration_seconds: float
    """The seconds from the request to the end."""
    data_url: str
    """The URL of the results. Request it with your key."""


class EnrichmentFailedCredits(Model):
    """What the batch cost."""

    reserved: int
    """The credits that were reserved."""
    used: int
    """The credits that it cost: 0 unless it completed."""
    refunded: int
    """The credits that were returned."""


class EnrichmentFailedMeta(Model):
    """About the delivery."""

    api_version: Literal["2.0"]
    """The version of the payload."""
    webhook_attempt: int
    """The attempt, from 1."""
    test: Optional[Literal[True]] = None
    """Only in a test event: its batch does not exist."""


class EnrichmentFailed(Model):
    """An enrichment failed."""

    event: Literal["enrichment.failed"]
    """The event, as in `X-Service-Event`."""
    status: Literal["failed"]
    """The status of the batch."""
    batch_id: str
    """The ID of the batch. Discard an event that repeats it."""
    domain: str
    """The registrable domain of the company."""
    credits: EnrichmentFailedCredits
    """What the batch cost."""
    meta: EnrichmentFailedMeta = Field(..., alias="_meta")
    """About the delivery."""
    error: str
    """Why it failed, in words."""


class EnrichmentNoDataFoundCredits(Model):
    """What the batch cost."""

    reserved: int
    """The credits that were reserved."""
    used: int
    """The credits that it cost: 0 unless it completed."""
    refunded: int
    """The credits that were returned."""


class EnrichmentNoDataFoundMeta(Model):
    """About the delivery."""

    api_version: Literal["2.0"]
    """The version of the payload."""
    webhook_attempt: int
    """The attempt, from 1."""
    test: Optional[Literal[True]] = None
    """Only in a test event: its batch does not exist."""


class EnrichmentNoDataFound(Model):
    """An enrichment found nothing."""

    event: Literal["enrichment.no_data_found"]
    """The event, as in `X-Service-Event`."""
    status: Literal["no_data_found"]
    """The status of the batch."""
    batch_id: str
    """The ID of the batch. Discard an event that repeats it."""
    domain: str
    """The registrable domain of the company."""
    credits: EnrichmentNoDataFoundCredits
    """What the batch cost."""
    meta: EnrichmentNoDataFoundMeta = Field(..., alias="_meta")
    """About the delivery."""
    message: str
    """What was looked for, in words."""
    suggestions: list[str]
    """What could help."""


class ListCompletedCredits(Model):
    """What the list cost."""

    spent: int
    """Of enrichments that completed."""
    refunded: int
    """Of enrichments that failed or found nothing."""


class ListCompletedMeta(Model):
    """About the delivery."""

    api_version: Literal["2.0"]
    """The version of the payload."""
    webhook_attempt: int
    """The attempt, from 1."""
    test: Optional[Literal[True]] = None
    """Only in a test event: its batch does not exist."""


class ListCompleted(Model):
    """A list ended."""

    event: Literal["list.completed"]
    """The event, as in `X-Service-Event`."""
    status: Literal["completed", "cancelled"]
    """The status of the list."""
    list_id: str
    """The ID of the list. Discard an event that repeats it."""
    entries: int
    """Its entries, without duplicates."""
    counts: dict[str, int]
    """The number of entries in each state."""
    credits: ListCompletedCredits
    """What the list cost."""
    requested_at: dt.datetime
    """When it was requested."""
    completed_at: dt.datetime
    """When it ended."""
    duration_seconds: float
    """The seconds from the request to the end."""
    results_url: str
    """The URL of the results. Request it with your key."""
    meta: ListCompletedMeta = Field(..., alias="_meta")
    """About the delivery."""


class SignalDetectedMeta(Model):
    """About the delivery."""

    api_version: Literal["2.0"]
    """The version of the payload."""
    webhook_attempt: int
    """The attempt, from 1."""
    test: Optional[Literal[True]] = None
    """Only in a test event: its batch does not exist."""


class SignalDetected(Model):
    """A watch found a new signal."""

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
    """About the delivery."""


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
