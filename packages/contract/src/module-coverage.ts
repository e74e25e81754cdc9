import { type Static, Type } from '@sinclair/typebox';
import { dateTime, nullable, oneOf } from './schema';

/** How well a module was looked for. `null` throughout: an earlier release built it. */
export const MODULE_COVERAGE_STATUSES = ['checked', 'partly_checked', 'not_checked'] as const;

const facts = {
  status: nullable(oneOf(MODULE_COVERAGE_STATUSES), {
    description:
      '`checked`: every source that was queried for the module responded, so what is empty was looked for; `partly_checked`: some did not, or not in full; `not_checked`: none responded, so nothing follows from an empty field. Null if an earlier release built the module.',
  }),
  sources_responded: nullable(Type.Integer({ minimum: 0 }), {
    description: 'Number of sources of the module that responded in full, also those that know nothing.',
  }),
  sources_missing: nullable(Type.Array(Type.String()), {
    description: 'Sources of the module that were queried and did not respond, or not in full.',
  }),
};

/** What is stored with a module about the sources behind it. */
export type StoredModuleCoverage = {
  [Field in keyof typeof facts]: NonNullable<Static<(typeof facts)[Field]>>;
};

export const ModuleCoverageSchema = Type.Record(
  Type.String(),
  Type.Object({
    enriched_at: dateTime({ description: 'When the module was built.' }),
    ...facts,
  }),
  {
    description:
      'By key of the data: when the module was built and whether its sources responded. `GET /company/{domain}/evidence` has the reasons, source by source.',
  },
);
export type ModuleCoverage = Static<typeof ModuleCoverageSchema>;

/** Returns the coverage of a module from what is stored with it as JSON text, or null. */
export function moduleCoverage(enrichedAt: Date, stored: string | null): ModuleCoverage[string] {
  const facts = stored === null ? null : (JSON.parse(stored) as StoredModuleCoverage);
  return {
    enriched_at: enrichedAt.toISOString(),
    status: facts?.status ?? null,
    sources_responded: facts?.sources_responded ?? null,
    sources_missing: facts?.sources_missing ?? null,
  };
}
