import { Command } from '@commander-js/extra-typings';
import { listOptOuts, optIn, optOut } from '@firmlens/domain';
import type { Runner } from '../command';
import { parseDomain } from '../parse-values';
import { evictCachedCompany } from '../update-cache';

export function optOutCommand(run: Runner) {
  const optout = new Command('optout').description('Manage domains that are never enriched');
  optout
    .command('add')
    .description('Stop enriching a domain and delete its stored data')
    .requiredOption('--domain <domain>', 'domain or URL', parseDomain)
    .action(
      run(async (deps, { domain }) => {
        await optOut(deps.db, domain);
        await evictCachedCompany(deps, domain);
        return { json: { domain } };
      }),
    );
  optout
    .command('remove')
    .description('Allow enriching a domain again')
    .requiredOption('--domain <domain>', 'domain or URL', parseDomain)
    .action(
      run(async ({ db }, { domain }) => {
        await optIn(db, domain);
        return { json: { domain } };
      }),
    );
  optout
    .command('list')
    .description('List the domains')
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
