import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { filerNameKey, filerName, displayName } from './filer-name';

test.each([
  ['Acme Robotics, Inc.', 'ACME ROBOTICS INC'],
  ['Acme Robotics Inc. ', 'Acme Robotics Corporation'],
  ['The Acme & Sons Co., Ltd.', 'ACME AND SONS LTD'],
  ['A.C.M.E. Holdings L.L.C.', 'ACME HOLDINGS LLC'],
  ['Ácme Röbotics', 'Acme Robotics'],
])('matches %j with %j', (a, b) => expect(filerNameKey(a)).toBe(filerNameKey(b)));

test.each([
  ['Acme Robotics Inc', 'Acme Robotics Fund I LP'],
  ['Acme Inc', 'Acme Robotics Inc'],
  ['Acme Holdings Inc', 'Acme Inc'],
])('distinguishes %j from %j', (a, b) => expect(filerNameKey(a)).not.toBe(filerNameKey(b)));

test.each([
  ['Acme Corp  (ACME, ACME-WT)  (CIK 0000900001)', 'Acme Corp'],
  ['ACME CORP /DE/  (CIK 0000900001)', 'ACME CORP'],
  ['Acme Corp (ACME)', 'Acme Corp'],
  ['Acme Corp', 'Acme Corp'],
  ['(CIK 0000900001)', null],
  [7, null],
])('parses %j as the name %j', (shown, name) => expect(displayName(shown)).toBe(name));

test("preserves parentheses that are part of a record's name", () => {
  expect(filerName('Acme (UK) PLC')).toBe('Acme (UK) PLC');
  expect(filerName('Acme (UK)')).toBe('Acme (UK)');
});

test('makes keys that are stable when keyed again, and survives text designed to trigger backtracking', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (name) =>
      expect(filerNameKey(filerNameKey(name))).toBe(filerNameKey(name)),
    ),
  );
  runToCompletion(() => {
    for (const part of [' ', '(', '/A', 'inc ', '.']) displayName(part.repeat(100_000));
  });
});
