import type { Random } from './random';
import type { History } from './load/history';
import type { Harness } from './harness/harness';

/** Where a fault is injected: the service, which customers use meanwhile, and what they have seen so far. */
export interface Scene {
  rig: Harness;
  history: History;
}

/** What came of a fault: a violation is a promise that was broken, in words; anything that could not be done throws. */
export interface FaultReport {
  /** Why it could not be done here at all, in words; then nothing was looked at. */
  skipped?: string;
  /** How often it was done to the service. */
  injected: number;
  /** What was looked at afterwards, in words. */
  checked: string;
  /** What was measured, in words. */
  figures?: string;
  violations: string[];
  /** Looks at what can be told only when nothing is under way any more; gives further violations. */
  atEnd?: () => Promise<string[]>;
}

/** One way to break the service. It leaves the rig as it found it: every process runs again. */
export interface Fault {
  /** Its number in the plan of faults, C1 to C21. */
  id: string;
  title: string;
  inject(scene: Scene, times: number, chance: Random): Promise<FaultReport>;
}
