import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processorByStage } from '../src/batches/processor-by-stage';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'profiles-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const frame = (functionName: string, url = '') => ({ functionName, url });
const NODES = [
  { id: 1, children: [2, 6, 7, 8], callFrame: frame('(root)') },
  { id: 2, children: [3], callFrame: frame('lookUp', 'file:///app/packages/sources/dist/gleif/gleif.js') },
  { id: 3, children: [4], callFrame: frame('request', 'file:///app/packages/egress/dist/create-egress.js') },
  { id: 4, callFrame: frame('parse', 'node:internal/url') },
  { id: 6, callFrame: frame('(idle)') },
  { id: 7, callFrame: frame('(garbage collector)') },
  { id: 8, callFrame: frame('listen', 'node:net') },
];

async function stagesOf(samples: readonly number[], fromUs: number): Promise<Record<string, number>> {
  const profile = { startTime: 1_000, samples, timeDeltas: samples.map(() => 1_000), nodes: NODES };
  await writeFile(path.join(folder, 'CPU.cpuprofile'), JSON.stringify(profile));
  return Object.fromEntries(await processorByStage(folder, fromUs));
}

describe('the processor time of a stage', () => {
  test('is that of its own code and of what that calls, unless a nearer caller belongs to another stage', async () =>
    expect(await stagesOf([2, 2, 3, 4], 0)).toEqual({ sources: 2, crawl: 2 }));

  test('does not count idle time, and names garbage and all else apart', async () =>
    expect(await stagesOf([6, 7, 8], 0)).toEqual({ garbage: 1, 'all else': 1 }));

  test('does not count samples before a moment', async () =>
    expect(await stagesOf([2, 2, 2], 3_500)).toEqual({ sources: 1 }));

  test('is the sum over all threads', async () => {
    const profile = { startTime: 0, samples: [2], timeDeltas: [500], nodes: NODES };
    await writeFile(path.join(folder, 'thread.cpuprofile'), JSON.stringify(profile));
    expect(await stagesOf([2], 0)).toEqual({ sources: 1.5 });
  });
});
