import {
  type FoundSignalBody,
  type SignalSearchQuery,
  signalSearchQuerySchema,
  type SignalSearchResponse,
} from '@firmlens/contract';
import { type FoundSignal, SIGNAL_SEARCH_ROUTE } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { parseSignalSearch, signalPosition } from '../../search/signals/parse-signal-search';
import { readSignalPage } from '../../search/signals/signal-page';
import { type SearchDeps, searchHandler } from './bought-page';
import { queryParser } from './search-query';

const COLUMNS = [
  ...['id', 'domain', 'type', 'class', 'title', 'description', 'date', 'seen_on', 'source_url'],
  ...['funding_stage', 'entities', 'confidence', 'evidence'],
];

const rowOf = (signal: FoundSignal): FoundSignalBody => ({
  id: `sig_${signal.id}`,
  domain: signal.domain,
  type: signal.type,
  class: signal.class,
  title: signal.title,
  description: signal.description,
  date: signal.happenedOn,
  seen_on: signal.seenOn,
  source_url: signal.sourceUrl,
  funding_stage: signal.fundingStage,
  entities: signal.entities,
  confidence: signal.confidence,
  evidence: signal.evidence.map(({ source, url, observed_at, confidence }) => ({
    ...{ source, url, observed_at, confidence },
  })),
});

/** `GET /signals/search`: the search of agents, with all values as they are on file. */
export function searchSignals(deps: SearchDeps): RequestHandler {
  return searchHandler(deps, {
    route: SIGNAL_SEARCH_ROUTE,
    parse: queryParser<SignalSearchQuery>(signalSearchQuerySchema),
    async prepare({ limit, cursor, ...args }) {
      const filters = parseSignalSearch(args);
      const after = signalPosition(filters, cursor);
      return (tx, reader) => readSignalPage(tx, filters, { after, limit }, reader);
    },
    dataOf: ({ signals, cursor }): SignalSearchResponse['data'] => ({
      signals: signals.map(rowOf),
      next_cursor: cursor,
    }),
    columns: COLUMNS,
    rowsOf: ({ signals }) => signals.map(rowOf),
  });
}
