import { EMPLOYEE_RANGES, FUNDING_STAGES, HIGHLIGHT_TYPES, INDUSTRIES, MODULES } from '@firmlens/contract';
import fc from 'fast-check';
import { domainText } from './hostile-texts';

export const domain = fc.oneof(
  { weight: 4, arbitrary: fc.nat(400).map((number) => `{{domain ${number}}}`) },
  { weight: 1, arbitrary: domainText },
);
export const domains = (min: number) => fc.array(domain, { minLength: min, maxLength: 26 });
export const someOf = (values: readonly string[]) =>
  fc.array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: domainText }),
    { minLength: 1, maxLength: 4 },
  );
export const day = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2026-11-30') })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom(
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13',
    '2026-1-1',
    'yesterday',
    '9999-12-31',
    '2026-01-01T00:00:00Z',
  ),
);
export const limit = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 50 }) },
  { weight: 1, arbitrary: fc.integer() },
);
export const modules = fc.subarray([...MODULES, 'base', 'horoscope']);
export const countries = someOf(['GB', 'DE', 'us', 'France', 'XX']);
export const words = fc.oneof(
  fc.constantFrom(
    'logistics',
    'clocks and watches',
    'solutions',
    'robot "arms"',
    'a:* & b',
    '!',
    "o'neil",
    '{{domain 1}}',
  ),
  domainText,
);
export const cursor = fc.oneof(
  fc.constant('{{cursor}}'),
  fc
    .constantFrom<unknown>(
      [],
      [null, null],
      ['x', { day: '2026-01-01', id: '1' }],
      ['x', { day: 1, id: '99999999999999999999' }],
      {},
      'x',
    )
    .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
  fc.base64String({ maxLength: 220 }),
);

/** The filters of a search for companies. */
export const companyFilters = {
  query: words,
  industries: someOf(INDUSTRIES),
  countries,
  employee_ranges: someOf(EMPLOYEE_RANGES),
  funding_stages: someOf(FUNDING_STAGES),
  technologies: someOf(['HubSpot', 'WordPress', 'Shopify', 'hubspott']),
  signal_types: someOf(HIGHLIGHT_TYPES),
  since: day,
};
