import { brokenInvariants, createWatch, findWatch, latestLooks, type NewWatch } from '@firmlens/domain';
import { HIGHLIGHT_TYPES } from '@firmlens/contract';
import { type SimulatedWeb, startSimulatedWeb } from '@firmlens/simulator';
import { waitUntil } from '@firmlens/testkit';
import type { RequestListener } from 'node:http';
import { createHarness, type Harness, RECEIVER_URL } from './support/harness';
import { startWorkerProcess } from './support/start-worker-process';

const DAY = 86_400;
const WEEK = 7 * DAY;
const WEEKS = 3;
const KILLS_PER_WEEK = 2;
const COMPANIES = ['Alderwick', 'Bramholt', 'Corvane', 'Dunmere'];
const domainOf = (company: string) => `${company.toLowerCase()}.example`;
/** Each look takes two or three crawls of each company, because workers are killed in the middle. */
const TIMEOUT_MS = 400_000;
jest.setTimeout((WEEKS + 1) * TIMEOUT_MS);

/** What a company's site reports, newest first. */
interface Post {
  slug: string;
  title: string;
  daysAgo: number;
}

const posts = new Map<string, Post[]>(COMPANIES.map((company) => [company, []]));

const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY * 1_000).toISOString().slice(0, 10);

/** The website of a company: a page about it, one with its news, and each post. */
function siteOf(company: string): RequestListener {
  const wrap = (title: string, main: string) =>
    `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:site_name" content="${company}"></head>` +
    `<body><nav><a href="/">Home</a> <a href="/news">News</a></nav><main>${main}</main></body></html>`;
  const teaser = ({ slug, title, daysAgo }: Post) =>
    `<article><h2><a href="/news/${slug}">${title}</a></h2><time datetime="${dayOf(daysAgo)}">${dayOf(daysAgo)}</time></article>`;
  return (request, response) => {
    const news = posts.get(company) ?? [];
    const post = news.find(({ slug }) => request.url === `/news/${slug}`);
    const page =
      request.url === '/'
        ? wrap(
            company,
            `<h1>${company}</h1><p>${company} builds software for logistics companies in Europe.</p>`,
          )
        : request.url === '/news'
          ? wrap(`News | ${company}`, `<h1>News</h1>${news.map(teaser).join('')}`)
          : post &&
            wrap(
              post.title,
              `<article><h1>${post.title}</h1><time datetime="${dayOf(post.daysAgo)}">${dayOf(post.daysAgo)}</time>` +
                `<p>${company} has news: ${post.title}.</p></article>`,
            );
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? '<title>Not found</title>');
  };
}

/** What each company reports in a week: `week` 0 is known before the watch. */
const news = (company: string, week: number): Post[] =>
  [
    [`${company} raises $${12 + week * 7} million in Series ${'ABCD'.charAt(week)} funding`],
    week % 2 === 1 ? [`${company} opens new office in ${['Oslo', 'Rome'][week >> 1] ?? 'Bonn'}`] : [],
  ]
    .flat()
    .map((title, index) => ({ slug: `w${week}-${index}`, title, daysAgo: 1 }));

let harness: Harness;
let web: SimulatedWeb;
beforeAll(async () => {
  harness = await createHarness();
  web = await startSimulatedWeb({
    sites: Object.fromEntries(COMPANIES.map((company) => [domainOf(company), siteOf(company)])),
  });
});
afterAll(async () => {
  await harness.close();
  await web.close();
});

/** Lets a week pass for watches, for what is on file and for the dates of posts. */
async function passWeek(): Promise<void> {
  const { db } = harness;
  const seconds = WEEK + 3_600;
  await db.$executeRaw`
    UPDATE watches SET next_look_at = next_look_at - make_interval(secs => ${seconds}::float8),
                       created_at = created_at - make_interval(secs => ${seconds}::float8)`;
  await db.$executeRaw`UPDATE watch_companies SET joined_at = joined_at - make_interval(secs => ${seconds}::float8)`;
  await db.$executeRaw`UPDATE lists SET created_at = created_at - make_interval(secs => ${seconds}::float8),
                                        ended_at = ended_at - make_interval(secs => ${seconds}::float8)`;
  await db.$executeRaw`
    UPDATE company_modules SET enriched_at = enriched_at - make_interval(secs => ${seconds}::float8)`;
  await db.$executeRaw`
    UPDATE source_answers SET answered_at = answered_at - make_interval(secs => ${seconds}::float8)`;
  for (const all of posts.values()) for (const post of all) post.daysAgo += 7;
}

