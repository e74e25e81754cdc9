import { feedInChunks, iterateCooperatively, workFor } from './cooperative-work';

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

test('long texts of one account do not delay that of another', async () => {
  const text = 'x'.repeat(1_000_000);
  let pieces = 0;
  const read = (account: string) => workFor(account, () => feedInChunks(text, () => void (pieces += 1)));
  const theirs = Array.from({ length: 20 }, () => read('busy'));
  const all = Promise.all(theirs);
  await read('other');
  // Those of the other, and one of the busy account for each.
  expect(pieces).toBeLessThanOrEqual(2 * Math.ceil(text.length / 16_384) + 1);
  await all;
});

test('one piece of work is done in a round of the event loop, whatever waits', async () => {
  const text = 'x'.repeat(1_000_000);
  let inRound = 0;
  let most = 0;
  const work = Promise.all(
    Array.from({ length: 20 }, () =>
      feedInChunks(text, () => {
        inRound += 1;
        most = Math.max(most, inRound);
      }),
    ),
  );
  await turnsDuring(async () => {
    const reset = () => {
      inRound = 0;
      timer = setImmediate(reset);
    };
    let timer = setImmediate(reset);
    await work;
    clearImmediate(timer);
  });
  expect(most).toBe(1);
});
