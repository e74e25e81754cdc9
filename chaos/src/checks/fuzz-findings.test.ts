import { describeFindings } from './fuzz-findings';

test('accepts requests if a quarter passed authentication and none broke a rule', () => {
  expect(describeFindings({ requests: 1_000, pastAuthentication: 250, violations: [] })).toEqual([]);
});

test('reports requests that were mostly refused for their key, as they show nothing', () => {
  expect(describeFindings({ requests: 1_000, pastAuthentication: 249, violations: [] })).toEqual([
    'only 249 of 1000 requests passed authentication',
  ]);
});

test('reports a broken rule with its smallest request', () => {
  const violation = { rule: 'no 5xx', what: 'it is 500', times: 2, request: 'GET /mcp', response: '500' };
  expect(describeFindings({ requests: 4, pastAuthentication: 1, violations: [violation] })).toEqual([
    'no 5xx: it is 500; GET /mcp',
  ]);
});
