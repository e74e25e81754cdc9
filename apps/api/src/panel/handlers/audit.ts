import { auditEntries } from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../call';

/** How many entries a page has. */
const PAGE = 50;

export function auditHandlers({ panelDb }: PanelDeps): Pick<Handlers, 'GET /audit'> {
  return {
    'GET /audit': async ({ input, session }) => {
      const before = input.before === undefined ? null : BigInt(input.before);
      // One more tells whether there are more.
      const entries = await auditEntries(panelDb, session.account.accountId, { before, limit: PAGE + 1 });
      return {
        entries: entries.slice(0, PAGE).map(({ id, at, actor, action, target, address }) => ({
          entry_id: id,
          at: at.toISOString(),
          ...{ actor, action, target, address },
        })),
        has_more: entries.length > PAGE,
      };
    },
  };
}
