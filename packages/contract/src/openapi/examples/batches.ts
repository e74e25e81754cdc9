import { coverageOf } from './companies';
import { LUMENFOLD } from './company-data';
import { BASE_URL, BATCH_ID, DOMAIN, type Examples } from './example';

const completed = {
  success: true,
  batch_id: BATCH_ID,
  domain: DOMAIN,
  status: 'completed',
  requested_modules: ['team'],
  message: null,
  credits: { reserved: 16, used: 16, refunded: 0 },
  timing: {
    requested_at: '2026-11-26T14:05:12.408Z',
    started_at: '2026-11-26T14:05:12.497Z',
    completed_at: '2026-11-26T14:05:39.871Z',
    duration_seconds: 27.463,
  },
  webhook: {
    url: 'https://hooks.firm.example/firmlens',
    sent_at: '2026-11-26T14:05:39.930Z',
    status: 'delivered',
    retries: 0,
  },
  results_endpoint: `${BASE_URL}/enrichment/${BATCH_ID}/results`,
};

/** Examples of batches, by schema. */
export const BATCH_EXAMPLES: Readonly<Record<string, Examples>> = {
  BatchStatus: {
    completed: { summary: 'It completed', value: completed },
    processing: {
      summary: 'It runs',
      value: {
        ...completed,
        status: 'processing',
        credits: { reserved: 16, used: 0, refunded: 0 },
        timing: { ...completed.timing, completed_at: null, duration_seconds: null },
        webhook: { ...completed.webhook, sent_at: null, status: 'pending' },
        results_endpoint: null,
      },
    },
    nothing: {
      summary: 'It found nothing, and was refunded',
      value: {
        ...completed,
        domain: 'verdant-hill.example',
        status: 'no_data_found',
        message: 'No source has data about verdant-hill.example.',
        credits: { reserved: 16, used: 0, refunded: 16 },
        results_endpoint: null,
      },
    },
  },
  BatchResults: {
    team: {
      summary: 'The base and the module `team`',
      value: {
        success: true,
        batch_id: BATCH_ID,
        domain: DOMAIN,
        status: 'completed',
        data: { company: LUMENFOLD.company, team: LUMENFOLD.team },
        credits_used: 16,
        credits_refunded: 0,
        credits_breakdown: { base: 10, enrichments: { team: 6 } },
        modules_included: ['base', 'team'],
        coverage: coverageOf(['company', 'team']),
        completed_at: '2026-11-26T14:05:39.871Z',
      },
    },
  },
};
