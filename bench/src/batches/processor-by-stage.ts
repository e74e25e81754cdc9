import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a batch goes through, and the folders whose code does it. The first match counts. */
const STAGES: readonly [stage: string, code: RegExp][] = [
  ['crawl', /packages\/(?:website\/dist\/crawl|egress)\/|node_modules\/undici/],
  ['reading', /packages\/(?:website|headlines)\//],
  ['sources', /packages\/sources\//],
  ['building', /packages\/enrichment\/|enrichment-worker\/dist\/build\//],
  ['storing', /packages\/domain\/|node_modules\/(?:@prisma|pg|pg-pool|pg-protocol)\//],
  ['queue and Redis', /packages\/(?:queues|cache)\/|node_modules\/(?:bullmq|ioredis)\//],
];
const IDLE = '(idle)';
const GARBAGE = '(garbage collector)';
const OTHER = 'all else';

/** A profile as V8 writes it. Times are in µs, those of the start on the monotonic clock. */
interface Profile {
  startTime: number;
  samples: number[];
  timeDeltas: number[];
  nodes: { id: number; children?: number[]; callFrame: { functionName: string; url: string } }[];
}

/**
 * Returns the busy time of each stage in ms, from the profiles of a process and its threads. A sample belongs to
 * the nearest caller that is part of a stage. Samples before `fromUs` do not count.
 */
export async function processorByStage(folder: string, fromUs: number): Promise<Map<string, number>> {
  const stages = new Map<string, number>();
  for (const file of await readdir(folder)) {
    const profile = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Profile;
    const stageOf = stageByNode(profile);
    let at = profile.startTime;
    profile.samples.forEach((node, index) => {
      const us = profile.timeDeltas[index] ?? 0;
      at += us;
      const stage = stageOf.get(node) ?? OTHER;
      if (at >= fromUs && stage !== IDLE) stages.set(stage, (stages.get(stage) ?? 0) + us / 1_000);
    });
  }
  return new Map([...stages].sort(([, a], [, b]) => b - a));
}

function stageByNode({ nodes }: Profile): Map<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stages = new Map<number, string>();
  const visit = (id: number, inherited: string): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const { functionName, url } = node.callFrame;
    const stage = STAGES.find(([, code]) => code.test(url))?.[0] ?? inherited;
    stages.set(id, functionName === GARBAGE ? 'garbage' : functionName === IDLE ? IDLE : stage);
    for (const child of node.children ?? []) visit(child, stage);
  };
  const [root] = nodes;
  if (root !== undefined) visit(root.id, OTHER);
  return stages;
}
