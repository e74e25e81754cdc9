import { bodyOf } from './client';

test('parses a JSON object', () => {
  expect(bodyOf('{"batch_id":"batch_A"}')).toEqual({ batch_id: 'batch_A' });
});

test.each(['<html>', '', 'null', '"text"', '[{"batch_id":"batch_A"}]', '7'])(
  'treats %j as unreadable',
  (text) => {
    expect(bodyOf(text)).toEqual({ unreadable: text });
  },
);
