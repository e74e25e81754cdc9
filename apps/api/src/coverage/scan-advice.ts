import type { Module } from '@firmlens/contract';

/** How notes on coverage tell their reader what a scan would help, and what it costs. Each is a sentence. */
export interface ScanAdvice {
  /** For a company that was never scanned. */
  firstScan: string;
  /** For a company whose signals were not scanned lately. */
  signalsScan: string;
  /** For a company whose scan is too old. `stored` are its optional modules on file. */
  refresh: (stored: readonly Module[]) => string;
  /** For a company that the reader's own account has scanned at the moment. */
  ownScan: (batchId: string) => string;
}
