import { findingsIn } from './fuzz-findings';

test('requests a quarter of which got past the key, and broke no rule, are right', () => {
  expect(findingsIn({ requests: 1_000, pastAuthentication: 250, violations: [] })).toEqual([]);
});

test('requests that are mostly refused for their key show nothing', () => {
  expect(findingsIn({ requests: 1_000, pastAuthentication: 249, violations: [] })).toEqual([
    'only 249 answers to 1000 requests needed a good key',
  ]);
});

test('a rule that was broken is told with its smallest request', () => {
  const violation = { rule: 'no 5xx', what: 'it is 500', times: 2, request: 'GET /mcp', answer: '500' };
  expect(findingsIn({ requests: 4, pastAuthentication: 1, violations: [violation] })).toEqual([
    'no 5xx: it is 500; GET /mcp',
  ]);
});
