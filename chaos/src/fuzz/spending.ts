import { type FuzzRequest, isWellFormed } from './request';
import { reportedChargesIn, creditFaults, type LedgerEntry } from './rules/credits';
import type { Fault } from './rules/fault';
import type { FuzzTarget } from './target';
import type { Exchange } from './wire/send';

/** Compares what the accounts spent since the last check with what the responses since then reported. */
export type SpendingCheck = (
  exchanges: readonly { request: FuzzRequest; exchange: Exchange }[],
) => Promise<Fault[]>;

/** Starts from the current ledger. */
export async function watchSpending({ payers, poor }: FuzzTarget): Promise<SpendingCheck> {
  const watched = [...payers, poor].map((account) => ({ account, seen: 0 }));

  async function newEntries(): Promise<LedgerEntry[]> {
    const all = await Promise.all(
      watched.map(async (each) => {
        const entries = await each.account.entriesAfter(each.seen);
        each.seen = entries.at(-1)?.sequence ?? each.seen;
        return entries;
      }),
    );
    return all.flat();
  }

  await newEntries();
  return async (exchanges) => {
    const wellFormed = exchanges.filter(({ request }) => isWellFormed(request));
    return creditFaults(
      reportedChargesIn(wellFormed.flatMap(({ exchange }) => exchange.responses)),
      await newEntries(),
    );
  };
}
