import {
  COUNTRY_CODES,
  EMPLOYEE_RANGES,
  FUNDING_STAGES,
  HIGHLIGHT_TYPES,
  INDUSTRIES,
  SEARCH_PAGE_PRICE,
} from '@firmlens/contract';
import { suggestTechnologies } from '@firmlens/domain';
import { companyPosition, readCompanyPage } from '../../../search/companies/company-page';
import { parseCompanySearch } from '../../../search/companies/parse-company-search';
import { parseSignalSearch, signalPosition } from '../../../search/signals/parse-signal-search';
import { readSignalPage } from '../../../search/signals/signal-page';
import type { Handlers, PanelDeps } from '../../call';
import { type BoughtPage, buyPage } from './buy-page';
import { companyRow, signalRow } from './rows';

type Names =
  'GET /explore/choices' | 'GET /explore/technologies' | 'POST /explore/companies' | 'POST /explore/signals';

/** Rows of a page, as many as agents get by default. */
const PAGE = 20;
/** Technologies suggested at once. */
const SUGGESTIONS = 20;

interface Page {
  message: string;
  notes: string[];
  cursor: string | null;
}

const withoutRows = ({ page, charged, balance }: BoughtPage<Page>) => ({
  message: page.message,
  notes: page.notes,
  next_cursor: page.cursor,
  credits_charged: charged,
  balance,
});

export function exploreHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { agentDb: db, agentReadLagging: readLagging, panelDb, panelReadLagging } = deps;
  return {
    'GET /explore/choices': async () => ({
      industries: [...INDUSTRIES],
      countries: [...COUNTRY_CODES],
      employee_ranges: [...EMPLOYEE_RANGES],
      funding_stages: [...FUNDING_STAGES],
      signal_types: [...HIGHLIGHT_TYPES],
      price: SEARCH_PAGE_PRICE,
    }),

    'GET /explore/technologies': async ({ input }) => ({
      technologies: await panelReadLagging(panelDb, (from) =>
        suggestTechnologies(from, (input.text ?? '').replaceAll('\0', ''), SUGGESTIONS),
      ),
    }),

    'POST /explore/companies': async (call) => {
      const bought = await buyPage(deps, call, async () => {
        const { cursor, ...args } = call.input;
        const search = await parseCompanySearch({ db, readLagging }, args);
        const after = companyPosition(search, cursor);
        return {
          what: 'companies',
          identity: [search, cursor ?? null],
          read: (tx, reader) => readCompanyPage(tx, search, { after, limit: PAGE }, reader),
        };
      });
      return { ...withoutRows(bought), companies: bought.page.companies.map(companyRow) };
    },

    'POST /explore/signals': async (call) => {
      const bought = await buyPage(deps, call, async () => {
        const { cursor, ...args } = call.input;
        const filters = parseSignalSearch(args);
        const after = signalPosition(filters, cursor);
        return {
          what: 'signals',
          identity: [filters, cursor ?? null],
          read: (tx, reader) => readSignalPage(tx, filters, { after, limit: PAGE }, reader),
        };
      });
      const { signals, coverage } = bought.page;
      const named = call.input.domains?.length ?? 0;
      return {
        ...withoutRows(bought),
        signals: signals.map(signalRow),
        coverage: named === 0 ? [] : (coverage.companies ?? []),
      };
    },
  };
}
