import { MODULES } from '../../modules';
import { LUMENFOLD } from './company-data';
import { BASE_URL, BATCH_ID, DOMAIN, type Examples } from './example';

const ENRICHED_AT = '2026-11-26T14:05:39.871Z';
const checked = {
  enriched_at: ENRICHED_AT,
  status: 'checked',
  sources_responded: 4,
  sources_missing: [],
};

/** The coverage of these modules: all but one source responded. */
export const coverageOf = (modules: readonly string[]) =>
  Object.fromEntries(
    modules.map((module) => [
      module,
      module === 'signals'
        ? { ...checked, status: 'partly_checked', sources_missing: ['hacker-news'] }
        : checked,
    ]),
  );

const queued = {
  success: true,
  status: 'processing',
  batch_id: BATCH_ID,
  credits_reserved: 32,
  status_endpoint: `${BASE_URL}/enrichment/${BATCH_ID}/status`,
  results_endpoint: `${BASE_URL}/enrichment/${BATCH_ID}/results`,
  enrichment_status: 'processing',
  webhook_notification: 'enabled',
  message: 'The enrichment is queued. Your webhook is called when it ends.',
  hint: 'Poll the status endpoint or wait for the webhook, then fetch the results.',
};

const quote = {
  success: true,
  domain: DOMAIN,
  modules: ['team', 'signals'],
  outcome: 'starts',
  response_status: 202,
  error: null,
  message: null,
  hint: null,
  retry_after: null,
  credits_required: 32,
  full_price: 32,
  credits_available: 2_458,
};

/** Examples of what is said about a company, by schema. */
export const COMPANY_EXAMPLES: Readonly<Record<string, Examples>> = {
  Cached: {
    fresh: {
      summary: 'All modules are fresh',
      value: {
        success: true,
        data: LUMENFOLD,
        credits_used: 0,
        from_recent_enrichment: true,
        credits_remaining: 2_380,
        credits_breakdown: {
          base: 0,
          enrichments: Object.fromEntries(MODULES.map((module) => [module, 0])),
          note: 'An enrichment with these modules costs 60 credits; fresh data is free.',
        },
        modules_included: ['base', ...MODULES],
        coverage: coverageOf(Object.keys(LUMENFOLD)),
        dedup_note: 'This company was enriched recently, so its data is free.',
      },
    },
  },
  Queued: {
    known: {
      summary: 'The company is on file',
      value: {
        ...queued,
        current_data: { company: LUMENFOLD.company },
        modules_requested: ['team', 'signals'],
        modules_count: 2,
      },
    },
  },
  QueuedNewDomain: {
    new: {
      summary: 'The company is new',
      value: {
        ...queued,
        requested_modules: ['team', 'signals'],
        credits_remaining: 2_426,
        domain: DOMAIN,
      },
    },
  },
  Quote: {
    starts: { summary: 'It would start an enrichment', value: quote },
    fresh: {
      summary: 'The data is fresh',
      value: { ...quote, outcome: 'fresh', response_status: 200, credits_required: 0 },
    },
    cooldown: {
      summary: 'An enrichment found nothing a short time ago',
      value: {
        ...quote,
        domain: 'verdant-hill.example',
        outcome: 'cooldown',
        response_status: 409,
        error: 'no_data_cooldown',
        message: 'A recent enrichment of this domain found nothing. Nothing was charged.',
        hint: 'The domain can be enriched again in 23 h 57 min, at 2026-11-27 14:02 UTC.',
        retry_after: 86_220,
        credits_required: 0,
      },
    },
  },
  Logo: {
    known: {
      summary: 'A logo is known',
      value: { success: true, domain: DOMAIN, logo_url: `https://${DOMAIN}/logo.svg` },
    },
  },
  Evidence: {
    some: {
      summary: 'Three pieces of evidence, one of which lost',
      value: {
        success: true,
        domain: DOMAIN,
        evidence: [
          {
            field: 'company.employee_count',
            value: 84,
            source: 'website:json-ld',
            url: 'https://lumenfold.example/about',
            observed_at: ENRICHED_AT,
            confidence: 0.95,
          },
          {
            field: 'company.employee_count',
            value: 71,
            source: 'companies-house',
            url: 'https://find-and-update.company-information.service.gov.uk/company/99018264',
            observed_at: ENRICHED_AT,
            confidence: 0.95,
            unused_reason: 'outranked',
          },
          {
            field: 'funding.lead_investors',
            value: null,
            source: 'website:text',
            url: null,
            observed_at: '2026-11-19T09:41:03.220Z',
            confidence: 0.9,
            credits_required: 20,
          },
        ],
        evidence_used: { 'company.employee_count': 1, 'funding.lead_investors': 1 },
        evidence_omitted: 0,
        coverage: {
          sources: [
            { source: 'companies-house', status: 'found', reason: null, asked_at: ENRICHED_AT },
            {
              source: 'dns',
              status: 'nothing',
              reason: 'no record names a known service',
              asked_at: ENRICHED_AT,
            },
            {
              source: 'lever',
              status: 'not_asked',
              reason: 'no Lever board is linked from the site',
              asked_at: null,
            },
            { source: 'website', status: 'found', reason: null, asked_at: ENRICHED_AT },
          ],
        },
      },
    },
  },
};
