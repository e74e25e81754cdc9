import {
  chainPage,
  creditUse,
  type Database,
  type ExportedEntry,
  findCredits,
  ledgerEntries,
  ledgerPage,
} from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../call';
import { csvLine } from '../../csv/csv-line';
import { dayOf } from '../day-of';
import { ledgerEntryBody } from '../ledger-entry';
import { PanelError } from '../panel-error';

type Names = 'GET /credits' | 'GET /credits/ledger' | 'GET /credits/chain' | 'GET /credits/ledger.csv';

/** How many entries a page of the list and one of the chain have. */
const PAGE = 50;
const CHAIN_PAGE = 1_000;

/** The last five are for whoever computes the hashes: with the others, what a hash covers. */
const CSV_HEADER = [
  ...['entry', 'time', 'kind', 'amount', 'balance_after', 'period', 'batch_id', 'domain'],
  ...['account', 'reserved_period', 'time_micros', 'previous_hash', 'hash'],
];

const csvEntry = (accountId: number, entry: ExportedEntry): string =>
  csvLine([
    ...[
      entry.sequence,
      entry.writtenAt.toISOString(),
      entry.kind,
      entry.amount,
      entry.balanceAfter,
      entry.period,
    ],
    ...[entry.batchId, entry.domain, accountId, entry.reservedPeriod, entry.writtenAtMicros],
    ...[entry.previousHash, entry.hash],
  ]);

async function* ledgerFile(
  db: Database,
  accountId: number,
  days: { from: Date | null; to: Date | null },
): AsyncGenerator<string, void, undefined> {
  let head = csvLine(CSV_HEADER);
  for await (const entries of ledgerEntries(db, accountId, days)) {
    const lines = entries.map((entry) => csvEntry(accountId, entry)).join('');
    yield head + lines;
    head = '';
  }
  if (head !== '') yield head;
}

export function creditHandlers({ panelDb, panelReadLagging }: PanelDeps): Pick<Handlers, Names> {
  return {
    'GET /credits': async ({ input, session }) => {
      const { accountId } = session.account;
      const { range = '30d' } = input;
      const credits = await findCredits(panelDb, accountId);
      if (credits === null) throw new PanelError('not_found', 'There is no such account.');
      const { unit, periods, countedFrom, purposes, keys } = await panelReadLagging(panelDb, (db) =>
        creditUse(db, accountId, range),
      );
      return {
        balance: credits.balance,
        used: credits.used,
        credit_limit: credits.limit,
        total_purchased: credits.totalPurchased,
        renews_at: credits.nextRenewalAt?.toISOString() ?? null,
        unit,
        periods,
        counted_from: countedFrom,
        purposes,
        keys,
      };
    },

    'GET /credits/ledger': async ({ input, session }) => {
      const before = input.before === undefined ? null : BigInt(input.before);
      // One more tells whether there are more.
      const entries = await ledgerPage(panelDb, session.account.accountId, { before, limit: PAGE + 1 });
      return { entries: entries.slice(0, PAGE).map(ledgerEntryBody), has_more: entries.length > PAGE };
    },

    'GET /credits/chain': async ({ input, session }) => {
      const position = { after: BigInt(input.after ?? 0), limit: CHAIN_PAGE };
      const { head, links } = await chainPage(panelDb, session.account.accountId, position);
      return {
        head,
        links: links.map(({ balanceAfter, reservedPeriod, batchId, writtenAtMicros, ...link }) => ({
          ...link,
          balance_after: balanceAfter,
          reserved_period: reservedPeriod,
          batch_id: batchId,
          written_at_micros: writtenAtMicros,
        })),
      };
    },

    'GET /credits/ledger.csv': ({ input, session }) => {
      const { accountId } = session.account;
      const days = { from: dayOf('from', input.from), to: dayOf('to', input.to) };
      const name = ['ledger', accountId, input.from, input.to].filter((part) => part !== undefined).join('-');
      return Promise.resolve({ name: `${name}.csv`, content: ledgerFile(panelDb, accountId, days) });
    },
  };
}
