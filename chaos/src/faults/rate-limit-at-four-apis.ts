import type { Fault } from '../fault';
import { baseUrlOf } from '../harness/app';
import type { Account } from '../harness/harness';

const LIMIT = 150;
const CALLS = 1_000;
const APIS = 4;

export interface WindowResponse {
  status: number;
  limit: string | null;
  remaining: number;
  /** Unix seconds. Identifies the window. */
  reset: string | null;
}

async function call(url: string, { apiKey }: Account): Promise<WindowResponse> {
  const response = await fetch(url, { headers: { 'x-api-key': apiKey } });
  await response.arrayBuffer();
  const { status, headers } = response;
  return {
    status,
    limit: headers.get('x-ratelimit-limit'),
    remaining: Number(headers.get('x-ratelimit-remaining') ?? Number.NaN),
    reset: headers.get('x-ratelimit-reset'),
  };
}

/** Returns what is wrong with the responses of one window. */
export function windowViolations(window: readonly WindowResponse[]): string[] {
  const allowed = window.filter(({ status }) => status === 200);
  const expected = Math.min(LIMIT, window.length);
  const violations =
    allowed.length === expected
      ? []
      : [`${allowed.length} of ${window.length} calls were allowed in one window, expected ${expected}`];
  const left = allowed.map(({ remaining }) => remaining).sort((a, b) => b - a);
  if (left.some((remaining, index) => remaining !== LIMIT - 1 - index))
    violations.push(
      `X-RateLimit-Remaining of the allowed calls does not count down by one from ${LIMIT - 1}`,
    );
  if (window.some(({ status }) => status !== 200 && status !== 429))
    violations.push('a response is neither 200 nor 429');
  if (window.some(({ status, remaining }) => status === 429 && remaining !== 0))
    violations.push('a refused call shows remaining calls');
  if (window.some(({ limit }) => limit !== String(LIMIT)))
    violations.push(`X-RateLimit-Limit is not ${LIMIT} on every response`);
  return violations;
}

/** A14: an account calls four APIs concurrently, far beyond its limit. */
export const rateLimitAtFourApis: Fault = {
  id: 'A14',
  title: `${CALLS} concurrent calls at ${APIS} APIs of an account limited to ${LIMIT} a minute`,
  async inject({ harness }, times) {
    const added = [];
    while (harness.appsOf('api').length < APIS) added.push(await harness.addApp('api'));
    const baseUrls = harness.appsOf('api').map(baseUrlOf);
    const violations: string[] = [];
    const seen: string[] = [];
    for (let rounds = 0; rounds < times; rounds += 1) {
      // Each round has its own account, and so its own window.
      const account = await harness.openAccount({ ratePerMinute: LIMIT });
      const responses = await Promise.all(
        Array.from({ length: CALLS }, (_, index) =>
          call(`${baseUrls[index % APIS]}/account/credits`, account),
        ),
      );
      const windows = new Map<string | null, WindowResponse[]>();
      for (const response of responses) {
        const window = windows.get(response.reset) ?? [];
        windows.set(response.reset, [...window, response]);
      }
      const inOrder = [...windows.values()];
      violations.push(...inOrder.flatMap(windowViolations));
      seen.push(inOrder.map((window) => window.filter(({ status }) => status === 200).length).join(' + '));
    }
    for (const app of added) await harness.endApp(app);
    return {
      injected: times,
      checked: 'exactly as many calls pass in a minute as the limit allows, and the headers agree',
      figures: `allowed ${seen.join(', ')} of ${CALLS} each (a sum if the minute changed)`,
      violations,
    };
  },
};
