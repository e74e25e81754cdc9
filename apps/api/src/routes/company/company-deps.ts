import type { Cache } from '@firmlens/cache';
import type { BatchOrder, Database, LaggingReads, OrderOutcome } from '@firmlens/domain';
import type { Dispatcher } from '@firmlens/queues';
import type { AdmissionDeps } from '../../admission/request-admission';
import type { AccountWebhooks } from '../../webhook-url/account-webhooks';
import type { WebhookUrlRules } from '../../webhook-url/validate-webhook-url';

/** What requests for company data need. */
export interface CompanyDeps extends AdmissionDeps {
  db: Database;
  /** Reads what may be some seconds old. */
  readLagging: LaggingReads;
  cache: Cache;
  dispatcher: Dispatcher;
  webhookUrlRules: WebhookUrlRules;
  accountWebhooks: AccountWebhooks;
  /** Reads the state of an order and queues its batch if nothing prevents it, together with other orders of the moment. */
  orderBatch: (order: BatchOrder) => Promise<OrderOutcome>;
  /** Domains that can be enriched whatever their TLD. */
  mappedDomains: ReadonlySet<string>;
  freshnessSeconds: number;
  cooldownSeconds: number;
  deadlineSeconds: number;
  /** `REFUNDED_BATCHES_PER_HOUR`. */
  refundsPerHour: number;
  /** `RESULTS_RETENTION_DAYS`: how long a purchase counts. */
  resultsDays: number;
  /** `MIN_CONFIDENCE`. */
  minConfidence: number | null;
  baseUrl: string;
}
