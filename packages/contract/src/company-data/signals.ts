import { type Static, Type } from '@sinclair/typebox';
import { nullable } from '../schema';
import { amount, dataModule, day, integer, list, text } from './fields';

/** The closed list of highlight types. */
export const HIGHLIGHT_TYPES = [
  'funding',
  'business',
  'product',
  'expansion',
  'traction',
  'hiring',
  'leadership',
  'acquisition',
  'partnership',
  'layoffs',
  'legal',
  'award',
] as const;
export type HighlightType = (typeof HIGHLIGHT_TYPES)[number];

export const HighlightSchema = Type.Object(
  {
    type: Type.Union(
      HIGHLIGHT_TYPES.map((type) => Type.Literal(type)),
      { description: 'The kind of event.' },
    ),
    title: Type.String({ description: 'The headline, from the most official report.' }),
    date: day('The day of the event, from the earliest report.'),
    description: text('What the report says, in a sentence or two.'),
    entities: Type.Optional(
      Type.Record(Type.String(), Type.String({ description: 'A fact about the event, as text.' }), {
        description:
          'What is known about the event, as text: `amount`, `amount_usd` (whole dollars), `round`, `investors`, `company`, ' +
          '`people`, `places` and so on, if stated; for a change between two scans `change`, `from`, `to` and ' +
          '`since` (the date of the earlier scan). For every event: `class` (`confirmed` by the company or a register, ' +
          '`reported` by a named third party, or `rumour`), `source_url` (the report whose title it is), `seen_on` (the ' +
          'date of the scan; for a change, when it was first seen) and `evidence` (the ' +
          'number of pieces of evidence).',
      }),
    ),
  },
  {
    description:
      'One event, however many sources report it: with the most official title and the earliest date.',
  },
);
const LinkedinMetricsSchema = Type.Object({
  followers: integer('The number of followers.'),
  change_percentage: amount('The change of that number over the period, in percent.'),
  last_post_date: day('The day of the last post.'),
  period_start: day('The first day of the period.'),
  period_end: day('The last day of the period.'),
});
const InsightsSchema = Type.Object({
  insight: Type.String({ description: 'What the signals mean together, in a few sentences.' }),
  growth_momentum: Type.String({
    description:
      'How fast the company grows: `strong`, `moderate`, `stable`, `slowing`, `declining`; `undetermined` without a sign from the last twelve months.',
  }),
  trajectory: Type.String({
    description:
      'Where the company is heading: `expanding`, `building`, `consolidating`, `contracting`; `undetermined` without a sign from the last twelve months.',
  }),
  key_indicators: Type.Array(Type.String(), {
    description: 'The signals and figures behind it, each with its day.',
  }),
  next_likely_move: nullable(Type.String(), {
    description: 'What the company will probably do next; null if nothing points to anything.',
  }),
});

export const SignalsSchema = dataModule('Signals', 'Dated buying signals, and what they mean together.', {
  highlights_count: integer('The number of `highlights`.'),
  highlights: list(HighlightSchema, 'The events, newest first.'),
  linkedin_metrics: nullable(LinkedinMetricsSchema, {
    description: 'Always null: no source that may be used reports them.',
  }),
  ai_insights: nullable(InsightsSchema, {
    description:
      'What the signals mean together. Rules write it, or a language model if there is one. Null if there is nothing to say.',
  }),
});
export type Signals = Static<typeof SignalsSchema>;
export type Insights = Static<typeof InsightsSchema>;
