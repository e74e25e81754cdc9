import type { Try } from './client';

/** A batch that a 202 told of. */
export interface AcceptedBatch {
  batchId: string;
  account: number;
  domain: string;
  at: number;
}

/** All that the customers saw, to be held against what the service says of itself. */
export interface History {
  add(attempt: Try): void;
  accepted: readonly AcceptedBatch[];
  /** Tries that may have queued a batch without the customer hearing of it. */
  unanswered: readonly Try[];
  /** By status; `none` for tries without an answer. */
  counts: ReadonlyMap<string, number>;
  /** Answers 500 and above, and answers that were no JSON object. */
  wrong: readonly Try[];
  /** How long answers took, in ms, by the path's first part. */
  took(path: string): readonly number[];
}

const WRONG_KEPT = 100;

export function createHistory(): History {
  const accepted: AcceptedBatch[] = [];
  const unanswered: Try[] = [];
  const wrong: Try[] = [];
  const counts = new Map<string, number>();
  const took = new Map<string, number[]>();
  return {
    add(attempt) {
      const { status, body, path, account, at } = attempt;
      const key = String(status ?? 'none');
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (status === null) {
        if (path.startsWith('/company/')) unanswered.push(attempt);
        return;
      }
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
    counts,
    wrong,
    took: (path) => took.get(path) ?? [],
  };
}
