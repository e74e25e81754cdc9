import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the processor time that a process has used, in ms (Linux). */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
