import { Command } from '@commander-js/extra-typings';
import { type Database, listOptOuts, optIn, optOut, storedAboutDomain } from '@firmlens/domain';
import type { Runner } from '../command';
import { doIrreversibly, DRY_RUN, YES } from '../confirm';
import { eachOf, oneOrList, OR_LIST } from '../each-of';
import { helpEnd } from '../help';
import { parseDomain } from '../parse-values';
import { evictCachedCompany } from '../update-cache';

/** Counts what an opt-out would delete. */
async function planFor(db: Database, domain: string): Promise<object> {
  const stored = await storedAboutDomain(db, domain);
  return {
    domain,
    is_opted_out: stored.isOptedOut,
    modules: stored.modules,
    signals: stored.signals,
    batches: stored.batches,
    source_responses: stored.responses,
    dataset_rows: stored.datasetRows,
  };
}

export function optOutCommand(run: Runner) {
  const optout = new Command('optout')
    .helpGroup('Opt-outs and people:')
    .description('Manage domains that are never enriched');
  optout
    .command('add')
    .description('Never enrich a domain again, and delete all that was found about it, for good')
    .requiredOption('--domain <domain>', `domain or URL; ${OR_LIST}`, oneOrList(parseDomain))
    .option(...DRY_RUN)
    .option(...YES)
    .addHelpText(
      'after',
      helpEnd(
        'Results that customers paid for are deleted too, and running batches of the domain fail with a refund. Harmless\nwhen repeated. docs/operations.md lists what stays.',
        'optout add --domain acme.example --dry-run',
        'optout add --domain - < domains.txt',
      ),
    )
    .action(
      run(async (deps, { domain: domains, ...care }) =>
        eachOf(deps, domains, async (domain) => {
          const question = `Delete what is stored about ${domain}, and enrich it no more?`;
          return doIrreversibly(deps, care, { question, plan: () => planFor(deps.db, domain) }, async () => {
            await optOut(deps.db, domain);
            await evictCachedCompany(deps, domain);
            return { json: { domain } };
          });
        }),
      ),
    );
  optout
    .command('remove')
    .description('Allow enriching a domain that opted out; what was deleted does not come back')
    .requiredOption('--domain <domain>', `domain or URL; ${OR_LIST}`, oneOrList(parseDomain))
    .action(
      run(async (deps, { domain: domains }) =>
        eachOf(deps, domains, async (domain) => {
          await optIn(deps.db, domain);
          return { json: { domain } };
        }),
      ),
    );
  optout
    .command('list')
    .description('List the domains that opted out')
    .action(
      run(async ({ db }) => ({
        json: {
          domains: (await listOptOuts(db)).map(({ domain, createdAt }) => ({
            domain,
            created_at: createdAt.toISOString(),
          })),
        },
      })),
    );
  return optout;
}
