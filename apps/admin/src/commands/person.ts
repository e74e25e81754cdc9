import { allowPerson, forgetPerson, listForgottenPeople, normalizeDomain } from '@firmlens/domain';
import { type Command, CommandError, type Flags } from '../command';
import { text } from '../read-flags';
import { forgetCompany } from '../write-through';

/** Whose name it is, and the company it is about; null for all. */
function person(flags: Flags): { name: string; domain: string | null } {
  const name = text(flags, 'name');
  if (!/\p{L}/u.test(name)) throw new CommandError('--name must be a name');
  return { name, domain: flags.has('domain') ? normalizeDomain(text(flags, 'domain')).domain : null };
}

/** Enough of a hash to tell one entry from another; the name itself is not kept. */
const shown = (nameHash: Uint8Array) => Buffer.from(nameHash).toString('hex').slice(0, 12);

export const personCommands: Command[] = [
  {
    name: 'person forget',
    required: ['name'],
    optional: ['domain'],
    run: async (deps, flags) => {
      const wish = person(flags);
      const { nameHash, companies } = await forgetPerson(deps.db, wish, (domain) =>
        forgetCompany(deps, domain),
      );
      return { json: { name_hash: shown(nameHash), domain: wish.domain, companies } };
    },
  },
  {
    name: 'person allow',
    required: ['name'],
    optional: ['domain'],
    run: async ({ db }, flags) => {
      const { name, domain } = person(flags);
      if (!(await allowPerson(db, name, domain))) {
        throw new CommandError(`that name is not on the list for ${domain ?? 'all companies'}`);
      }
      return { json: { domain } };
    },
  },
  {
    name: 'person list',
    required: [],
    optional: [],
    run: async ({ db }) => ({
      json: {
        people: (await listForgottenPeople(db)).map(({ nameHash, domain, createdAt }) => ({
          name_hash: shown(nameHash),
          domain,
          created_at: createdAt.toISOString(),
        })),
      },
    }),
  },
];
