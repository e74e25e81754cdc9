import type { Pauses } from '../harness/machine-pauses';
import type { RequestAttempt } from './client';

/** A batch that a 202 announced. */
interface AcceptedBatch {
  batchId: string;
  account: number;
  domain: string;
  at: number;
}

/** Everything that the customers saw, to be compared with what the service has stored. */
export interface History {
  add(attempt: RequestAttempt): void;
  /**
   * Declares PostgreSQL unreachable or unresponsive until the returned function is called. A request that
   * needs it may get 500 `internal_error` with Retry-After, and no other response of 500 or above. `concerns`
   * says which attempts it is down for. Default: all.
   */
  databaseAway(concerns?: (attempt: RequestAttempt) => boolean): () => void;
  accepted: readonly AcceptedBatch[];
  /** Attempts that may have queued a batch without the customer knowing. */
  unanswered: readonly RequestAttempt[];
  /** All attempts without a response. */
  silent: readonly RequestAttempt[];
  /**
   * By status. `none` is for attempts without a response, `500 in time` for those explained by PostgreSQL's
   * absence, `500 of a stalled machine` for those explained only by a pause.
   */
  counts: ReadonlyMap<string, number>;
  /** Unexplained responses of 500 and above, and responses that were not a JSON object. */
  wrong: readonly RequestAttempt[];
  /** Returns how long responses took, in ms, by the first part of the path. */
  took(path: string): readonly number[];
}

const WRONG_KEPT = 100;
/** A company's path. Requests for its evidence only read. */
const COMPANY_PATH = /^\/company\/[^/?]+(?:\?|$)/;

/**
 * Whether a response is the documented one for an absence of PostgreSQL. Agents get it inside their envelope.
 */
export function isRetryLaterError({ status, body, retryAfter }: RequestAttempt): boolean {
  const error = body['error'];
  const code =
    typeof error === 'object' ? (error as { data?: { error?: unknown } } | null)?.data?.error : error;
  return status === 500 && code === 'internal_error' && Number(retryAfter) > 0;
}

export function createHistory(pauses: Pauses = () => []): History {
  const accepted: AcceptedBatch[] = [];
  const unanswered: RequestAttempt[] = [];
  const silent: RequestAttempt[] = [];
  const wrong: RequestAttempt[] = [];
  const counts = new Map<string, number>();
  const took = new Map<string, number[]>();
  const absences = new Set<{ until: number; concerns: (attempt: RequestAttempt) => boolean }>();
  /**
   * The response has just arrived, so the attempt overlaps every absence that had begun, and had not ended
   * when it was sent.
   */
  const isExplained = (attempt: RequestAttempt) =>
    isRetryLaterError(attempt) &&
    [...absences].some(({ until, concerns }) => until >= attempt.at && concerns(attempt));
  const meetsPause = (attempt: RequestAttempt) =>
    isRetryLaterError(attempt) &&
    pauses().some(({ from, until }) => attempt.at <= until && attempt.at + attempt.tookMs >= from);
  return {
    databaseAway(concerns = () => true) {
      const absence = { until: Infinity, concerns };
      absences.add(absence);
      return () => {
        absence.until = Date.now();
      };
    },
    add(attempt) {
      const { status, body, path, account, at } = attempt;
      const isInAbsence = isExplained(attempt);
      const isRefused = isInAbsence || meetsPause(attempt);
      const refused = isInAbsence ? '500 in time' : '500 of a stalled machine';
      const key = isRefused ? refused : String(status ?? 'none');
      counts.set(key, (counts.get(key) ?? 0) + 1);
      // Such a request may have been carried out: PostgreSQL may fail between a commit and its
      // acknowledgement.
      if ((status === null || isRefused) && COMPANY_PATH.test(path)) unanswered.push(attempt);
      if (status === null) silent.push(attempt);
      if (status === null || isRefused) return;
      const times = took.get(path.split('/')[1] ?? '') ?? [];
      times.push(attempt.tookMs);
      took.set(path.split('/')[1] ?? '', times);
      if ((status >= 500 || 'unreadable' in body) && wrong.length < WRONG_KEPT) wrong.push(attempt);
      if (status === 202 && typeof body['batch_id'] === 'string') {
        const domain = /^\/company\/([^/?]+)/.exec(path)?.[1] ?? '';
        accepted.push({ batchId: body['batch_id'], account, domain, at });
      }
    },
    accepted,
    unanswered,
    silent,
    counts,
    wrong,
    took: (path) => took.get(path) ?? [],
  };
}
