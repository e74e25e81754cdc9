import { benchCachedCompany } from './cached-company';
import { benchCachedResponses } from './cached-responses';
import { benchCompanySearch } from './company-search';
import { benchDatasetImport } from './dataset-import';
import { benchFleet } from './fleet';
import { benchFullEnrichment } from './full-enrichment';
import { benchPanelLoad } from './panel-load';
import { benchSimilarCompanies } from './similar-companies';
import { benchQuality } from './quality/quality';
import { trainRanking } from './quality/training/train-ranking';
import { benchSignIn } from './sign-in';
import { benchSignals } from './signals';
import { benchSlowPages } from './slow-pages/slow-pages';
import { benchSlowSource } from './slow-source';

type Print = (line: string) => void;

const BENCHMARKS = {
  'cached-company': benchCachedCompany,
  'cached-responses': benchCachedResponses,
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

/** What changes the program, and is only run by its name. */
const TRAINING = {
  'train-services': (print: Print) => trainRanking('services', print),
  'train-industries': (print: Print) => trainRanking('industries', print),
  'train-business-models': (print: Print) => trainRanking('business-models', print),
};

async function main(names: readonly string[]): Promise<void> {
  const print: Print = (line) => void process.stdout.write(`${line}\n`);
  const all = names.length === 0 ? BENCHMARKS : { ...BENCHMARKS, ...TRAINING };
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
