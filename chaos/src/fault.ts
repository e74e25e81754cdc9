import type { Random } from './random';
import type { History } from './load/history';
import type { Harness } from './harness/harness';

/** Where a fault is injected: the service, in use by customers, and what they have seen so far. */
export interface Scene {
  harness: Harness;
  history: History;
}

/** The result of a fault. A violation describes a broken promise. A fault that cannot be injected throws. */
export interface FaultReport {
  /** Why the fault could not be injected here at all. Then nothing was checked. */
  skipped?: string;
  /** How often it was injected. */
  injected: number;
  /** A description of what was checked afterwards. */
  checked: string;
  /** A description of what was measured. */
  figures?: string;
  violations: string[];
  /** Checks what can be judged only once nothing is under way. Returns further violations. */
  atEnd?: () => Promise<string[]>;
}

/** One way to break the service. It leaves the harness as it found it, with every process running. */
export interface Fault {
  /** Its number in the fault plan, C1 to C21. */
  id: string;
  title: string;
  inject(scene: Scene, times: number, chance: Random): Promise<FaultReport>;
}
