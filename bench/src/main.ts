import { benchCachedCompany } from './cached-company';
import { benchCompanySearch } from './company-search';
import { benchDatasetImport } from './dataset-import';
import { benchDeliveries } from './deliveries/deliveries';
import { drawFlameGraph } from './flame/flame-graph';
import { benchFleet } from './fleet';
import { benchFullEnrichment } from './full-enrichment';
import { benchGrowth } from './growth/growth';
import { benchHistory } from './history/history';
import { benchWholeBatch } from './batches/whole-batch';
import { benchImport } from './imports/import';
import { benchMemory } from './memory/memory';
import { benchNewBatch } from './new-batch';
import { benchPageReading } from './page-reading/page-reading';
import { benchPanelLoad } from './panel-load';
import { benchSimilarCompanies } from './similar-companies';
import { checkResults } from './compare/check-results';
import { writeReport } from './compare/report';
import { benchQuality } from './quality/quality';
import { trainRanking } from './quality/training/train-ranking';
import { benchRefusals } from './refusals';
import { benchRequestLog } from './request-log/request-log';
import { benchSignIn } from './sign-in';
import { benchSignals } from './signals';
import { benchSlowPages } from './slow-pages/slow-pages';
import { benchSlowSource } from './slow-source';
import { benchStartUp } from './start-up/start-up';
import { benchStatusAndResults } from './status-and-results';
import { benchTwoProcesses } from './two-processes';

type Print = (line: string) => void;

const BENCHMARKS = {
  'cached-company': benchCachedCompany,
  'two-processes': benchTwoProcesses,
  'new-batch': benchNewBatch,
  refusals: benchRefusals,
  'status-and-results': benchStatusAndResults,
  'request-log': benchRequestLog,
  'start-up': benchStartUp,
  memory: benchMemory,
  'page-reading': benchPageReading,
  import: benchImport,
  'whole-batch': benchWholeBatch,
  deliveries: benchDeliveries,
  history: benchHistory,
  growth: benchGrowth,
  'full-enrichment': benchFullEnrichment,
  fleet: benchFleet,
  'slow-source': benchSlowSource,
  'similar-companies': benchSimilarCompanies,
  'company-search': benchCompanySearch,
  signals: benchSignals,
  'dataset-import': benchDatasetImport,
  'sign-in': benchSignIn,
  'panel-load': benchPanelLoad,
  'slow-pages': benchSlowPages,
  quality: benchQuality,
};

/** What is only run by its name: what changes the program, and the page of all results. */
const BY_NAME = {
  report: writeReport,
  'train-services': (print: Print) => trainRanking('services', print),
  'train-industries': (print: Print) => trainRanking('industries', print),
  'train-highlights': (print: Print) => trainRanking('highlights', print),
  'train-business-models': (print: Print) => trainRanking('business-models', print),
  'train-openings': (print: Print) => trainRanking('openings', print),
};

async function main(names: readonly string[]): Promise<void> {
  const print: Print = (line) => void process.stdout.write(`${line}\n`);
  if (names[0] === 'check') {
    process.exitCode = (await checkResults(names.slice(1), print)) ? 0 : 1;
    return;
  }
  if (names[0] === 'flame') return drawFlameGraph(names.slice(1));
  const all = names.length === 0 ? BENCHMARKS : { ...BENCHMARKS, ...BY_NAME };
  for (const [name, run] of Object.entries(all)) {
    if (names.length > 0 && !names.includes(name)) continue;
    print(`## ${name}\n`);
    await run(print);
    print('');
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
