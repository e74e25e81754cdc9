import { findOptOuts, optInAsOperator, optOutAsOperator, storedAboutDomain } from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../../call';
import { PanelError, unavailable } from '../../panel-error';
import { domainOf } from './domain-of';
import { operatorActor } from './operator-actor';

/** How many domains a page has. */
const PAGE = 100;

type Names =
  | 'GET /operator/opt-outs'
  | 'GET /operator/stored/:domain'
  | 'POST /operator/opt-outs'
  | 'DELETE /operator/opt-outs/:domain';

export function optOutHandlers({ panelDb, operatorDb, cache }: PanelDeps): Pick<Handlers, Names> {
  return {
    'GET /operator/opt-outs': async ({ input }) => {
      const rows = await findOptOuts(panelDb, { after: input.after ?? null, limit: PAGE + 1 });
      return {
        domains: rows.slice(0, PAGE).map(({ domain, createdAt }) => ({
          domain,
          created_at: createdAt.toISOString(),
        })),
        has_more: rows.length > PAGE,
      };
    },

    'GET /operator/stored/:domain': async ({ input }) => {
      const domain = domainOf(input.domain);
      const stored = await storedAboutDomain(panelDb, domain);
      return {
        domain,
        is_opted_out: stored.isOptedOut,
        modules: stored.modules,
        signals: stored.signals,
        batches: stored.batches,
        responses: stored.responses,
        dataset_rows: stored.datasetRows,
      };
    },

    'POST /operator/opt-outs': async (call) => {
      const domain = domainOf(call.input.domain);
      await optOutAsOperator(operatorDb, operatorActor(call), domain);
      // Copies in Redis may outlive any retry. Sending it again is harmless and drops them.
      await cache.dropCompany(domain).catch(() => {
        throw unavailable();
      });
      return { domain };
    },

    'DELETE /operator/opt-outs/:domain': async (call) => {
      if (!(await optInAsOperator(panelDb, operatorActor(call), call.input.domain))) {
        throw new PanelError('not_found', 'This domain is not on the list.');
      }
      return {};
    },
  };
}
