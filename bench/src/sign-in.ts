import { median } from './load';
import { OWNER, startPanelApi } from './panel-api';

const TRIES = 1_000;
const UNKNOWN = 'nobody@firmlens.example';

/** The routes that must not tell whether an email address is known, and what is sent beside the address. */
const ROUTES: Readonly<Record<string, object>> = {
  '/session': { password: 'a wrong password' },
  '/password/forgotten': {},
};

/**
 * Measures whether the time of a response tells if somebody has an email address: 1,000 requests with a known one and
 * 1,000 with an unknown one, in turns, each from a client address of its own, so that no limit is reached.
 */
export async function benchSignIn(print: (line: string) => void): Promise<void> {
  const api = await startPanelApi({
    TRUST_PROXY: '127.0.0.0/8,::1/128',
    // Nothing listens there: links are made, and no mail leaves.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bench@firmlens.example',
  });
  try {
    print('| request | median, known | median, unknown | difference |');
    print('| --- | --- | --- | --- |');
    for (const [route, more] of Object.entries(ROUTES)) {
      const [known, unknown] = await medians(`${api.origin}/panel/api${route}`, more);
      const [one, other, apart] = [known, unknown, Math.abs(known - unknown)].map((ms) => ms.toFixed(2));
      print(`| \`POST ${route}\` | ${one} ms | ${other} ms | ${apart} ms |`);
    }
  } finally {
    await api.stop();
  }
}

/** Returns the median response times in ms for the known and the unknown address. */
async function medians(url: string, more: object): Promise<[known: number, unknown: number]> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < TRIES; round += 1) {
    const client = `10.${round >> 8}.${round & 255}`;
    known.push(await timeOf(url, { email: OWNER.email, ...more }, `${client}.1`));
    unknown.push(await timeOf(url, { email: UNKNOWN, ...more }, `${client}.2`));
  }
  return [median(known), median(unknown)];
}

async function timeOf(url: string, body: object, address: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (![200, 401].includes(response.status)) throw new Error(`${url} responded with ${response.status}`);
  return performance.now() - started;
}
