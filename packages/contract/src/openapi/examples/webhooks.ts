import { BASE_URL, BATCH_ID, DOMAIN, type Examples, LIST_ID } from './example';
import { countsOf } from './lists';

const times = {
  requested_at: '2026-11-26T14:05:12.408Z',
  completed_at: '2026-11-26T14:05:39.871Z',
  duration_seconds: 27.463,
};
const meta = { api_version: '2.0', webhook_attempt: 1 };
const refunded = { reserved: 32, used: 0, refunded: 32 };

/** Examples of the payloads of webhooks, by schema. */
export const WEBHOOK_EXAMPLES: Readonly<Record<string, Examples>> = {
  EnrichmentCompleted: {
    completed: {
      summary: 'An enrichment with team and signals',
      value: {
        event: 'enrichment.completed',
        status: 'completed',
        batch_id: BATCH_ID,
        domain: DOMAIN,
        credits: { reserved: 32, used: 32, refunded: 0 },
        _meta: meta,
        requested_modules: ['team', 'signals'],
        ...times,
        data_url: `${BASE_URL}/enrichment/${BATCH_ID}/results`,
      },
    },
    test: {
      summary: 'A test event: nothing was enriched',
      value: {
        event: 'enrichment.completed',
        status: 'completed',
        batch_id: 'batch_TEST0W2XG5V7NQ4R8S6T3Y9ZHC',
        domain: 'test.example',
        credits: { reserved: 0, used: 0, refunded: 0 },
        _meta: { ...meta, test: true },
        requested_modules: [],
        ...times,
        data_url: `${BASE_URL}/enrichment/batch_TEST0W2XG5V7NQ4R8S6T3Y9ZHC/results`,
      },
    },
  },
  EnrichmentFailed: {
    failed: {
      summary: 'An enrichment that took too long',
      value: {
        event: 'enrichment.failed',
        status: 'failed',
        batch_id: BATCH_ID,
        domain: DOMAIN,
        credits: refunded,
        _meta: meta,
        error: 'The enrichment did not finish in time.',
      },
    },
  },
  EnrichmentNoDataFound: {
    nothing: {
      summary: 'A domain that is for sale',
      value: {
        event: 'enrichment.no_data_found',
        status: 'no_data_found',
        batch_id: BATCH_ID,
        domain: 'verdant-hill.example',
        credits: refunded,
        _meta: meta,
        message: 'No source has data about verdant-hill.example.',
        suggestions: [
          'Check the spelling of the domain.',
          'Try the domain of the company itself instead of a product or campaign page.',
          'Try again after the cooldown of the domain.',
        ],
      },
    },
  },
  ListCompleted: {
    completed: {
      summary: 'A list of three companies',
      value: {
        event: 'list.completed',
        status: 'completed',
        list_id: LIST_ID,
        entries: 3,
        counts: countsOf({ fresh: 1, completed: 1, not_resolved: 1 }),
        credits: { spent: 16, refunded: 0 },
        ...times,
        results_url: `${BASE_URL}/lists/${LIST_ID}/results`,
        _meta: meta,
      },
    },
  },
};
