import { type Static, Type } from '@sinclair/typebox';
import { count, dateTime, nullable, oneOf, success } from './schema';
import { SOURCE_STATUSES } from './states';

/** The most pieces of evidence that a response lists. */
export const MAX_EVIDENCE = 2_000;

export const EvidenceResponseSchema = Type.Object(
  {
    success,
    domain: Type.String({ description: 'The registrable domain of the company.' }),
    evidence: Type.Array(
      Type.Object({
        field: Type.String({ description: 'The module and its field, such as `company.name`.' }),
        value: Type.Unknown({
          description:
            'The value; for a list field, one item. Null if the account may not read it: then `credits_required` says what it costs.',
        }),
        source: Type.String({
          description: 'The source, with the part of it after a colon: `website:json-ld`.',
        }),
        url: nullable(Type.String(), {
          description:
            'Where to see it; null if it has no URL, such as a DNS record, or if the value is not shown.',
        }),
        observed_at: dateTime({ description: 'When it was observed.' }),
        confidence: Type.Number({ minimum: 0, maximum: 1, description: 'Confidence of the reading.' }),
        unused_reason: Type.Optional(
          oneOf(['implausible', 'low_confidence', 'outranked'], {
            description: 'Why the data does not use it. Used evidence has no reason.',
          }),
        ),
        credits_required: Type.Optional(
          Type.Integer({
            minimum: 0,
            description:
              'Only if the value is not shown, because the data of its module is no longer fresh and the account did not buy it within the retention of results: what an enrichment with this module costs.',
          }),
        ),
      }),
      {
        maxItems: MAX_EVIDENCE,
        description:
          'Grouped by field. Within a field, the evidence that the data uses comes first, then what lost against it, each in the order of trust.',
      },
    ),
    evidence_used: Type.Record(Type.String(), count('The number of pieces.'), {
      description: 'By field: how many of its pieces, from the first, the data uses. The others lost.',
    }),
    evidence_omitted: Type.Integer({
      minimum: 0,
      description: `Number of pieces beyond ${MAX_EVIDENCE} that are not listed: the last of their fields, first of those that lost.`,
    }),
    coverage: Type.Object(
      {
        sources: Type.Array(
          Type.Object({
            source: Type.String({ description: 'The source.' }),
            status: oneOf(SOURCE_STATUSES, {
              description:
                '`found`; `nothing`: queried, and it does not know the company; `not_asked`: off, not needed, or nothing to query it with; `failed`: it did not respond properly or its queue was too long, which says nothing about the company.',
            }),
            reason: nullable(Type.String(), {
              description:
                'The reason as text, with the tokens that a language model used; null if it found something and nothing is missing.',
            }),
            asked_at: nullable(dateTime(), {
              description: 'When it was queried, also if the response was reused; null if it was not.',
            }),
          }),
          { description: 'Each source and its outcome.' },
        ),
      },
      {
        description:
          'The outcome of each source in the enrichment that built the data on file. If modules come from several enrichments: the newest outcome that is not `not_asked`, otherwise the newest.',
      },
    ),
  },
  {
    $id: 'Evidence',
    additionalProperties: false,
    description: 'The evidence behind the data of a company, and the sources queried.',
  },
);

export type EvidenceResponse = Static<typeof EvidenceResponseSchema>;
