import { type Static, Type } from '@sinclair/typebox';
import { dataModule, integer, list, text } from './fields';

export const CompetitorSchema = Type.Object({
  name: Type.String({ description: 'The name of the other company.' }),
  domain: text('The domain of its website.'),
  description: text('What it does.'),
  similarity: Type.Number({
    minimum: 0,
    maximum: 1,
    description:
      'How similar the two businesses are, if the other company is on file; otherwise the confidence that it is a competitor.',
  }),
  reason: Type.String({ description: 'Why it is listed, in one sentence.' }),
  source: Type.String({ description: 'The source that names it, such as `website`.' }),
});

export const CompetitorsSchema = dataModule('Competitors', 'Competitors and similar companies.', {
  competitors_count: integer('The number of `competitors`.'),
  competitors: list(CompetitorSchema, 'Companies that a source names as competitors.'),
  similar_companies_count: integer('The number of `similar_companies`.'),
  similar_companies: list(
    CompetitorSchema,
    'Companies on file with a similar business, the most similar first.',
  ),
});
export type Competitors = Static<typeof CompetitorsSchema>;
export type Competitor = Static<typeof CompetitorSchema>;
