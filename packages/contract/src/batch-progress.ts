import type { DataModule } from './modules';
import type { SourceStatus } from './states';

/** A step of a running enrichment. A try that failed starts again with `started`. */
export type BatchProgress =
  | { step: 'started' }
  /** A source is being queried. */
  | { step: 'asked'; source: string }
  | {
      step: 'answered';
      source: string;
      status: SourceStatus;
      reason: string | null;
      /** How long the query took; null if there was none, or an earlier response was reused. */
      seconds: number | null;
    }
  | { step: 'built'; module: DataModule }
  /** The outcome is in the database. */
  | { step: 'ended' };
