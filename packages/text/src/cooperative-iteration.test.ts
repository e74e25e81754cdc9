import { feedInChunks, iterateCooperatively } from './cooperative-iteration';

/** Counts how often other work ran during the given work. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await work();
  clearImmediate(timer);
  return turns;
}

test('passes a long text to the parser completely and in order, and lets other work run in between', async () => {
  const text = Array.from({ length: 100_000 }, (_, at) => String(at)).join(' ');
  let read = '';
  const turns = await turnsDuring(() => feedInChunks(text, (piece) => void (read += piece)));
  expect(read).toBe(text);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('stops once the parser has enough', async () => {
  const pieces: string[] = [];
  await feedInChunks('x'.repeat(1_000_000), (piece) => pieces.push(piece) < 2);
  expect(pieces).toHaveLength(2);
});

test('yields the items of a long list in order, and lets other work run in between', async () => {
  const items = Array.from({ length: 100 }, (_, at) => at);
  const seen: number[] = [];
  const turns = await turnsDuring(async () => {
    for await (const item of iterateCooperatively(items)) {
      for (const until = performance.now() + 1; performance.now() < until;);
      seen.push(item);
    }
  });
  expect(seen).toEqual(items);
  expect(turns).toBeGreaterThanOrEqual(10);
});
