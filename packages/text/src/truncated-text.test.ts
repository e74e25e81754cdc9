import { beginningOf, withoutCutNames } from './truncated-text';

test('blanks a name that an ellipsis cuts off, and no other word', () => {
  expect(withoutCutNames('a round led by Harbour Lane V …')).toBe('a round led by                …');
  expect(withoutCutNames('a round led by Bank of Porto, Harbour L...')).toBe(
    'a round led by Bank of Porto,          ...',
  );
  expect(withoutCutNames('Harbour Lane leads the rou…')).toBe('Harbour Lane leads the rou…');
});

test('returns the beginning of a text without a name that ends later', () => {
  expect(beginningOf('led by Harbour Lane Ventures', 20).trim()).toBe('led by');
  expect(beginningOf('led by Harbour Lane Ventures', 28)).toBe('led by Harbour Lane Ventures');
});
