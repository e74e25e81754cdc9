import { benchCachedResponses } from './cached-responses';
import { benchCompanySearch } from './company-search';
import { benchDatasetImport } from './dataset-import';
import { benchFleet } from './fleet';
import { benchFullEnrichment } from './full-enrichment';
import { benchPanelLoad } from './panel-load';
import { benchSimilarCompanies } from './similar-companies';
import { benchQuality } from './quality/quality';
import { trainServices } from './quality/training/train-services';
import { benchSignIn } from './sign-in';
import { benchSignals } from './signals';
import { benchSlowPages } from './slow-pages/slow-pages';
import { benchSlowSource } from './slow-source';

const BENCHMARKS = {
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
const TRAINING = { 'train-services': trainServices };

async function main(names: readonly string[]): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
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
