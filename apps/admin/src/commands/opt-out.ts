import { listOptOuts, normalizeDomain, optIn, optOut } from '@firmlens/domain';
import type { Command } from '../command';
import { text } from '../read-flags';
import { forgetCompany } from '../write-through';

export const optOutCommands: Command[] = [
  {
    name: 'optout add',
    required: ['domain'],
    optional: [],
    run: async (deps, flags) => {
      const { domain } = normalizeDomain(text(flags, 'domain'));
      await optOut(deps.db, domain);
      await forgetCompany(deps, domain);
      return { json: { domain } };
    },
  },
  {
    name: 'optout remove',
    required: ['domain'],
    optional: [],
    run: async ({ db }, flags) => {
      const { domain } = normalizeDomain(text(flags, 'domain'));
      await optIn(db, domain);
      return { json: { domain } };
    },
  },
  {
    name: 'optout list',
    required: [],
    optional: [],
    run: async ({ db }) => ({
      json: {
        domains: (await listOptOuts(db)).map(({ domain, createdAt }) => ({
          domain,
          created_at: createdAt.toISOString(),
        })),
      },
    }),
  },
];
