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
        '`fresh`: scanned, or with a signal, within 21 days; `stale`: scanned, but longer ago; `scanning`: a scan is running; `no_data`: a recent look found nothing; `not_indexed`: nobody looked, or no look counts any more; `not_applicable`: the answer is about no company.',
    }),
  ),
  last_scanned_at: day(
    'The last scan, or the last look where that found nothing; null where there was none.',
  ),
  last_signal_at: day('The newest day on which a signal happened; null where that is known of none.'),
  signal_absence_is_meaningful: Type.Boolean({
    description: 'Where false, an empty list of signals means that nobody looked, not that nothing happened.',
  }),
};

export const CompanyCoverageSchema = Type.Object({ domain: Type.String(), ...coverageFields });
/** The block that every answer carries; of several companies it says no more than holds for each of them. */
export const CoverageSchema = Type.Object({
  ...coverageFields,
  companies: Type.Optional(Type.Array(CompanyCoverageSchema)),
});

export type CompanyCoverage = Static<typeof CompanyCoverageSchema>;
export type Coverage = Static<typeof CoverageSchema>;

/** Of an answer about no company. */
export const NOT_APPLICABLE: Coverage = {
  status: 'not_applicable',
  last_scanned_at: null,
  last_signal_at: null,
  signal_absence_is_meaningful: false,
};
