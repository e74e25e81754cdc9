import { createHash } from 'node:crypto';
import { SEARCH_PAGE_PRICE } from '@firmlens/contract';
import {
  chargeForResponse,
  isSearchPaid,
  NO_KEY_SERIES,
  PANEL_SEARCH_ROUTE,
  payForSearch,
  requireBalance,
  type Transaction,
} from '@firmlens/domain';
import type { RouteName } from '@firmlens/panel-contract';
import { admitAccount } from '../../../admission/admit-account';
import type { SearchReader } from '../../../search/search-wording';
import type { Call, Member, PanelDeps } from '../../call';
import { PanelError } from '../../panel-error';
import { PEOPLE_WORDING } from './people-wording';
import { searchRefusal } from './search-refusal';

/** A page that is ready to be read and its content, apart from its rows. */
interface PageRequest<Page> {
  what: 'companies' | 'signals';
  /** What makes it another page: search, place and length. */
  identity: object;
  read: (tx: Transaction, reader: SearchReader) => Promise<Page>;
}

type Search = Pick<Call<RouteName>, 'address' | 'recordUse'> & {
  session: Member;
  input: { search_id: string };
};

export interface BoughtPage<Page> {
  page: Page;
  charged: number;
  balance: number;
}

/**
 * Reads a page of results and charges its price, both or neither. An empty page is free, and so is a page that was
 * paid under the same id in the last minutes: the request was sent again. `parse` reads the search.
 */
export async function buyPage<Page extends { price: number }>(
  deps: PanelDeps,
  call: Search,
  parse: () => Promise<PageRequest<Page>>,
): Promise<BoughtPage<Page>> {
  const { accountId } = call.session.account;
  await admitAccount({ ...deps, db: deps.agentDb }, accountId);
  const bought = buy(deps, call, parse);
  call.recordUse(PANEL_SEARCH_ROUTE, accountId, bought);
  return bought;
}

async function buy<Page extends { price: number }>(
  deps: PanelDeps,
  { session, input, address }: Search,
  parse: () => Promise<PageRequest<Page>>,
): Promise<BoughtPage<Page>> {
  const { agentDb: db, agentReadLagging: readLagging, cache } = deps;
  const { userId, account } = session;
  const { accountId } = account;
  const { what, identity, read } = await parse().catch((error: unknown) => {
    throw searchRefusal(error);
  });
  const digest = createHash('sha256')
    .update(JSON.stringify([what, identity]))
    .digest();
  const search = { accountId, id: input.search_id, digest, what };
  if (!(await isSearchPaid(db, search))) await requireBalance(db, accountId, SEARCH_PAGE_PRICE);
  const { response, charge } = await chargeForResponse(
    db,
    { accountId, keySeries: NO_KEY_SERIES },
    async (tx) => {
      const page = await read(tx, { ...deps, readLagging, accountId, wording: PEOPLE_WORDING });
      const price = await payForSearch(tx, { userId, address }, search, page.price);
      if (price === null) throw new PanelError('conflict', 'The search has changed. Search again.');
      return { response: page, price };
    },
    PANEL_SEARCH_ROUTE,
  );
  // If Redis is down, the next request reads PostgreSQL.
  cache.putBalance(accountId, charge.ledgerSequence, charge.balance).catch(() => undefined);
  return { page: response, charged: charge.charged, balance: charge.balance };
}
