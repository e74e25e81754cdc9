import type { CompanyData } from '@firmlens/contract';
import { type CountsByName, count } from './counts';
import type { LabelledCompany } from './labels';
import { isExpected } from './same-value';

/** A wrong or missing value, for anyone who wants to know why. */
export interface Mistake {
  domain: string;
  field: string;
  /** Null if nothing was returned. */
  given: unknown;
  /** Null if nothing was expected. */
  expected: unknown;
}

const isOptional = (label: unknown): boolean =>
  label !== null && typeof label === 'object' && 'optional' in label;

/** Counts the correct values of a company, field by field. Returns the mistakes. */
export function scoreCompany(
  { domain, labels }: LabelledCompany,
  data: CompanyData,
  counts: CountsByName,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const wrong = (field: string, given: unknown) => {
    count(counts, field, { wrong: 1 });
    mistakes.push({ domain, field, given, expected: null });
  };
  const missed = (field: string, expected: unknown) => {
    count(counts, field, { missed: 1 });
    mistakes.push({ domain, field, given: null, expected });
  };

  for (const [field, label] of Object.entries(labels)) {
    const [module = '', name = ''] = field.split('.');
    const value = (data as Record<string, Record<string, unknown>>)[module]?.[name] ?? null;
    if (Array.isArray(label) || Array.isArray(value)) {
      const left = new Set(Array.isArray(value) ? (value as unknown[]) : []);
      // A value matches one item at most, so a duplicate counts as wrong once.
      for (const item of Array.isArray(label) ? (label as unknown[]) : []) {
        const found = [...left].find((other) => isExpected(field, other, item));
        if (found !== undefined) left.delete(found);
        if (isOptional(item)) continue;
        if (found !== undefined) count(counts, field, { right: 1 });
        else missed(field, item);
      }
      for (const item of left) wrong(field, item);
    } else if (label !== null && value !== null && isExpected(field, value, label)) {
      count(counts, field, { right: 1 });
    } else {
      if (value !== null) wrong(field, value);
      if (label !== null) missed(field, label);
    }
  }
  return mistakes;
}
