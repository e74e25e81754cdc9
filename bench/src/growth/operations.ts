import {
  claimBatch,
  COMPANY_ROUTE,
  finishModule,
  openSimilarCompanySearch,
  reserveBatch,
  searchSignals,
  storeCollectedEvidence,
} from '@firmlens/domain';
import { httpSide } from '../api/http-side';
import { KINDS, enrichedCompanies } from '../companies-on-file';
import { callSide } from '../compare/call-side';
import type { Side } from '../compare/compare';
import { EVERYTHING, SEARCHES } from '../signal-searches';
import type { ServiceOfSize } from './service-of-size';

/** A page of signals of each of these kinds in turn. Other kinds do not fill a page among the fewest companies. */
const SIGNAL_SEARCHES = ['no filter', 'type', 'industry'];
const CACHED_SECONDS = 2;
const CALLS = 200;
const SIGNALS = 20;
const EVIDENCE = 20;

/** What is measured at each size. */
export const OPERATIONS = {
  'cached request': cachedRequests,
  reservation: reservations,
  settle: settlements,
  search_signals: signalSearches,
  neighbours,
} satisfies Record<string, (service: ServiceOfSize, what: string) => Side>;

function cachedRequests({ api, accounts }: ServiceOfSize, what: string): Side {
  const headers = { 'x-api-key': accounts[0]?.apiKey ?? '' };
  const url = `${api.baseUrl}/company/enriched-1.example`;
  return httpSide(what, api.pid, url, { seconds: CACHED_SECONDS, headers });
}

async function reserve({ other, accounts }: ServiceOfSize, domain: string, index: number, db = other) {
  const { accountId = 0 } = accounts[index % accounts.length] ?? {};
  const reserved = await reserveBatch(db, {
    ...{ accountId, keySeries: 1, domain, modules: ['business'], route: COMPANY_ROUTE, webhookUrl: null },
    ...{ freshnessSeconds: 86_400, cooldownSeconds: 86_400, deadlineSeconds: 1_800, refundsPerHour: 1_000 },
  });
  if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
  return reserved.batchId;
}

/** Domains of several runs must differ. */
let runs = 0;

function reservations(service: ServiceOfSize, what: string): Side {
  const run = (runs += 1);
  const { db, pid } = service;
  return callSide(what, { calls: CALLS, pid }, (index) =>
    reserve(service, `reserved-${run}-${index}.example`, index, db),
  );
}

/** The last module of a batch: stores the company's data, settles the credits and adds the company to the searches. */
function settlements(service: ServiceOfSize, what: string): Side {
  const run = (runs += 1);
  const { db, other, pid } = service;
  let batch = { id: '', fence: 0 };
  return callSide(
    what,
    { calls: CALLS, pid },
    async () => {
      const outcome = await finishModule(db, batch, 'business', { industries: ['Software'] });
      if (outcome !== 'completed') throw new Error(outcome);
    },
    async (index) => {
      const domain = `settled-${run}-${index}.example`;
      const claimed = await claimBatch(other, await reserve(service, domain, index));
      if (claimed === null) throw new Error('the batch is held');
      batch = claimed;
      await storeCollectedEvidence(other, batch, [], evidenceOf(domain));
      await finishModule(other, batch, 'company', {
        name: `Settled ${index}`,
        description: 'Forecasts for the grid',
      });
    },
  );
}

function evidenceOf(domain: string) {
  return Array.from({ length: EVIDENCE }, (_, index) => ({
    ...{ field: 'company.email' as const, value: `office-${index}@${domain}`, source: 'website' },
    ...{ url: `https://${domain}/contact`, observed_at: new Date().toISOString(), confidence: 0.8 },
  }));
}

function signalSearches({ db, pid }: ServiceOfSize, what: string): Side {
  const searches = SEARCHES.filter((search) => SIGNAL_SEARCHES.includes(search.what));
  return callSide(what, { calls: CALLS, pid }, (index) => {
    const filters = searches[index % searches.length]?.filters(index) ?? {};
    return searchSignals(db, { ...EVERYTHING, ...filters }, { limit: SIGNALS, after: null });
  });
}

function neighbours({ db, pid }: ServiceOfSize, what: string): Side {
  const find = openSimilarCompanySearch(db);
  return callSide(what, { calls: CALLS / 2, pid }, (index) =>
    find(enrichedCompanies(KINDS[index % KINDS.length] ?? 'rich text', index)),
  );
}
