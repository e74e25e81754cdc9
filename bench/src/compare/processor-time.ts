import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the processor time that a process has used, in ms (Linux). */
export async function processorMs(pid: number): Promise<number> {
  const fields = await statFields(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Returns the same together with what its ended children have used, such as the sessions of a PostgreSQL server. */
export async function processorMsWithChildren(pid: number): Promise<number> {
  const fields = await statFields(pid);
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * TICK_MS;
}

async function statFields(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
}
