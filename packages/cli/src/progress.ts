import type { List } from '@firmlens/client';
import { Presets, SingleBar } from 'cli-progress';
import type { Environment } from './environment';

/** Shows how far something has got. On anything but a terminal it shows nothing. */
export interface Progress<State> {
  show(state: State): void;
  end(): void;
}

const NOTHING: Progress<unknown> = { show: () => undefined, end: () => undefined };

/** How many entries of a list have ended, and the bar's other values. */
function measure({ entries, counts, credits, status, reason }: List) {
  const toCome = (counts['waiting'] ?? 0) + (counts['running'] ?? 0);
  const withData = (counts['completed'] ?? 0) + (counts['fresh'] ?? 0);
  const ended = entries - toCome;
  return {
    ended,
    values: {
      withData,
      without: ended - withData,
      spent: credits.spent,
      state: reason === null ? status : `${status}: ${reason}`,
    },
  };
}

/** Shows a bar while a list runs. */
export function listProgress({ stderr, isTerminal }: Environment): Progress<List> {
  if (!isTerminal.stderr) return NOTHING;
  const bar = new SingleBar(
    {
      stream: stderr,
      format:
        '{bar} {value}/{total} | {withData} with data, {without} without | {spent} credits | {state} | {duration_formatted}, left {eta_formatted}',
      etaBuffer: 50,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  let isStarted = false;
  return {
    show(list) {
      const { ended, values } = measure(list);
      if (!isStarted) bar.start(list.entries, ended, values);
      isStarted = true;
      bar.update(ended, values);
    },
    end() {
      if (isStarted) bar.stop();
      isStarted = false;
    },
  };
}

/** Shows one line that is replaced, such as the state of an enrichment, with the seconds it has taken. */
export function lineProgress({ stderr, isTerminal }: Environment): Progress<string> {
  if (!isTerminal.stderr) return NOTHING;
  const started = performance.now();
  let state = '';
  const draw = () =>
    stderr.write(`\r\u001B[K${state} (${Math.round((performance.now() - started) / 1_000)} s)`);
  const timer = setInterval(draw, 1_000).unref();
  return {
    show(next) {
      state = next;
      draw();
    },
    end() {
      clearInterval(timer);
      stderr.write('\r\u001B[K');
    },
  };
}
