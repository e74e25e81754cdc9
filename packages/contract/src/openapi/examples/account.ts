import type { Examples } from './example';

const RECORDS = [
  {
    id: 9_217,
    endpoint: '/company/lumenfold.example',
    method: 'GET',
    credits_consumed: 32,
    response_status: 202,
    response_time: 41.207,
    requested_at: '2026-11-26T14:05:12.408Z',
  },
  {
    id: 9_216,
    endpoint: '/company/verdant-hill.example',
    method: 'GET',
    credits_consumed: 0,
    response_status: 409,
    response_time: 6.91,
    requested_at: '2026-11-26T14:04:55.030Z',
  },
] as const;

const LIMITS = { credits_per_month: 2_500, rate_per_minute: 30, rate_per_day: 500 };

/** Examples of the health check and of the account endpoints, by schema. */
export const ACCOUNT_EXAMPLES: Readonly<Record<string, Examples>> = {
  Health: {
    ok: {
      summary: 'The service can be used',
      value: {
        status: 'ok',
        service: 'firmlens',
        time: '2026-11-26T14:05:12.408Z',
        checks: { database: true },
      },
    },
    unavailable: {
      summary: 'The database does not respond',
      value: {
        status: 'unavailable',
        service: 'firmlens',
        time: '2026-11-26T14:05:12.408Z',
        checks: { database: false },
      },
    },
  },
  AccountInfo: {
    trial: {
      summary: 'An account on the trial plan',
      value: {
        success: true,
        data: {
          account: {
            id: 7,
            name: 'Sales',
            email: 'sales@firm.example',
            company_name: 'Firm Ltd',
            plan_type: 'trial',
            status: 'active',
            created_at: '2026-11-02T08:30:00.000Z',
          },
          limits: LIMITS,
          plan_defaults: LIMITS,
          rate_limits: { per_minute: 30, per_day: 500 },
        },
      },
    },
  },
  Credits: {
    trial: {
      summary: 'The balance of a trial',
      value: {
        success: true,
        data: {
          credits: {
            balance: 2_426,
            used: 74,
            limit: 2_500,
            total_purchased: 0,
            percentage_used: 2.96,
            resets_at: null,
          },
        },
      },
    },
  },
  Usage: {
    november: {
      summary: 'November so far',
      value: {
        success: true,
        data: {
          current_limits: {
            requests_today: 12,
            requests_this_minute: 2,
            last_request: '2026-11-26T14:05:12.408Z',
          },
          monthly_usage: {
            requests: 96,
            credits_consumed: 74,
            period: { start: '2026-11-01T00:00:00.000Z', end: '2026-11-30T23:59:59.999Z' },
          },
          top_endpoints: [
            {
              endpoint: '/company/{domain}',
              requests: 61,
              credits_used: 74,
              avg_credits_per_request: 1.21,
            },
            {
              endpoint: '/account/credits',
              requests: 35,
              credits_used: 0,
              avg_credits_per_request: 0,
            },
          ],
          recent_requests: [
            { ...RECORDS[0], error_message: null },
            {
              ...RECORDS[1],
              error_message: 'A recent enrichment of this domain found nothing. Nothing was charged.',
            },
          ],
        },
      },
    },
  },
  History: {
    page: {
      summary: 'The newest two of 96 requests',
      value: {
        success: true,
        data: {
          requests: RECORDS,
          pagination: { total: 96, limit: 2, offset: 0, has_more: true },
        },
      },
    },
  },
  WebhookStored: {
    stored: {
      summary: 'The URL is stored',
      value: {
        success: true,
        message: 'The webhook URL is stored.',
        data: { webhook_url: 'https://hooks.lumenfold.example/firmlens' },
      },
    },
  },
  WebhookUrl: {
    stored: {
      summary: 'A URL is stored',
      value: { success: true, data: { webhook_url: 'https://hooks.lumenfold.example/firmlens' } },
    },
    none: {
      summary: 'No URL is stored',
      value: { success: true, data: { webhook_url: null } },
    },
  },
};
