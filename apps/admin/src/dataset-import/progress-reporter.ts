import { Presets, SingleBar } from 'cli-progress';

/** What an import tells on standard error while it runs. */
export interface ProgressReporter {
  /** `share` is 0 to 1, of the file. */
  show(share: number, rows: number, refused: number): void;
  /** A step that has no measure. */
  step(what: string): void;
  end(): void;
}

const LINE_EVERY_MS = 5_000;

/** A bar where somebody looks at it, else a line every few seconds. */
export function createProgressReporter(stream: NodeJS.WritableStream): ProgressReporter {
  const bar = new SingleBar(
    {
      stream,
      format:
        '{bar} {percentage}% | {value_rows} rows, {refused} refused | {duration_formatted}, left {eta_formatted}',
      noTTYOutput: true,
      notTTYSchedule: LINE_EVERY_MS,
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
