import { readFileSync } from 'node:fs';
import { createEgress, EgressError, type EgressSettings } from '../../src';

interface RequestToSend {
  url: string;
  settings: EgressSettings;
}

export interface RequestResult {
  /** The status, or the code of the error. */
  outcome: number | string;
  bytes: number;
  /** Peak resident memory of the process, in MiB. */
  peakMiB: number;
}

/** Returns the kernel's own peak on Linux, because `maxRSS` includes the process that this one was forked from. */
function peakMiB(): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}

/**
 * Sends one request, described by the argument, and prints the outcome. A separate process shows the effect
 * of its environment, and its memory.
 */
async function main(): Promise<void> {
  const { url, settings } = JSON.parse(process.argv[2] ?? '') as RequestToSend;
  const egress = createEgress(settings);
  const response = await egress.request(url, { allowHttp: true }).catch((error: unknown) => error);
  await egress.close();
  const failed = response instanceof EgressError;
  const { status, body } = (failed ? {} : response) as { status?: number; body?: Buffer };
  const result: RequestResult = {
    outcome: failed ? response.code : (status ?? 0),
    bytes: body?.length ?? 0,
    peakMiB: peakMiB(),
  };
  process.stdout.write(JSON.stringify(result));
}

void main();
