import { FUNDING_STAGES, HIGHLIGHT_TYPES, SEARCH_PAGE_PRICE } from '@firmlens/contract';
import { chargeForResponse, MAX_PAGE_SIZE, requireBalance } from '@firmlens/domain';
import { Type } from '@sinclair/typebox';
import { dayArgument } from '../../search/arguments/day-argument';
import { domainsArgument } from '../../search/arguments/domain-arguments';
import { filterArgument } from '../../search/arguments/filter-values';
import { parseSignalSearch, signalPosition } from '../../search/signals/parse-signal-search';
import { readSignalPage } from '../../search/signals/signal-page';
import { AGENT_WORDING } from '../agent-wording';
import { SignalResultSchema, toSignalResult } from '../signal-search/signal-result';
import { type Tool, UNTRUSTED_NOTE } from '../tool';

const DEFAULT_LIMIT = 20;

const INPUT = {
  domains: Type.Optional(domainsArgument('Companies by domain; omit to search all on file.', 0)),
  types: Type.Optional(filterArgument('Kinds of event.', HIGHLIGHT_TYPES)),
  funding_stages: Type.Optional(filterArgument('Stages of rounds.', FUNDING_STAGES)),
  countries: Type.Optional(
    filterArgument('Countries of the headquarters: ISO 3166-1 alpha-2 codes or English names.'),
  ),
  industries: Type.Optional(filterArgument('What the companies do; values as in search_companies.')),
  since: Type.Optional(
    dayArgument('The earliest date on which it happened or, if that is unknown, was first seen.'),
  ),
  until: Type.Optional(dayArgument('The latest date.')),
  include_rumours: Type.Optional(
    Type.Boolean({ description: 'Hearsay too, labelled `rumour`. Default false.' }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_PAGE_SIZE,
      description: `Signals on a page. Default ${DEFAULT_LIMIT}.`,
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The `next_cursor` of the previous page, with the same filters.',
    }),
  ),
};
const ARGUMENTS = Type.Object(INPUT, { additionalProperties: false });

const OUTPUT = {
  signals: Type.Array(SignalResultSchema, { description: 'The newest first.' }),
  next_cursor: Type.Union([Type.String(), Type.Null()], {
    description: 'Requests the next page; null on the last page. It stays valid while signals change.',
  }),
};

/** Tool: finds events of companies by kind, place and date. */
export const searchSignals: Tool<typeof INPUT, typeof OUTPUT> = {
  name: 'search_signals',
  title: 'Search buying signals',
  description: `Events of companies on file, the newest first: funding rounds, hires, launches, acquisitions and more, each with its evidence. An empty page says why it is empty. ${UNTRUSTED_NOTE}`,
  price: {
    credits: SEARCH_PAGE_PRICE,
    terms: `${SEARCH_PAGE_PRICE} credits for a page with at least one signal; an empty page is free.`,
  },
  input: ARGUMENTS,
  output: Type.Object(OUTPUT),
  annotations: { readOnlyHint: true, openWorldHint: false },
  domainsOf: ({ domains = [] }) => domains,
  async call(deps, { caller }, args) {
    const filters = parseSignalSearch(args);
    const after = signalPosition(filters, args.cursor);
    const reader = { ...deps, accountId: caller.accountId, wording: AGENT_WORDING };
    await requireBalance(deps.db, caller.accountId, SEARCH_PAGE_PRICE);
    const { response, charge } = await chargeForResponse(deps.db, caller, async (tx) => {
      const place = { after, limit: args.limit ?? DEFAULT_LIMIT };
      const { signals, cursor, price, ...rest } = await readSignalPage(tx, filters, place, reader);
      const fields = { signals: signals.map(toSignalResult), next_cursor: cursor };
      return { response: { ...rest, fields, price: SEARCH_PAGE_PRICE }, price };
    });
    return { ...response, charge };
  },
};
