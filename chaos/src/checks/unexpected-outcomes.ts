import type { Harness } from '../harness/harness';

/** How the service itself ends a batch: at its deadline, or when three workers of it have gone away. */
const MESSAGES = {
  late: 'The enrichment did not finish in time',
  lost: 'The enrichment crashed repeatedly',
};
const DEATHS = 3;

type Status = 'completed' | 'no_data_found' | 'failed';

/** What comes of the companies of the rig, by what their domains begin with. Of others anything may come. */
const DUE: Record<string, Status> = {
  small: 'completed',
  slow: 'completed',
  probe: 'completed',
  unheard: 'completed',
  restart: 'completed',
  contested: 'completed',
  found: 'completed',
  endless: 'completed',
  absent: 'no_data_found',
  vanished: 'no_data_found',
  broken: 'failed',
};

export interface BatchOutcome {
  id: string;
  domain: string;
  status: Status;
  message: string | null;
  /** How many workers were taken for gone over it. */
  crashes: number;
  requestedAt: Date;
  completedAt: Date;
}

export function isExpectedOutcome(
  kind: keyof typeof MESSAGES,
  { message }: { message: string | null },
): boolean {
  return message?.startsWith(MESSAGES[kind]) === true;
}

/** What should have come of a company, by its domain; null where anything may. */
function dueOf(domain: string): Status | null {
  return DUE[/^([a-z]+)-\d+\.example$/.exec(domain)?.[1] ?? ''] ?? null;
}

/**
 * The batches that ended otherwise than their company is: refunded for want of time or of workers, though nothing took these
 * away from them, or with another outcome than the company's. `deaths` are Unix ms, of each time that an enrichment worker
 * died or stood still.
 */
export function unexpectedIn(ends: readonly BatchOutcome[], deaths: readonly number[]): string[] {
  return ends.flatMap((end) => {
    const { id, domain, status, message, crashes } = end;
    const [from, until] = [end.requestedAt.getTime(), end.completedAt.getTime()];
    const died = deaths.filter((at) => at >= from && at <= until).length;
    // What lost all workers but one waits for its turn alone, longer than batches have here.
    const isLateExplained = crashes >= DEATHS - 1;
    const isLostExplained = crashes >= DEATHS && died >= DEATHS;
    const isRight = isExpectedOutcome('late', end)
      ? isLateExplained
      : isExpectedOutcome('lost', end)
        ? isLostExplained
        : status === (dueOf(domain) ?? status);
    return isRight
      ? []
      : [`${id} for ${domain} is ${status}: "${message}" (lost ${crashes} workers of ${died} that died)`];
  });
}

/** `unexpectedIn` with what the database says, over all batches that ended; `endlessly` where all are made to outlast their deadline. */
export async function unexpectedOutcomes({ db, upsets }: Harness, endlessly = false): Promise<string[]> {
  const ends = await db.$queryRaw<BatchOutcome[]>`
    SELECT id, domain, status, message, crashes, requested_at AS "requestedAt", completed_at AS "completedAt"
    FROM batches WHERE completed_at IS NOT NULL`;
  const deaths = upsets.filter(({ what }) => what === 'enrichment-worker').map(({ at }) => at);
  return unexpectedIn(endlessly ? ends.filter((end) => !isExpectedOutcome('late', end)) : ends, deaths);
}
