import { readFileSync } from 'node:fs';
import { createEgress, EgressError, type EgressSettings } from '../../src';

interface Asking {
  url: string;
  settings: EgressSettings;
}

export interface SentRequest {
  /** The status, or the code of the error. */
  outcome: number | string;
  bytes: number;
  /** Highest resident memory of the process, in MiB. */
  peakMiB: number;
}

/** On Linux, the kernel's own peak: `maxRSS` also counts the process that this one was forked from. */
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
  const { url, settings } = JSON.parse(process.argv[2] ?? '') as Asking;
  const egress = createEgress(settings);
  const response = await egress.request(url, { allowHttp: true }).catch((error: unknown) => error);
  await egress.close();
  const failed = response instanceof EgressError;
  const { status, body } = (failed ? {} : response) as { status?: number; body?: Buffer };
  const request: SentRequest = {
    outcome: failed ? response.code : (status ?? 0),
    bytes: body?.length ?? 0,
    peakMiB: peakMiB(),
  };
  process.stdout.write(JSON.stringify(request));
}

void main();
