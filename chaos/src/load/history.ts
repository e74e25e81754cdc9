import type { Pauses } from '../harness/machine-pauses';
import type { Try } from './client';

/** A batch that a 202 told of. */
interface AcceptedBatch {
  batchId: string;
  account: number;
  domain: string;
  at: number;
}

/** All that the customers saw, to be held against what the service says of itself. */
export interface History {
  add(attempt: Try): void;
  /**
   * From now until the function returned is called PostgreSQL cannot be reached or cannot answer: who needs it may be told
   * 500 `internal_error` with Retry-After, and nothing else that is 500 or above. `concerns` tells whose tries it is away
   * for; default all.
   */
  databaseAway(concerns?: (attempt: Try) => boolean): () => void;
  accepted: readonly AcceptedBatch[];
  /** Tries that may have queued a batch without the customer hearing of it. */
  unanswered: readonly Try[];
  /** All tries without an answer. */
  silent: readonly Try[];
  /**
   * By status; `none` for tries without an answer, `500 in time` for what the absence of PostgreSQL explains, `500 of a
   * machine that stood still` for what only that does.
   */
  counts: ReadonlyMap<string, number>;
  /** Answers 500 and above that nothing explains, and answers that were not a JSON object. */
  wrong: readonly Try[];
  /** How long answers took, in ms, by the path's first part. */
  took(path: string): readonly number[];
}

const WRONG_KEPT = 100;
/** A company's path; its evidence is only read. */
const QUEUES_A_BATCH = /^\/company\/[^/?]+(?:\?|$)/;

/** Whether an answer is the one that the interface has for an absence of PostgreSQL; agents have it inside of theirs. */
export function isAskedToRetry({ status, body, retryAfter }: Try): boolean {
  const error = body['error'];
  const code =
    typeof error === 'object' ? (error as { data?: { error?: unknown } } | null)?.data?.error : error;
  return status === 500 && code === 'internal_error' && Number(retryAfter) > 0;
}

export function createHistory(pauses: Pauses = () => []): History {
  const accepted: AcceptedBatch[] = [];
  const unanswered: Try[] = [];
  const silent: Try[] = [];
  const wrong: Try[] = [];
  const counts = new Map<string, number>();
  const took = new Map<string, number[]>();
  const absences = new Set<{ until: number; concerns: (attempt: Try) => boolean }>();
  /** Its answer has come just now: it was under way in an absence that began and had not ended when it was asked. */
  const isExplained = (attempt: Try) =>
    isAskedToRetry(attempt) &&
    [...absences].some(({ until, concerns }) => until >= attempt.at && concerns(attempt));
  const meetsPause = (attempt: Try) =>
    isAskedToRetry(attempt) &&
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
      const refused = isInAbsence ? '500 in time' : '500 of a machine that stood still';
      const key = isRefused ? refused : String(status ?? 'none');
      counts.set(key, (counts.get(key) ?? 0) + 1);
      // What was answered so may have been carried out: PostgreSQL may go between a commit and its word.
      if ((status === null || isRefused) && QUEUES_A_BATCH.test(path)) unanswered.push(attempt);
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
