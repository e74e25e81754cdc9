import { HIGHLIGHT_TYPES, INDUSTRIES, SEARCH_PAGE_PRICE } from '@firmlens/contract';
import { Type } from '@sinclair/typebox';
import { MAX_PAGE_SIZE } from '@firmlens/domain';
import { validateArguments } from '../arguments/validate-arguments';
import { parseSinceDay } from '../../search/arguments/day-argument';
import { searchSignals } from '../tools/search-signals';
import { type AgentPrompt, formatToolCall, renderPrompt, textArgument } from './prompt';
import { parseCountriesArgument, parseCreditsArgument, parseFilterArgument } from './parse-prompt-arguments';

/** Default ceiling of a sweep in credits: five pages. */
const CEILING = 5 * SEARCH_PAGE_PRICE;

const INPUT = {
  types: Type.Optional(
    textArgument('Types', `Types of signals, comma-separated: ${HIGHLIGHT_TYPES.join(', ')}. Default: all.`),
  ),
  since: Type.Optional(textArgument('Since', 'The earliest date to include, YYYY-MM-DD.')),
  countries: Type.Optional(
    textArgument('Countries', 'ISO 3166-1 alpha-2 codes or English names, comma-separated, such as GB, DE.'),
  ),
  industries: Type.Optional(
    textArgument(
      'Industries',
      'Industries, comma-separated, such as Logistics, Robotics; get_account lists them.',
    ),
  ),
  max_credits: Type.Optional(
    textArgument(
      'Ceiling in credits',
      `Credits the sweep may spend, at least ${SEARCH_PAGE_PRICE}; a page costs ${SEARCH_PAGE_PRICE}. Default: ${CEILING}.`,
    ),
  ),
};

/** Prompt: a search through the signals of all companies, up to a ceiling of credits. */
export const signalSweep: AgentPrompt<typeof INPUT> = {
  name: 'signal_sweep',
  title: 'Signal sweep',
  description:
    'Searches the signals of all indexed companies by filters, page by page, up to a ceiling of credits.',
  input: Type.Object(INPUT, { additionalProperties: false }),
  async get(_deps, accountId, args) {
    const credits = parseCreditsArgument('max_credits', args.max_credits, {
      least: SEARCH_PAGE_PRICE,
      otherwise: CEILING,
    });
    const pages = Math.floor(credits / SEARCH_PAGE_PRICE);
    const types = parseFilterArgument('types', args.types, HIGHLIGHT_TYPES);
    const since = parseSinceDay('since', args.since?.trim() || undefined);
    const countries = parseCountriesArgument('countries', args.countries);
    const industries = parseFilterArgument('industries', args.industries, INDUSTRIES);
    const requested = {
      ...(types && { types }),
      ...(since && { since }),
      ...(countries && { countries }),
      ...(industries && { industries }),
    };
    const call = { ...requested, limit: MAX_PAGE_SIZE };
    validateArguments(searchSignals.input, call);
    const pageCount = pages === 1 ? '1 page' : `${pages} pages`;
    return renderPrompt({
      description: `Signals for at most ${credits} credits`,
      lines: [
        `Search the signals of the indexed companies. The ceiling is ${credits} credits: at ${SEARCH_PAGE_PRICE} a page, at most ${pageCount} of ${MAX_PAGE_SIZE}.`,
        '',
        `1. Call ${formatToolCall(searchSignals, call)}.`,
        '2. While next_cursor is not null, call it again with the same arguments and that cursor.',
        `3. Stop at the first of these: next_cursor is null; ${pageCount} read; another page would take the sum of billing.credits_charged above ${credits}; a call is refused. Do not raise the ceiling, and do not call other priced tools.`,
        '4. Report by company: what happened, when, with its source and class. Say how many pages were read, whether there were more, and what was spent.',
        'A company that does not appear may still have had signals: it may not be indexed, or not scanned since. Do not claim that nothing happened anywhere.',
      ],
      tools: [searchSignals],
      data: { ...requested, max_credits: credits },
      companies: [],
      accountId,
    });
  },
};
