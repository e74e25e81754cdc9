import type { EvidenceField } from '@firmlens/contract';

/**
 * Fields that are picked when their module is built, but are no part of its data, whose form is closed. Each with the
 * endpoint that shows what was picked.
 */
export const FIELDS_BESIDE_DATA = {
  'company.logo_url': 'GET /company/{domain}/logo',
} as const satisfies Partial<Record<EvidenceField, string>>;

type FieldBesideData = keyof typeof FIELDS_BESIDE_DATA;

/** Returns the fields beside the data of a module. */
export function fieldsBesideData(module: string): FieldBesideData[] {
  const fields = Object.keys(FIELDS_BESIDE_DATA) as FieldBesideData[];
  return fields.filter((field) => field.startsWith(`${module}.`));
}
