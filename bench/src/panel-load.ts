import { spawnSync } from 'node:child_process';
import { Client } from 'pg';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { startFloor } from './floor';
import { median } from './load';
import { OWNER, type PanelApi, startPanelApi } from './panel-api';

const ROUNDS = 5;

/** The least that can be loaded and answer. */
const EMPTY_PAGE = '<!doctype html><html lang="en"><title>Floor</title><label>Email <input></label></html>';

/**
 * What a page is loaded over. The slow one is that of Lighthouse for phones: 1.6 Mbit/s, 150 ms, a quarter of the
 * speed.
 */
const DEVICES = {
  'this machine': null,
  'a slow phone': { bytesPerSecond: 200_000, latencyMs: 150, slowdown: 4 },
} as const;
type Device = keyof typeof DEVICES;

/** A page, and what a person does on it first: typing, or a click that changes what it shows. */
interface Subject {
  name: string;
  url: string;
  isSignedIn: boolean;
  answer: (page: Page) => Promise<void>;
}

interface Visit {
  /** Over the wire, with headers, compressed. */
  bytes: number;
  scriptBytes: number;
  paintMs: number;
  answerMs: number;
}

/**
 * Loads the panel's first pages in Chromium: cold, in a new profile, and warm, again in the same profile. Bare Express
 * serves a page with one field for comparison, which is loaded in the same way.
 */
export async function benchPanelLoad(print: (line: string) => void): Promise<void> {
  const api = await startPanelApi();
  const floor = await startFloor(Buffer.from(EMPTY_PAGE), 'html');
  const executablePath = spawnSync('which', ['chromium'], { encoding: 'utf8' }).stdout.trim();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const type = (page: Page) => page.getByLabel('Email').pressSequentially('a');
  const subjects: Subject[] = [
    { name: 'floor', url: floor.url, isSignedIn: false, answer: type },
    { name: 'sign-in', url: `${api.origin}/panel/`, isSignedIn: false, answer: type },
    { name: 'overview', url: `${api.origin}/panel/`, isSignedIn: true, answer: showTable },
  ];
  try {
    await addUse(api);
    print('| page | on | profile | bytes | of them JavaScript | first paint | answers after |');
    print('| --- | --- | --- | ---: | ---: | ---: | ---: |');
    for (const device of Object.keys(DEVICES) as Device[]) {
      for (const subject of subjects) {
        const visits = await visitRounds(browser, api, subject, device);
        print(row([subject.name, device, 'cold'], visits.cold));
        print(row([subject.name, device, 'warm'], visits.warm));
      }
    }
  } finally {
    await browser.close();
    floor.stop();
    await api.stop();
  }
}

/** The button is there with the chart's data. */
async function showTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show as table' }).click();
  await page.getByRole('table').waitFor();
}

/** Adds a month of use, which the overview shows as a chart. */
async function addUse({ databaseUrl, accountId }: PanelApi): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query(
    `INSERT INTO usage_days (account_id, key_series, day, route, requests, credits)
     SELECT $1, 1, current_date - n, '/company/{domain}', 40 + n, 20 * (n % 7) FROM generate_series(0, 29) n`,
    [accountId],
  );
  await client.end();
}

async function visitRounds(
  browser: Browser,
  { origin }: PanelApi,
  subject: Subject,
  device: Device,
): Promise<{ cold: Visit[]; warm: Visit[] }> {
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext();
    if (subject.isSignedIn) await signIn(context, origin);
    cold.push(await visit(context, subject, device));
    warm.push(await visit(context, subject, device));
    await context.close();
  }
  return { cold, warm };
}

/** Signs the context in, without loading a page. */
async function signIn({ request }: BrowserContext, origin: string): Promise<void> {
  const response = await request.post(`${origin}/panel/api/session`, { data: OWNER });
  if (!response.ok()) throw new Error(`signing in responded with ${response.status()}`);
}

async function visit(context: BrowserContext, { url, answer }: Subject, device: Device): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const limits = DEVICES[device];
  if (limits !== null) {
    const { bytesPerSecond, latencyMs, slowdown } = limits;
    const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      ...throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  const scripts = new Set<string>();
  let [bytes, scriptBytes] = [0, 0];
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'commit' });
  await answer(page);
  const { answerMs, paintMs } = await page.evaluate(() => ({
    answerMs: performance.now(),
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
  await page.waitForLoadState('networkidle');
  await page.close();
  return { bytes, scriptBytes, paintMs, answerMs };
}

function row(cells: readonly string[], visits: readonly Visit[]): string {
  const medianOf = (pick: (visit: Visit) => number) => Math.round(median(visits.map(pick)));
  const inKb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
  const figures = [
    inKb(medianOf(({ bytes }) => bytes)),
    inKb(medianOf(({ scriptBytes }) => scriptBytes)),
    `${medianOf(({ paintMs }) => paintMs)} ms`,
    `${medianOf(({ answerMs }) => answerMs)} ms`,
  ];
  return `| ${[...cells, ...figures].join(' | ')} |`;
}
