import {
  type CompanySearch,
  type Database,
  type CompanyPageCursor,
  searchCompanies,
  explainNoResults,
} from '@firmlens/domain';
import { loadCompanies, indexCompanies } from './companies-on-file';
import { explainStatements, plansIn } from './explained-plans';
import { withScratchDatabase } from './scratch-database';

/** `BENCH_COMPANIES` lowers the number. */
const COMPANIES = Number(process.env['BENCH_COMPANIES'] ?? 1_000_000);
const TIMES = 60;
const PAGE = 20;

/** A kind of search with the searches that measure it. */
interface Case {
  what: string;
  searches: readonly Partial<CompanySearch>[];
}

const words = (...texts: string[]) => texts.map((text) => ({ words: text.split(' ') }));
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const CASES: readonly Case[] = [
  { what: 'a name', searches: words('zanfareta', 'yorlorum partners', 'ulbelex', 'pelwilon services') },
  { what: 'a word of very many names', searches: words('group', 'labs', 'systems', 'holding') },
  { what: 'a domain', searches: [{ domain: 'yorlorum-0.example' }, { domain: 'nobody.example' }] },
  { what: 'a rare word', searches: words('shipyard', 'notaries', 'glossaries', 'kennels') },
  { what: 'a word that one in six has', searches: words('information', 'technology', 'building') },
  {
    what: 'two words that many have',
    searches: words('building renovation', 'cloud network', 'real estate'),
  },
  {
    what: 'common words that few have together',
    searches: words('information renovation', 'construction advertising', 'cloud tenants', 'trusted kennels'),
  },
  {
    what: 'common words that nobody has together',
    searches: words('construction advertising nursing', 'cloud oncology renovation'),
  },
  { what: 'a word that nobody has', searches: words('zebra', 'quagga building') },
  { what: 'a country', searches: [{ countries: ['US'] }, { countries: ['NZ'] }] },
  {
    what: 'industry, country and size',
    searches: [
      { industries: ['construction'], countries: ['DE'], employeeRanges: ['51-200'] },
      { industries: ['maritime'], countries: ['NZ'], employeeRanges: ['10001+'] },
    ],
  },
  {
    what: 'words, country and size',
    searches: [
      { words: ['building'], countries: ['US'], employeeRanges: ['1-10'] },
      { words: ['cloud', 'migration'], countries: ['FR'], employeeRanges: ['201-500'] },
    ],
  },
  {
    what: 'a technology',
    searches: [{ technologies: ['Technology 1'] }, { technologies: ['Technology 397'] }],
  },
  {
    what: 'technology, stage and country',
    searches: [{ technologies: ['Technology 2'], fundingStages: ['Seed'], countries: ['GB'] }],
  },
  {
    what: 'a type of signal',
    searches: [
      { signals: { types: ['funding'], since: null } },
      { signals: { types: ['award'], since: null } },
    ],
  },
  {
    what: 'signals since a day',
    searches: [1, 30, 400].flatMap((ago) => [
      { signals: { types: [], since: day(ago) } },
      { signals: { types: ['funding', 'hiring'], since: day(ago) }, words: ['building'] },
    ]),
  },
];

/** Searches with printed plans: a description, the beginning of the statement and the search itself. */
const PLANS: readonly (readonly [string, string, Partial<CompanySearch>])[] = [
  ['going through companies in order', 'SELECT k.dataset_id', { words: ['technology'] }],
  ['fetching all that have the words', 'WITH matching', { words: ['cloud', 'tenants'] }],
];

/**
 * Measures pages of companies among a million, a tenth of them enriched: from the first page and from the
 * middle of the alphabet, by kind of search, compared with reading as many rows by key. Prints PostgreSQL's
 * plans too.
 */
export async function benchCompanySearch(print: (line: string) => void): Promise<void> {
  await withScratchDatabase(async ({ client, db, open, log }) => {
    await loadCompanies(client, COMPANIES);
    await indexCompanies(client, COMPANIES / 10);
    await measureSearches(db, print);
    await explainStatements(client);
    for (const [what, beginning, search] of PLANS) {
      print(`\nPlan of ${what}:\n`);
      const explained = open();
      log.length = 0;
      await timed(explained, search, null);
      await explained.$disconnect();
      for (const line of plansIn(log, beginning).flat()) print(`    ${line}`);
    }
  });
}

/** Prints one line for each kind of search. */
async function measureSearches(db: Database, print: (line: string) => void): Promise<void> {
  print('| searches for | rows | median, ms | p99, ms | max, ms |\n| --- | --- | --- | --- | --- |');
  const all: number[] = [];
  for (const { what, searches } of CASES) {
    const times: number[] = [];
    const rows: number[] = [];
    for (const search of searches) {
      const { next, found } = await timed(db, search, null);
      rows.push(found);
      // Every other page starts in the middle of the alphabet.
      const middlePage = next && { place: next.place, domain: 'm' };
      for (let round = 0; round < TIMES / searches.length; round += 1) {
        times.push((await timed(db, search, round % 2 === 0 ? null : middlePage)).ms);
      }
    }
    all.push(...times);
    print(tableLine(what, [...new Set(rows)].sort((a, b) => a - b).join(' '), times));
  }
  print(tableLine('all of these', '', all));
}

async function timed(
  db: Database,
  search: Partial<CompanySearch>,
  after: CompanyPageCursor | null,
): Promise<{ ms: number; found: number; next: CompanyPageCursor | null }> {
  const emptySearch: CompanySearch = {
    ...{ words: [], domain: null, industries: [], countries: [], employeeRanges: [], fundingStages: [] },
    ...{ technologies: [], signals: null, ...search },
  };
  const started = performance.now();
  const { next, found } = await db.$transaction(
    async (tx) => {
      const { companies, next } = await searchCompanies(tx, emptySearch, { after, limit: PAGE });
      if (companies.length === 0 && after === null) await explainNoResults(tx, emptySearch);
      return { next, found: companies.length };
    },
    { timeout: 60_000 },
  );
  return { ms: performance.now() - started, found, next };
}

function tableLine(what: string, rows: string, times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const quantileOf = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);
  return `| ${what} | ${rows} | ${quantileOf(0.5)} | ${quantileOf(0.99)} | ${quantileOf(1)} |`;
}
