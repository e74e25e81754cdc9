import type { Rig } from '../rig/rig';

/** How the service itself ends a batch: at its deadline, or when three workers of it have gone away. */
const MESSAGES = {
  late: 'The enrichment did not finish in time',
  lost: 'The enrichment could not be carried out',
};
const DEATHS = 3;

export interface End {
  id: string;
  domain: string;
  message: string | null;
  requestedAt: Date;
  completedAt: Date;
}

/** What explains such ends. */
export interface Explanation {
  /** Times in which batches were made to outlast their deadline, in Unix ms. */
  slow: readonly { from: number; until: number }[];
  /** Unix ms, of each time that an enrichment worker died or stood still. */
  deaths: readonly number[];
}

export function isEndOf(kind: keyof typeof MESSAGES, { message }: { message: string | null }): boolean {
  return message?.startsWith(MESSAGES[kind]) === true;
}

/** The batches that were refunded for want of time, or of workers, though nothing took these away from them. */
export function untimelyIn(ends: readonly End[], { slow, deaths }: Explanation): string[] {
  return ends.flatMap((end) => {
    const [from, until] = [end.requestedAt.getTime(), end.completedAt.getTime()];
    const isSlowed = slow.some((span) => span.from <= until && span.until >= from);
    const died = deaths.filter((at) => at >= from && at <= until).length;
    // What may have lost all workers but one waits for its turn alone, longer than batches have here.
    const isLateExplained = isSlowed || died >= DEATHS - 1;
    const isExplained = isEndOf('late', end) ? isLateExplained : !isEndOf('lost', end) || died >= DEATHS;
    return isExplained ? [] : [`${end.id} for ${end.domain} failed: "${end.message}" (${died} workers died)`];
  });
}

/** `untimelyIn` with what the database says, over all batches that ended. */
export async function untimelyEnds({ db, upsets }: Rig, slow: Explanation['slow']): Promise<string[]> {
  const ends = await db.$queryRaw<End[]>`
    SELECT id, domain, message, requested_at AS "requestedAt", completed_at AS "completedAt" FROM batches
    WHERE status = 'failed'`;
  const deaths = upsets.filter(({ what }) => what === 'enrichment-worker').map(({ at }) => at);
  return untimelyIn(ends, { slow, deaths });
}
