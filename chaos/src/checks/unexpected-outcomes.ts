import type { Harness } from '../harness/harness';

/** How the service itself ends a batch: at its deadline, or when it has lost three workers. */
const MESSAGES = {
  late: 'The enrichment did not finish in time',
  lost: 'The enrichment crashed repeatedly',
};
const DEATHS = 3;

type Status = 'completed' | 'no_data_found' | 'failed';

/**
 * Expected status of the harness's companies, by the prefix of their domain. Other companies may end in any
 * status.
 */
const EXPECTED_STATUS: Record<string, Status> = {
  small: 'completed',
  slow: 'completed',
  probe: 'completed',
  unacknowledged: 'completed',
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
  /** How many workers were presumed dead while they held it. */
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

/** Returns the expected status of a company by its domain, or null if any will do. */
function expectedStatusOf(domain: string): Status | null {
  return EXPECTED_STATUS[/^([a-z]+)-\d+\.example$/.exec(domain)?.[1] ?? ''] ?? null;
}

/**
 * Returns the batches that ended in another way than their company should: refunded for lack of time or
 * workers although nothing took these away, or with another status. `deaths` are Unix ms of each time that an
 * enrichment worker died or froze.
 */
export function findUnexpectedOutcomes(ends: readonly BatchOutcome[], deaths: readonly number[]): string[] {
  return ends.flatMap((end) => {
    const { id, domain, status, message, crashes } = end;
    const [from, until] = [end.requestedAt.getTime(), end.completedAt.getTime()];
    const died = deaths.filter((at) => at >= from && at <= until).length;
    // A batch that lost two workers waits for quarantine, which can take longer than the deadline here.
    const isLateExplained = crashes >= DEATHS - 1;
    const isLostExplained = crashes >= DEATHS && died >= DEATHS;
    const isRight = isExpectedOutcome('late', end)
      ? isLateExplained
      : isExpectedOutcome('lost', end)
        ? isLostExplained
        : status === (expectedStatusOf(domain) ?? status);
    return isRight
      ? []
      : [`${id} for ${domain} is ${status}: "${message}" (lost ${crashes} of ${died} workers that died)`];
  });
}

/**
 * Runs `findUnexpectedOutcomes` on every batch that ended in the database. With `endlessly`, every batch is
 * made to outlast its deadline, so late ends are accepted.
 */
export async function unexpectedOutcomes({ db, upsets }: Harness, endlessly = false): Promise<string[]> {
  const ends = await db.$queryRaw<BatchOutcome[]>`
    SELECT id, domain, status, message, crashes, requested_at AS "requestedAt", completed_at AS "completedAt"
    FROM batches WHERE completed_at IS NOT NULL`;
  const deaths = upsets.filter(({ what }) => what === 'enrichment-worker').map(({ at }) => at);
  return findUnexpectedOutcomes(
    endlessly ? ends.filter((end) => !isExpectedOutcome('late', end)) : ends,
    deaths,
  );
}
