import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@firmlens/domain';
import { demoSources, type GdeltArticle, gdeltSimulator } from '@firmlens/simulator';
import { generatedCompanies, type GeneratedCompany } from './generated-companies';
import { median } from './load';
import { startSimulatedService } from './simulated-service';

const COMPANIES = 200;
const INDEX = 'api.gdeltproject.org';
const CITY = 'Leeds';

/** A site of one page that names the company and its city. */
function siteOf({ name, description }: GeneratedCompany): RequestListener {
  const organization = {
    ...{ '@context': 'https://schema.org', '@type': 'Organization', name, description },
    address: { '@type': 'PostalAddress', addressLocality: CITY, addressCountry: 'GB' },
  };
  const page = `<!doctype html><title>${name}</title><h1>${name}</h1><p>${description}</p>
    <script type="application/ld+json">${JSON.stringify(organization)}</script>`;
  return (request, response) => {
    const isHome = request.url === '/';
    response.writeHead(isHome ? 200 : 404, { 'content-type': 'text/html' }).end(isHome ? page : '');
  };
}

function articleOf({ name, domain }: GeneratedCompany): GdeltArticle {
  const day = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    url: `https://news.example/${domain}`,
    title: `${CITY}-based ${name} raises $12 million`,
    seendate: `${day}T090000Z`,
    domain: 'news.example',
    language: 'English',
    sourcecountry: 'United Kingdom',
  };
}

/** Polls every 0.2 s until the count reaches the total. Returns the seconds since the start. */
async function secondsUntil(isReached: () => Promise<boolean>, start: number): Promise<number> {
  while (!(await isReached())) await delay(200);
  return (performance.now() - start) / 1_000;
}

/** Counts the outcomes of the news index by status and reason. */
async function outcomesOfIndex(
  db: Database,
): Promise<{ status: string; reason: string | null; batches: number }[]> {
  return db.$queryRaw`
    SELECT status, reason, count(*)::int AS batches FROM batch_sources WHERE source = 'gdelt'
    GROUP BY status, reason ORDER BY batches DESC`;
}

/**
 * Orders signals for 200 companies at once, with the news index at its real limit of one request in five
 * seconds and one worker with default settings. Reports how long the batches take, which of them lack the
 * index, and when the postponed queries are made.
 */
export async function benchSlowSource(print: (line: string) => void): Promise<void> {
  const companies = [...generatedCompanies(COMPANIES, { seed: 7, described: 1 })];
  let refusals = 0;
  const index = gdeltSimulator(companies.map(articleOf))[INDEX];
  const countedIndex: RequestListener = (request, response) => {
    response.on('finish', () => (refusals += response.statusCode === 429 ? 1 : 0));
    index?.(request, response);
  };
  const sites = companies.flatMap((company) => {
    const site = siteOf(company);
    return [company.domain, `www.${company.domain}`].map((host): [string, RequestListener] => [host, site]);
  });
  const service = await startSimulatedService({
    ...demoSources(),
    ...Object.fromEntries(sites),
    [INDEX]: countedIndex,
  });
  const { db } = service;

  for (const { domain } of companies) await service.reserve(domain, ['signals']);
  const start = performance.now();
  service.dispatch();
  const batchSeconds = await secondsUntil(
    async () => (await db.batch.count({ where: { completedAt: { not: null } } })) === COMPANIES,
    start,
  );
  const completed = await db.batch.count({ where: { status: 'completed' } });
  const times = await db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM completed_at - started_at)::float8 AS seconds FROM batches`;
  const outcomes = await outcomesOfIndex(db);
  const postponed = await db.postponedQuery.groupBy({ by: ['source'], _count: true });
  const isEmpty = async () => (await db.postponedQuery.count()) === 0;
  const allSeconds = await secondsUntil(isEmpty, start);
  const stored = await db.sourceAnswer.groupBy({ by: ['status'], where: { source: 'gdelt' }, _count: true });
  const requests = service.web.requests.filter(({ host }) => host === INDEX).length;
  await service.stop();

  const seconds = times.map((batch) => batch.seconds);
  print(`${COMPANIES} batches with signals at once, the news index at one request in 5 s.`);
  print('');
  print(`Ended after ${Math.round(batchSeconds)} s: ${completed} completed.`);
  print(
    `A batch took ${median(seconds).toFixed(1)} s (median), ${Math.max(...seconds).toFixed(1)} s at worst.`,
  );
  for (const { status, reason, batches } of outcomes) {
    print(`Coverage of gdelt in ${batches} batches: ${status}${reason === null ? '' : ` (${reason})`}.`);
  }
  for (const { source, _count } of postponed)
    print(`Postponed queries of ${source} at that time: ${_count}.`);
  print(`No postponed query was left after ${Math.round(allSeconds)} s.`);
  for (const { status, _count } of stored) print(`Stored responses of gdelt, ${status}: ${_count}.`);
  print(`Requests to the news index: ${requests}, of which it refused ${refusals}.`);
}
