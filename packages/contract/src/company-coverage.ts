import { type Static, Type } from '@sinclair/typebox';

export const COVERAGE_STATUSES = [
  'fresh',
  'stale',
  'scanning',
  'no_data',
  'not_indexed',
  'not_applicable',
] as const;
export type CoverageStatus = (typeof COVERAGE_STATUSES)[number];

const day = (description: string) =>
  Type.Union([Type.String({ format: 'date' }), Type.Null()], { description });

const coverageFields = {
  status: Type.Unsafe<CoverageStatus>(
    Type.String({
      enum: [...COVERAGE_STATUSES],
      description:
        '`fresh`: scanned, or with a signal, within 21 days; `stale`: scanned longer ago; `scanning`: a scan is running; `no_data`: a recent scan found nothing; `not_indexed`: never scanned, or too long ago to count; `not_applicable`: the result is not about a company.',
    }),
  ),
  last_scanned_at: day('The last scan, also if it found nothing; null if there was none.'),
  last_signal_at: day('The date of the newest signal; null if no signal has a known date.'),
  signal_absence_is_meaningful: Type.Boolean({
    description: 'If false, an empty list of signals means that nobody checked, not that nothing happened.',
  }),
};

export const CompanyCoverageSchema = Type.Object({
  domain: Type.String({ description: 'The company.' }),
  ...coverageFields,
});
/**
 * The coverage block of every search and of every agent's call. For several companies it claims only what holds for
 * each of them.
 */
export const CoverageSchema = Type.Object({
  ...coverageFields,
  companies: Type.Optional(Type.Array(CompanyCoverageSchema, { description: 'Company by company.' })),
});

export type CompanyCoverage = Static<typeof CompanyCoverageSchema>;
export type Coverage = Static<typeof CoverageSchema>;

/** The coverage of a response that is not about a company. */
export const NOT_APPLICABLE: Coverage = {
  status: 'not_applicable',
  last_scanned_at: null,
  last_signal_at: null,
  signal_absence_is_meaningful: false,
};
