import { Command } from '@commander-js/extra-typings';
import { allowPerson, forgetPerson, listForgottenPeople, shortHash } from '@firmlens/domain';
import { CommandError, type Runner } from '../command';
import { parseDomain, parsePersonName } from '../parse-values';
import { evictCachedCompany } from '../update-cache';

export function personCommand(run: Runner) {
  const person = new Command('person').description('Manage people who are left out of all results');
  person
    .command('forget')
    .description('Leave a person out from now on and delete what is stored about them')
    .requiredOption('--name <name>', 'name of the person', parsePersonName)
    .option('--domain <domain>', 'one company only', parseDomain)
    .action(
      run(async (deps, { name, domain = null }) => {
        const { nameHash, companies } = await forgetPerson(deps.db, { name, domain }, (affected) =>
          evictCachedCompany(deps, affected),
        );
        return { json: { name_hash: shortHash(nameHash), domain, companies } };
      }),
    );
  person
    .command('allow')
    .description("Allow storing a person's data again")
    .requiredOption('--name <name>', 'name of the person', parsePersonName)
    .option('--domain <domain>', 'one company only', parseDomain)
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
    .description('List the entries: hashes, no names')
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