const startWorker = () =>
  startWorkerProcess({
    databaseUrl: harness.databaseUrl,
    redisUrl: harness.redisUrl,
    connectTo: web.connectTo,
    extraCa: web.caPem,
    behaviour: 'crawl',
  });

/** Kills workers in the middle of the looks of these watches, and waits for their end with one that lives. */
async function lookWithKills(watchIds: readonly string[], kills = KILLS_PER_WEEK): Promise<void> {
  const { db, accountId } = harness;
  const countLooks = async () => Promise.all(watchIds.map((id) => db.list.count({ where: { watchId: id } })));
  const before = await countLooks();
  const haveEnded = async () => {
    const [now, running] = [await countLooks(), await db.list.count({ where: { endedAt: null } })];
    return running === 0 && now.every((looks, index) => looks > (before[index] ?? 0));
  };
  for (let kill = 0; kill < kills; kill += 1) {
    const worker = await startWorker();
    const isAtWork = async () => (await db.batch.count({ where: { leaseUntil: { gt: new Date() } } })) > 0;
    await waitUntil(async () => (await isAtWork()) || (await haveEnded()), {
      what: 'work',
      timeoutMs: TIMEOUT_MS,
    });
    await worker.kill();
    // The leases of the dead run out.
    await harness.advanceTime(31);
  }
  const worker = await startWorker();
  const areDone = async () => {
    const watches = await Promise.all(watchIds.map((id) => findWatch(db, accountId, id)));
    const changed = await db.watchCompany.count({ where: { isChanged: true } });
    return (await haveEnded()) && watches.every((watch) => watch?.lookId === null) && changed === 0;
  };
  await waitUntil(areDone, { what: 'the end of the looks', timeoutMs: TIMEOUT_MS });
  await worker.kill();
}

async function createWeekly(companies: Pick<NewWatch, 'domains' | 'search'>): Promise<string> {
  const { db, accountId } = harness;
  const watchId = await db.$transaction((tx) =>
    createWatch(tx, {
      ...{ ...companies, accountId, keySeries: 1, types: HIGHLIGHT_TYPES, includesRumours: false },
      ...{ modules: ['signals'], frequency: 'weekly', maxCreditsPerMonth: 10_000, webhookUrl: RECEIVER_URL },
    }),
  );
  if (watchId === null) throw new Error('the watch was not stored');
  return watchId;
}

test('watches over three weeks whose workers are killed tell each event once, and lose none', async () => {
  const { db, accountId } = harness;
  const before = await harness.balance();
  const publish = (week: number) => {
    for (const company of COMPANIES) posts.get(company)?.unshift(...news(company, week));
  };
  publish(0);
  const named = await createWeekly({ domains: COMPANIES.map(domainOf), search: null });
  await lookWithKills([named]);
  // It finds those that the first look has put on file, with data that is fresh.
  const searching = await createWeekly({ domains: [], search: { signal_types: ['funding'] } });
  await lookWithKills([searching], 0);
  const watchIds = [named, searching];
  for (let week = 1; week <= WEEKS; week += 1) {
    await passWeek();
    publish(week);
    await lookWithKills(watchIds);
  }

  const expected = COMPANIES.flatMap((company) =>
    [1, 2, 3].flatMap((week) => news(company, week).map(({ title }) => title)),
  );
  for (const watchId of watchIds) {
    const told = await db.watchSignal.findMany({
      where: { watchId, toldAt: { not: null } },
      include: { delivery: true },
    });
    expect(told.map(({ title }) => title).sort()).toEqual(expected.sort());
    expect(told.map(({ delivery }) => delivery?.event)).toEqual(expected.map(() => 'signal.detected'));
    const looks = await latestLooks(db, watchId, 10);
    const looked = looks.map(({ counts: { completed = 0, fresh = 0 } }) => completed + fresh);
    expect(looked).toEqual(Array(WEEKS + 1).fill(COMPANIES.length));
  }
  // Whoever comes first buys a company for both, and each look of a search costs a page.
  expect(await harness.balance()).toBe(before - (26 * COMPANIES.length + 2) * (WEEKS + 1));
  expect(await db.batch.count({ where: { accountId } })).toBe(COMPANIES.length * (WEEKS + 1));
  expect(await harness.ledgerFaults()).toEqual([]);
  expect(await brokenInvariants(db)).toEqual([]);
});
