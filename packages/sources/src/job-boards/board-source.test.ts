import { readBoardEntries } from './board-source';

test('reads 5,000 entries of a list and only counts the rest', async () => {
  const { entries, unread } = await readBoardEntries(Array.from({ length: 5_200 }), () => null);
  expect(entries).toHaveLength(5_000);
  expect(unread).toBe(200);
});
