import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { CoverageSchema } from './company-coverage';
import { HIGHLIGHT_TYPES } from './company-data';
import { dateTime, nullable, oneOf } from './schema';

/** What a company of a search matches: where the words of the query occur, and which filters were sent. */
export const MATCH_KINDS = [
  ...(['name', 'industry', 'topic', 'service', 'description'] as const),
  ...(['domain', 'country', 'employee_range', 'funding_stage', 'technology', 'signal'] as const),
] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

const day = (description: string) => nullable(Type.String({ format: 'date' }), { description });
const text = (description: string) => Type.String({ description });
const textOrNull = (description: string) => nullable(Type.String(), { description });
const domain = () => text('The company.');
const nextCursor = () => textOrNull('The `cursor` of the next page; null on the last one.');

/** Fields of every page of a search, beside its rows. */
const page = <S extends TSchema>(data: S) => ({
  success: Type.Literal(true, { description: 'The request was answered.' }),
  data,
  message: text('The result in one line, or why it is empty.'),
  coverage: Type.Unsafe<Static<typeof CoverageSchema>>({
    ...CoverageSchema,
    description: 'What may be concluded from the result. For several companies, what holds for each of them.',
  }),
  notes: Type.Array(Type.String(), {
    description: 'What the data cannot support, company by company, and what would help at which price.',
  }),
  credits_used: Type.Integer({ minimum: 0, description: 'What the page cost. An empty page is free.' }),
  credits_remaining: Type.Integer({ minimum: 0, description: 'The balance afterwards.' }),
});

const FoundCompanySchema = Type.Object(
  {
    domain: domain(),
    name: text('Its name.'),
    description: textOrNull('What it does, at most 1,000 characters.'),
    country: textOrNull('Country of the headquarters: ISO 3166-1 alpha-2.'),
    city: textOrNull('City of the headquarters.'),
    industries: Type.Array(Type.String(), { description: 'As its sources name them.' }),
    employee_range: textOrNull('Its size, as its sources state it.'),
    founded_year: nullable(Type.Integer(), { description: 'The year in which it was founded.' }),
    is_enriched: Type.Boolean({
      description: 'Whether an enrichment put it on file. Otherwise it is only in imported datasets.',
    }),
    matched_on: Type.Array(oneOf(MATCH_KINDS), {
      description: 'Where the words of the query occur, and which filters match.',
    }),
    last_scanned_at: day('The last enrichment; null if there was none.'),
  },
  { $id: 'FoundCompany', description: 'A company that was found.', additionalProperties: false },
);
export type FoundCompanyBody = Static<typeof FoundCompanySchema>;

export const CompanySearchResponseSchema = Type.Object(
  page(
    Type.Object(
      {
        companies: Type.Array(FoundCompanySchema, {
          description:
            'First companies with the words in their name or domain, then in industries, topics or services, then the others; each group by domain.',
        }),
        next_cursor: nextCursor(),
        index_size: Type.Object(
          {
            companies_on_file: Type.Integer({ minimum: 0, description: 'Put on file by enrichments.' }),
            companies_in_datasets: Type.Integer({
              minimum: 0,
              description: 'In imported datasets; some of them are on file too.',
            }),
            precision: oneOf(['exact', 'about'], { description: 'How the two were counted.' }),
          },
          {
            additionalProperties: false,
            description: 'What was searched. A company that is not in it may still exist.',
          },
        ),
      },
      { additionalProperties: false, description: 'The page.' },
    ),
  ),
  { $id: 'CompanySearch', description: 'A page of companies.', additionalProperties: false },
);
export type CompanySearchResponse = Static<typeof CompanySearchResponseSchema>;

