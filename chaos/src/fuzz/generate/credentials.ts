import fc from 'fast-check';
import type { Intent } from './intent';

type Headers = Intent['headers'];

/** How a key is carried. Placeholders in braces stand for this run's keys. */
export interface Credentials {
  headers: Headers;
  /** The value of the query parameter. */
  inQuery: string | null;
}

const good = fc.constantFrom('{{key 0}}', '{{key 1}}', '{{key 2}}');
const withHeader = (name: string, value: string): Credentials => ({
  headers: [[name, value]],
  inQuery: null,
});

const goodCredentials: fc.Arbitrary<Credentials> = fc.oneof(
  { weight: 8, arbitrary: good.map((key) => withHeader('X-API-Key', key)) },
  { weight: 2, arbitrary: good.map((key) => withHeader('Authorization', `Bearer ${key}`)) },
  { weight: 1, arbitrary: fc.constant(withHeader('X-API-Key', '{{key poor}}')) },
  { weight: 1, arbitrary: good.map((key) => ({ headers: [], inQuery: key })) },
);

const NO_KEY: Credentials = { headers: [], inQuery: null };

const badCredentials: fc.Arbitrary<Credentials> = fc.oneof(
  fc.constant(NO_KEY),
  fc
    .constantFrom(
      '',
      ' ',
      '{{wrong sum}}',
      '{{wrong key}}',
      '{{refused 0}}',
      '{{refused 1}}',
      '{{refused 2}}',
      '{{refused 3}}',
      'flk_',
      'null',
      '\x1b[31m',
      "' OR 1=1--",
      '*',
    )
    .map((key) => withHeader('X-API-Key', key)),
  fc
    .constantFrom(
      'Basic {{wrong sum}}',
      'Bearer',
      'Bearer ',
      'Bearer {{wrong sum}}',
      'Digest username="a"',
      'bearer\t{{wrong key}}',
    )
    .map((value) => withHeader('Authorization', value)),
  fc.constantFrom('', '{{wrong sum}}', '%00', '{{refused 0}}').map((inQuery) => ({ headers: [], inQuery })),
);

export const credentials: fc.Arbitrary<Credentials> = fc.oneof(
  { weight: 12, arbitrary: goodCredentials },
  { weight: 1, arbitrary: badCredentials },
);

/** Those of an account whose credits are not checked, or none that are accepted. */
export const uncheckedCredentials: fc.Arbitrary<Credentials> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(withHeader('X-API-Key', '{{key unchecked}}')) },
  { weight: 1, arbitrary: badCredentials },
);
