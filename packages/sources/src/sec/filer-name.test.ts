import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { filerNameKey, filerName, displayName } from './filer-name';

test.each([
  ['Acme Robotics, Inc.', 'ACME ROBOTICS INC'],
  ['Acme Robotics Inc. ', 'Acme Robotics Corporation'],
  ['The Acme & Sons Co., Ltd.', 'ACME AND SONS LTD'],
  ['A.C.M.E. Holdings L.L.C.', 'ACME HOLDINGS LLC'],
  ['Ácme Röbotics', 'Acme Robotics'],
])('takes %j and %j for one name', (a, b) => expect(filerNameKey(a)).toBe(filerNameKey(b)));

test.each([
  ['Acme Robotics Inc', 'Acme Robotics Fund I LP'],
  ['Acme Inc', 'Acme Robotics Inc'],
  ['Acme Holdings Inc', 'Acme Inc'],
])('takes %j and %j for two names', (a, b) => expect(filerNameKey(a)).not.toBe(filerNameKey(b)));

test.each([
  ['Acme Corp  (ACME, ACME-WT)  (CIK 0000900001)', 'Acme Corp'],
  ['ACME CORP /DE/  (CIK 0000900001)', 'ACME CORP'],
  ['Acme Corp (ACME)', 'Acme Corp'],
  ['Acme Corp', 'Acme Corp'],
  ['(CIK 0000900001)', null],
  [7, null],
])('reads %j as the name %j', (shown, name) => expect(displayName(shown)).toBe(name));

test('leaves a bracket that belongs to the name of a record', () => {
  expect(filerName('Acme (UK) PLC')).toBe('Acme (UK) PLC');
  expect(filerName('Acme (UK)')).toBe('Acme (UK)');
});

test('a key is its own key, and quick to make', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) =>
      expect(filerNameKey(filerNameKey(name))).toBe(filerNameKey(name)),
    ),
  );
  runToCompletion(() => {
    for (const part of [' ', '(', '/A', 'inc ', '.']) displayName(part.repeat(100_000));
  });
});
