import type { Evidence } from '@firmlens/contract';
import type { CachedResponses } from '@firmlens/egress';
import type { Source, SourceContext, SourceOutcome, SourceProfile } from '../source';
import { inSpan } from '@firmlens/tracing';
import {
  DEFAULT_CRAWL_SETTINGS,
  type CrawlSettings,
  type CrawlOutcome,
  crawlSite,
  createTextBudget,
  type ReadFailure,
  type SiteReading,
  createSiteReader,
  DEFAULT_READ_TIMEOUT_MS,
} from '@firmlens/website';

export const WEBSITE: SourceProfile = {
  name: 'website',
  fields: [
    'company.name',
    'company.description',
    'company.founded_year',
    'company.company_status',
    'company.phone',
    'company.email',
    'company.linkedin_url',
    'company.facebook_url',
    'company.twitter_url',
    'company.logo_url',
    'company.headquarter_country',
    'company.headquarter_city',
    'company.registered_address',
    'company.office_locations',
    'company.employee_count',
    'company.employee_range',
    'company.legal_name',
    'company.company_number',
    'company.company_type',
    'company.date_of_creation',
    'company.jurisdiction',
    'company.sic_codes',
    'business.industries',
    'business.business_model',
    'business.revenue_model',
    'business.target_audience',
    'business.taxonomy',
    'business.services',
    'business.certificates_and_compliance',
    'business.market_problems',
    'business.target_countries',
    'business.potential_target_countries',
    'technology.technologies',
    'funding.investment_history',
    'funding.investors',
    'funding.lead_investors',
    'funding.acquisitions',
    'funding.funding_stage',
    'funding.last_valuation',
    'funding.stated_total',
    'team.team_members',
    'team.job_listings',
    'team.job_listings_count',
    'signals.highlights',
    'competitors.competitors',
  ],
  identifies: true,
  wave: 1,
  // Every enrichment includes the base, so every enrichment crawls the website.
  lifetimeSeconds: 0,
  // Covers the crawl, the wait for a reading thread, and the reading.
  timeLimitMs: 300_000,
};

export interface WebsiteSourceSettings {
  /** Cached responses of feeds. */
  cachedResponses: CachedResponses;
  crawl?: CrawlSettings;
  /** Time limit for reading a site's pages, in ms. */
  readingMs?: number;
  /** Whether a language model will read the pages, too. */
  readsForModel?: boolean;
  /** Called for each part that failed on a site's pages, for the log. */
  onReadFailure?: (domain: string, failure: ReadFailure) => void;
}

/** The company's own website: fetched politely on the main thread, read on another. */
export function createWebsiteSource(settings: WebsiteSourceSettings): Source {
  const {
    cachedResponses,
    crawl = DEFAULT_CRAWL_SETTINGS,
    readingMs = DEFAULT_READ_TIMEOUT_MS,
    readsForModel = false,
    onReadFailure,
  } = settings;
  const reader = createSiteReader({ deadlineMs: readingMs, options: { forModel: readsForModel } });
  const shares = createTextBudget();

  async function lookUp(context: SourceContext): Promise<SourceOutcome> {
    const { domain, account, signal, now } = context;
    const text = shares.open();
    try {
      const crawled = await inSpan('crawl site', {}, async (span) => {
        const outcome = await crawlSite({ ...context, cachedResponses, text }, crawl);
        if (outcome.status === 'found') span.set({ 'firmlens.pages': outcome.site.pages.length });
        span.set({ 'firmlens.outcome': outcome.status });
        return outcome;
      });
      if (crawled.status !== 'found') return crawled;
      const { site } = crawled;
      const reading = await inSpan('read site', {}, () => reader.read({ site, now, account, signal }));
      if (!reading) return UNREADABLE;
      for (const failure of reading.failures) onReadFailure?.(domain, failure);
      return toSourceResult(reading, crawled);
    } catch (error) {
      if (signal.aborted) return { status: 'failed', reason: 'the visit was stopped' };
      throw error;
    } finally {
      text.release();
    }
  }

  return { ...WEBSITE, lookUp };
}

const UNREADABLE: SourceOutcome = {
  status: 'failed',
  reason: 'the site takes too much time or memory to read',
  fault: 'site',
};

/** Technologies and the status `active` only show that a website works, not that a company is behind it. */
function toSourceResult(
  { evidence, clues, unfinished, readable }: SiteReading,
  { site: { movedTo }, incomplete: notCrawled }: Extract<CrawlOutcome, { status: 'found' }>,
): SourceOutcome {
  const isCompanyFact = ({ field, value }: Evidence) =>
    !field.startsWith('technology.') && !(field === 'company.company_status' && value === 'active');
  const isUnfinished = unfinished.length > 0;
  const gaps = [
    ...(notCrawled === undefined ? [] : [notCrawled]),
    ...(isUnfinished ? [named(unfinished)] : []),
  ];
  const incomplete = gaps.length === 0 ? undefined : gaps.join('; ');
  if (evidence.some(isCompanyFact))
    return {
      status: 'found',
      evidence,
      clues,
      ...(incomplete !== undefined && { incomplete }),
      ...(readable !== null && { readable }),
    };
  if (incomplete !== undefined)
    return { status: 'failed', reason: incomplete, ...(isUnfinished && { fault: 'site' }) };
  return {
    status: 'nothing',
    reason: movedTo ? `the site has moved to ${movedTo}` : 'the pages say nothing about a company',
  };
}

const MAX_NAMED_PAGES = 3;
const MAX_ADDRESS = 200;

function named(unfinished: readonly string[]): string {
  const pages = unfinished.slice(0, MAX_NAMED_PAGES).map((url) => url.slice(0, MAX_ADDRESS));
  const more = unfinished.length - pages.length;
  return `too much work to read: ${pages.join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
}
