import { bodyOf } from './client';

test('a JSON object is read', () => {
  expect(bodyOf('{"batch_id":"batch_A"}')).toEqual({ batch_id: 'batch_A' });
});

test.each(['<html>', '', 'null', '"text"', '[{"batch_id":"batch_A"}]', '7'])(
  '%j is no body of ours',
  (text) => {
    expect(bodyOf(text)).toEqual({ unreadable: text });
  },
);
