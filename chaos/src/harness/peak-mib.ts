import { readFileSync } from 'node:fs';

/** Returns the peak memory of a process in MiB. */
export function peakMib(pid: number): number {
  const kib = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
  return Math.round(Number(kib) / 1_024);
}
