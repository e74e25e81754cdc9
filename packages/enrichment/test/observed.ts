import type { Evidence, EvidenceField, EvidenceOf, EvidenceValues } from '@firmlens/contract';

/** A moment after everything that the tests observe. */
export const NOW = new Date('2026-11-21T12:00:00.000Z');
export const CONTEXT = { domain: 'acme.example', now: NOW };

/** Creates one piece of evidence, with defaults for what a test does not care about. */
export function observed<F extends EvidenceField>(
  field: F,
  value: EvidenceValues[F],
  { source = 'website:text', ...rest }: Partial<Omit<EvidenceOf<F>, 'field' | 'value'>> = {},
): Evidence & EvidenceOf<F> {
  return {
    field,
    value,
    source,
    url: 'https://acme.example/',
    observed_at: '2026-11-21T10:00:00.000Z',
    confidence: 0.7,
    ...rest,
  } as Evidence & EvidenceOf<F>;
}
