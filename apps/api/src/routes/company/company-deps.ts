import type { Cache } from '@firmlens/cache';
import type { Database, LaggingReads } from '@firmlens/domain';
import type { Dispatcher } from '@firmlens/queues';
import type { AdmissionDeps } from '../../admission/request-admission';
import type { WebhookUrlRules } from '../../webhook-url/validate-webhook-url';

/** What requests for company data need. */
export interface CompanyDeps extends AdmissionDeps {
  db: Database;
  /** Reads what may be some seconds old. */
  readLagging: LaggingReads;
  cache: Cache;
  dispatcher: Dispatcher;
  webhookUrlRules: WebhookUrlRules;
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
