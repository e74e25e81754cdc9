import { PassThrough } from 'node:stream';
import type { List } from '@firmlens/client';
import { lineProgress, listProgress } from './progress';

const LIST: List = {
  ...{ list_id: 'list_1', status: 'running', reason: null, modules: [], entries: 10, duplicates: 0 },
  counts: { waiting: 4, running: 1, completed: 3, fresh: 1, no_data_found: 1 },
  credits: { spent: 30, reserved: 10, refunded: 10, estimate: 80, price_each: 10, max_credits: null },
  ...{ notify: 'end', webhook_url: null, created_at: '', ended_at: null },
  ...{ status_endpoint: '', results_endpoint: '', events_endpoint: '' },
};

function terminal(isTerminal: boolean) {
  const stderr = Object.assign(new PassThrough(), { isTTY: true, columns: 200, cursorTo: () => true });
  const environment = {
    ...{ env: {}, stdin: new PassThrough(), stdout: new PassThrough(), stderr, main: '', hasColors: false },
    ...{ isTerminal: { stdout: isTerminal, stderr: isTerminal }, interrupted: new AbortController().signal },
  };
  return { environment, printed: () => String(stderr.read() ?? '') };
}

test('a list has a bar on a terminal', () => {
  const { environment, printed } = terminal(true);
  const progress = listProgress(environment);
  progress.show(LIST);
  progress.end();
  expect(printed()).toContain('5/10 | 4 with data, 1 without | 30 credits | running');
});

test('an enrichment has a line on a terminal, which is gone at its end', () => {
  const { environment, printed } = terminal(true);
  const progress = lineProgress(environment);
  progress.show('a.example: queued');
  expect(printed()).toContain('a.example: queued (0 s)');
  progress.end();
  expect(printed()).toBe('\r\u001B[K');
});

test('nothing moves where nobody sees it', () => {
  const { environment, printed } = terminal(false);
  for (const progress of [listProgress(environment), lineProgress(environment)]) {
    progress.show(LIST as List & string);
    progress.end();
  }
  expect(printed()).toBe('');
});
