import { Command } from '@commander-js/extra-typings';
import { allowPerson, forgetPerson, hashName, listForgottenPeople, shortHash } from '@firmlens/domain';
import { CommandError, type Runner } from '../command';
import { doIrreversibly, DRY_RUN, YES } from '../confirm';
import { helpEnd } from '../help';
import { parseDomain, parsePersonName } from '../parse-values';
import { evictCachedCompany } from '../update-cache';

export function personCommand(run: Runner) {
  const person = new Command('person')
    .helpGroup('Opt-outs and people:')
    .description('Manage people who are left out of all results');
  person
    .command('forget')
    .description('Leave a person out from now on and delete what is stored about them')
    .requiredOption(
      '--name <name>',
      'full name, in any case, with or without accents and titles',
      parsePersonName,
    )
    .option('--domain <domain>', 'domain or URL of one company; default: all companies', parseDomain)
    .option(...DRY_RUN)
    .option(...YES)
    .addHelpText(
      'after',
      helpEnd(
        'The name is found word by word, also within texts; a name of one word only where it is the whole text. If batches\nwere running, repeat it after BATCH_DEADLINE_SECONDS. --dry-run prints the hash alone, which `person list` has.',
        'person forget --name "Ada Example"',
        'person forget --name "Ada Example" --domain acme.example',
      ),
    )
    .action(
      run(async (deps, { name, domain = null, ...care }) => {
        const question = `Remove ${name} from what is stored about ${domain ?? 'all companies'}?`;
        const plan = async () => ({ name_hash: shortHash(hashName(name).nameHash), domain });
        return doIrreversibly(deps, care, { question, plan }, async () => {
          const { nameHash, companies } = await forgetPerson(deps.db, { name, domain }, (affected) =>
            evictCachedCompany(deps, affected),
          );
          return { json: { name_hash: shortHash(nameHash), domain, companies } };
        });
      }),
    );
  person
    .command('allow')
    .description("Allow storing a forgotten person's data again")
    .requiredOption(
      '--name <name>',
      'full name, in any case, with or without accents and titles',
      parsePersonName,
    )
    .option(
      '--domain <domain>',
      'domain or URL of the company, if the person was forgotten for one; default: forgotten for all',
      parseDomain,
    )
    .action(
      run(async ({ db }, { name, domain = null }) => {
        if (!(await allowPerson(db, name, domain))) {
          throw new CommandError(`That name is not on the list for ${domain ?? 'all companies'}.`);
        }
        return { json: { domain } };
      }),
    );
  person
    .command('list')
    .description('List the people who are left out, by hash: their names are not stored')
    .action(
      run(async ({ db }) => ({
        json: {
          people: (await listForgottenPeople(db)).map(({ nameHash, domain, createdAt }) => ({
            name_hash: shortHash(nameHash),
            domain,
            created_at: createdAt.toISOString(),
          })),
        },
      })),
    );
  return person;
}
