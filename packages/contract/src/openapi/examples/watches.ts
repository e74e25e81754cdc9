import type { Examples } from './example';

/** Examples of what to watch, by schema, beside the schemas' own. */
export const WATCH_EXAMPLES: Readonly<Record<string, Examples>> = {
  WatchRequest: {
    search: {
      summary: 'The companies that a search finds',
      value: {
        search: { query: 'energy', countries: ['GB'] },
        frequency: 'weekly',
        max_credits_per_month: 2_000,
      },
    },
  },
};
