import { once, EventEmitter } from 'node:events';
import { gatherCalls } from './gather-calls';

/** Statements that wait until they are told to end. Each emits `start`. */
function createStatements() {
  const pages: number[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const events = new EventEmitter();
  const run = (page: number[]) =>
    new Promise<number[]>((resolve, reject) => {
      pages.push(page);
      ends.push((error) => (error ? reject(error) : resolve(page.map((item) => item * 10))));
      events.emit('start');
    });
  return { pages, run, end: (index: number, error?: Error) => ends[index]?.(error), events };
}

describe('gathered calls', () => {
  it('share a statement if they are made in one turn, and get their own results', async () => {
    const { pages, run, end, events } = createStatements();
    const call = gatherCalls({ run, pageSize: 50 });
    const results = Promise.all([1, 2, 3].map(call));
    await once(events, 'start');
    end(0);
    expect(await results).toEqual([10, 20, 30]);
    expect(pages).toEqual([[1, 2, 3]]);
  });

  it('wait while a statement is under way, and share the next ones by pages', async () => {
    const { pages, run, end, events } = createStatements();
    const call = gatherCalls({ run, pageSize: 2 });
    const first = call(1);
    await once(events, 'start');
    const later = Promise.all([2, 3, 4].map(call));
    for (const index of [0, 1]) {
      const started = once(events, 'start');
      end(index);
      await started;
    }
    end(2);
    expect([await first, ...(await later)]).toEqual([10, 20, 30, 40]);
    expect(pages).toEqual([[1], [2, 3], [4]]);
  });

  it('are not held up by a statement that is slow', async () => {
    const { pages, run, end, events } = createStatements();
    const call = gatherCalls({ run, pageSize: 2 });
    const slow = call(1);
    await once(events, 'start');
    const started = once(events, 'start');
    const other = call(2);
    await started;
    end(1);
    expect(await other).toBe(20);
    end(0);
    expect(await slow).toBe(10);
    expect(pages).toEqual([[1], [2]]);
  });

  it('wait for a statement with the same lock even if it is slow', async () => {
    const { pages, run, end, events } = createStatements();
    const call = gatherCalls({ run, pageSize: 50, lockOf: (item) => item % 2 });
    const slow = call(1);
    await once(events, 'start');
    const others = Promise.all([2, 3, 4].map(call));
    await once(events, 'start');
    end(1);
    const started = once(events, 'start');
    end(0);
    await started;
    end(2);
    expect([await slow, ...(await others)]).toEqual([10, 20, 30, 40]);
    expect(pages).toEqual([[1], [2, 4], [3]]);
  });

  it('are made one by one if their page fails, so that only those at fault fail', async () => {
    const run = async (page: number[]) => {
      if (page.includes(2)) throw new Error('two is wrong');
      return page;
    };
    const call = gatherCalls({ run, pageSize: 50 });
    const outcomes = await Promise.allSettled([1, 2, 3].map(call));
    expect(outcomes).toMatchObject([{ value: 1 }, { reason: { message: 'two is wrong' } }, { value: 3 }]);
  });

  it('are made one by one if their page waited too long for a lock', async () => {
    const run = async (page: number[]) => {
      if (page.length > 1) throw Object.assign(new Error('lock timeout'), { code: '55P03' });
      return page;
    };
    expect(await Promise.all([1, 2].map(gatherCalls({ run, pageSize: 50 })))).toEqual([1, 2]);
  });

  it('fail together if the database is away, without a second try', async () => {
    let statements = 0;
    const run = async (): Promise<number[]> => {
      statements += 1;
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    };
    const outcomes = await Promise.allSettled([1, 2].map(gatherCalls({ run, pageSize: 50 })));
    expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(statements).toBe(1);
  });
});
