import { Presets, SingleBar } from 'cli-progress';

/** What an import reports on standard error while it runs. */
export interface ProgressReporter {
  /** `share` is the share of the file that was read, from 0 to 1. */
  show(share: number, rows: number, refused: number): void;
  /** Announces a step whose progress cannot be measured. */
  step(what: string): void;
  end(): void;
}

const LINE_INTERVAL_MS = 5_000;

/** Shows a progress bar on a terminal, otherwise a line every few seconds. */
export function createProgressReporter(stream: NodeJS.WritableStream): ProgressReporter {
  const bar = new SingleBar(
    {
      stream,
      format:
        '{bar} {percentage}% | {value_rows} rows, {refused} refused | {duration_formatted}, left {eta_formatted}',
      noTTYOutput: true,
      notTTYSchedule: LINE_INTERVAL_MS,
      etaBuffer: 50,
    },
    Presets.shades_classic,
  );
  bar.start(1_000, 0, { value_rows: 0, refused: 0 });
  let isRunning = true;
  const stop = () => {
    if (isRunning) bar.stop();
    isRunning = false;
  };
  return {
    show: (share, rows, refused) =>
      bar.update(Math.round(Math.min(1, share) * 1_000), { value_rows: rows.toLocaleString('en'), refused }),
    step(what) {
      stop();
      stream.write(`${what}\n`);
    },
    end: stop,
  };
}
