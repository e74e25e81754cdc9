import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ApiService, startApiService } from '../api/api-service';
import { cachedRequests } from '../api/cached-requests';
import { httpSide } from '../api/http-side';
import { type Comparison, comparisonOf, type Measured, measureInTurn, type Side } from '../compare/compare';
import { type Figure, printFigures } from '../compare/figures';
import { printComparison } from '../compare/print';
import { saveResults } from '../compare/results';
import { median, secondsOfLoad } from '../load';
import type { WritingCost } from './writing-process';

const SECONDS = secondsOfLoad(3);
const FLOOR = `
  CREATE TABLE floor_requests (
    id bigserial, requested_at timestamptz NOT NULL, account_id int NOT NULL, key_series int NOT NULL,
    endpoint text NOT NULL, method text NOT NULL, response_status int NOT NULL, response_time_ms real NOT NULL,
    error_message text, batch_id text, credits int NOT NULL, PRIMARY KEY (requested_at, id)
  )`;
const FLOOR_INDEXES = [
  'CREATE INDEX ON floor_requests (account_id, requested_at, id)',
  'CREATE INDEX ON floor_requests (key_series, requested_at, id)',
];

/**
 * Measures writing the history of requests in pages of 500 rows, with their counts by day, beside one INSERT of as
 * many rows, and which share of a cached request it is.
 */
export async function benchRequestLog(print: (line: string) => void): Promise<void> {
  const service = await startApiService();
  let comparisons: Comparison[] = [];
  let figures: Figure[] = [];
  try {
    for (const statement of [FLOOR, ...FLOOR_INDEXES]) await service.db.$executeRawUnsafe(statement);
    comparisons = await measureWriting(service.databaseUrl);
    figures = await measureShares(service, comparisons);
  } finally {
    await service.stop();
  }
  printComparison(comparisons, print);
  print('');
  printFigures(figures, print);
  await saveResults('request-log', comparisons, figures);
}

/** A side of which each round is a new process. Keeps what PostgreSQL did in each. */
function writingSide(
  what: string,
  name: 'floor' | 'real',
  databaseUrl: string,
): Side & { postgres: Measured[] } {
  const run = promisify(execFile);
  const postgres: Measured[] = [];
  return {
    what,
    postgres,
    async measure() {
      const file = path.join(__dirname, 'writing-process.js');
      const { stdout } = await run(process.execPath, [file, name, String(SECONDS)], {
        env: { ...process.env, DATABASE_URL: databaseUrl },
      });
      const { rows, seconds, processMs, postgresMs } = JSON.parse(stdout) as WritingCost;
      const measured = (spentMs: number): Measured => ({
        perSecond: rows / seconds,
        processorUs: (spentMs * 1_000) / rows,
        ...{ p50Ms: null, p99Ms: null, failures: 0 },
      });
      postgres.push(measured(postgresMs));
      return measured(processMs);
    },
  };
}

/** Compares the rows a second with the processor time of the writing process, and with PostgreSQL's. */
async function measureWriting(databaseUrl: string): Promise<Comparison[]> {
  const floor = writingSide('one INSERT of 500 rows', 'floor', databaseUrl);
  const real = writingSide('a page of the history', 'real', databaseUrl);
  const [floors = [], reals = []] = await measureInTurn([floor, real]);
  // The first round of each does not count.
  const [floorPostgres, realPostgres] = [floor.postgres.slice(1), real.postgres.slice(1)];
  return [
    comparisonOf(
      { what: floor.what, rounds: floors },
      { what: real.what, rounds: reals },
      { name: 'rows of the history, processor time of the process', goal: {} },
    ),
    comparisonOf(
      { what: floor.what, rounds: floorPostgres },
      { what: real.what, rounds: realPostgres },
      { name: 'the same, processor time of PostgreSQL', goal: {} },
    ),
  ];
}

/** Returns which share of the API's processor time for a cached request writing its row is. */
async function measureShares(
  service: ApiService,
  [inProcess, inPostgres]: readonly Comparison[],
): Promise<Figure[]> {
  const rowUs = inProcess?.real.processorUs ?? Number.NaN;
  const postgresUs = inPostgres?.real.processorUs ?? Number.NaN;
  const figures: Figure[] = [];
  for (const { size, path: address, headers } of await cachedRequests(service)) {
    const side = httpSide('', service.pid, `${service.baseUrl}${address}`, { seconds: SECONDS, headers });
    const [rounds = []] = await measureInTurn([side]);
    const requestUs = median(rounds.map(({ processorUs }) => processorUs));
    const unit = '% of the API’s processor time';
    figures.push(
      {
        name: `cached request, ${size}: writing its row`,
        value: (rowUs / requestUs) * 100,
        unit,
        goal: null,
      },
      {
        name: `cached request, ${size}: its row in PostgreSQL`,
        value: (postgresUs / requestUs) * 100,
        unit,
        goal: null,
      },
    );
  }
  return figures;
}
