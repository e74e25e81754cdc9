import { Command } from '@commander-js/extra-typings';
import { findCooldowns, liftCooldownAsOperator, OPERATOR } from '@firmlens/domain';
import { CommandError, type Runner } from '../command';
import { eachOf, oneOrList, OR_LIST } from '../each-of';
import { DEFAULT_LIMIT, LIMIT_HELP, parseDomain, parseLimit } from '../parse-values';

export function cooldownCommand(run: Runner) {
  const cooldown = new Command('cooldown')
    .helpGroup('Batches, queues and sources:')
    .description('Domains that are not enriched again for a while, because nothing was found');
  cooldown
    .command('list')
    .description('List the domains that are not enriched again for a while, why, and until when')
    .option('--domain <domain>', 'only this domain or URL', parseDomain)
    .option('--limit <number>', LIMIT_HELP, parseLimit, DEFAULT_LIMIT)
    .action(
      run(async ({ db, noDataCooldownSeconds: cooldownSeconds }, { domain = null, limit }) => ({
        json: {
          cooldowns: (await findCooldowns(db, { domain, cooldownSeconds }, limit)).map((found) => ({
            domain: found.domain,
            reason: found.reason,
            ends_at: found.endsAt.toISOString(),
          })),
        },
      })),
    );
  cooldown
    .command('lift')
    .description('Let a domain of that list be enriched again now, at the usual price')
    .requiredOption('--domain <domain>', `domain or URL; ${OR_LIST}`, oneOrList(parseDomain))
    .action(
      run(async (deps, { domain: domains }) =>
        eachOf(deps, domains, async (domain) => {
          const cooldownSeconds = deps.noDataCooldownSeconds;
          if (!(await liftCooldownAsOperator(deps.db, OPERATOR, { domain, cooldownSeconds })))
            throw new CommandError(`${domain} has no cooldown.`);
          return { json: { domain } };
        }),
      ),
    );
  return cooldown;
}