const FoundSignalSchema = Type.Object(
  {
    id: text('Stays the same when a later enrichment reports the event again.'),
    domain: domain(),
    type: oneOf(HIGHLIGHT_TYPES, { description: 'What kind of event it is.' }),
    class: oneOf(['confirmed', 'reported', 'rumour'], {
      description:
        '`confirmed` by the company or a register, `reported` by a named third party, or a `rumour` (hearsay).',
    }),
    title: text('The event in one line, as its report has it.'),
    description: textOrNull('More about it.'),
    date: day('When it happened; null if no source says.'),
    seen_on: day('The date of the enrichment that found it.'),
    source_url: textOrNull('The report whose title it is.'),
    funding_stage: textOrNull('The stage of a round.'),
    entities: Type.Record(Type.String(), Type.String(), {
      description: 'What it names: `amount`, `investors`, `person`, `place` and the like.',
    }),
    confidence: nullable(Type.Number({ minimum: 0, maximum: 1 }), {
      description: 'Of its most confident piece of evidence; null if none is on file.',
    }),
    evidence: Type.Array(
      Type.Object(
        {
          source: text('The source that reported it.'),
          url: textOrNull('Where it was seen.'),
          observed_at: Type.Unsafe<string>({ ...dateTime(), description: 'When it was seen.' }),
          confidence: Type.Number({ minimum: 0, maximum: 1, description: 'Confidence of the reading.' }),
        },
        { additionalProperties: false },
      ),
      { description: 'Up to ten pieces of evidence.' },
    ),
  },
  { $id: 'FoundSignal', description: 'A signal that was found.', additionalProperties: false },
);
export type FoundSignalBody = Static<typeof FoundSignalSchema>;

export const SignalSearchResponseSchema = Type.Object(
  page(
    Type.Object(
      {
        signals: Type.Array(FoundSignalSchema, { description: 'The newest first.' }),
        next_cursor: nextCursor(),
      },
      { additionalProperties: false, description: 'The page.' },
    ),
  ),
  { $id: 'SignalSearch', description: 'A page of signals.', additionalProperties: false },
);
export type SignalSearchResponse = Static<typeof SignalSearchResponseSchema>;

/**
 * Why a company is a candidate for a name. `name`: it is called so. `dataset_name`: it is called otherwise, and an
 * imported dataset lists it so, for example under its legal or a former name. `similar_name`: its name has the words.
 */
export const NAME_MATCHES = ['name', 'dataset_name', 'similar_name'] as const;
export type NameMatch = (typeof NAME_MATCHES)[number];

const ResolvedCandidateSchema = Type.Object(
  {
    domain: domain(),
    name: text('The name that was compared.'),
    country_code: textOrNull('Country of the headquarters: ISO 3166-1 alpha-2; null if it is not known.'),
    match: oneOf(NAME_MATCHES, {
      description:
        '`name`: the company is called so; `dataset_name`: it is called otherwise, and an imported dataset lists it so, for example under its legal or a former name; `similar_name`: its name has all the words.',
    }),
    is_in_country: nullable(Type.Boolean(), {
      description: 'Whether it is in the country that was sent; null if none was, or its own is not known.',
    }),
    known_from: oneOf(['enrichment', 'dataset'], {
      description: 'What put the compared name on file.',
    }),
    reason: text('All of this in one sentence.'),
  },
  { $id: 'ResolvedCandidate', description: 'A company that the name may mean.', additionalProperties: false },
);
export type ResolvedCandidate = Static<typeof ResolvedCandidateSchema>;

export const ResolveResponseSchema = Type.Object(
  {
    success: Type.Literal(true, { description: 'The request was answered.' }),
    data: Type.Object(
      {
        name: text('The name that was sent.'),
        country: textOrNull('The country that was sent, as its code.'),
        domain: textOrNull(
          'The only company on file with this name, in this country; null if there is none, or several.',
        ),
        candidates: Type.Array(ResolvedCandidateSchema, {
          description: 'The company, or else those that the name may mean, the closest first; at most ten.',
        }),
      },
      { additionalProperties: false, description: 'What the name means.' },
    ),
    message: text('The result in one line.'),
  },
  {
    $id: 'Resolve',
    description: 'The domain of a company name, or the candidates for it.',
    additionalProperties: false,
  },
);
export type ResolveResponse = Static<typeof ResolveResponseSchema>;
