import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the processor time that a process has used, in ms (Linux). */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Returns the resident memory of a process in MiB (Linux): `VmRSS` now, or `VmHWM` at its peak. */
export async function memoryMiB(pid: number, which: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0;
  return Math.round(Number(kilobytes) / 1024);
}
