import { type ListProblem, type ListQuote, type Module, priceOf, ServiceError } from '@firmlens/contract';
import { findCredits } from '@firmlens/domain';
import { workFor } from '@firmlens/turns';
import { problemsOf, quoteOf } from './list-body';
import { planEntries, type PlanDeps, type PlannedEntry } from './plan-entries';
import type { RawEntry } from './raw-entry';

/** What becomes of each entry of a list, what that costs, and which lines are not enriched. */
export interface QuotedList {
  entries: PlannedEntry[];
  quote: ListQuote;
  problems: ListProblem[];
}

interface ListRequest {
  accountId: number;
  modules: readonly Module[];
  maxCredits: number | null;
}

/** Plans the entries that `read` returns, and says what they cost. Changes nothing. Throws `invalid_list`. */
export async function quoteList(
  deps: PlanDeps,
  { accountId, modules, maxCredits }: ListRequest,
  read: () => Promise<RawEntry[]>,
): Promise<QuotedList> {
  const entries = await workFor(`list of ${accountId}`, async () => {
    const raw = await read();
    if (raw.length === 0) throw new ServiceError('invalid_list', 'The list has no entries.');
    return planEntries(deps, modules, raw);
  });
  const balance = (await findCredits(deps.db, accountId))?.balance ?? 0;
  const quote = quoteOf(entries, { priceEach: priceOf(modules), maxCredits, balance });
  return { entries, quote, problems: problemsOf(entries) };
}
