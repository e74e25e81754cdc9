import { Command } from '@commander-js/extra-typings';
import { findCooldowns, liftCooldownAsOperator, OPERATOR } from '@firmlens/domain';
import { CommandError, type Runner } from '../command';
import { eachOf, oneOrList, OR_LIST } from '../each-of';
import { helpEnd } from '../help';
import { DEFAULT_LIMIT, LIMIT_HELP, parseDomain, parseLimit } from '../parse-values';

export function cooldownCommand(run: Runner) {
  const cooldown = new Command('cooldown')
    .helpGroup('Batches, queues and sources:')
    .description(
      'See which domains are not enriched again for a while, because nothing was found, and lift it',
    )
    .addHelpText(
      'after',
      helpEnd('Set NO_DATA_COOLDOWN_SECONDS as the API has it: the ends are counted with it.'),
    );
  cooldown
    .command('list')
    .description(
      'List the domains that are not enriched again for a while, why (no_data: nothing was found; unreadable: the website cannot be read), and until when',
    )
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
    .description('Let a domain of `cooldown list` be enriched again now, at the usual price')
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
