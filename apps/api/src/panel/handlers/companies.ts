import { BASE_PRICE, type CompanyData, MODULE_PRICES, ServiceError } from '@firmlens/contract';
import {
  findDomainState,
  findReadableModules,
  findSourceResults,
  listEnrichedCompanies,
  NO_KEY_SERIES,
  type NormalDomain,
  normalizeDomain,
  PANEL_ROUTE,
  writeAudit,
} from '@firmlens/domain';
import { loadBuilding } from '../../company-evidence/load-building';
import { readEvidence } from '../../company-evidence/read-evidence';
import { companyNotFound } from '../../routes/company/company-refusals';
import { requestEnrichment } from '../../routes/company/request-enrichment';
import { companyDataJson } from '../../routes/send-company-data';
import { usableWebhookUrl } from '../../webhook-url/validate-webhook-url';
import { obstacleTo } from '../company-obstacle';
import type { Handlers, PanelDeps } from '../call';
import { PanelError } from '../panel-error';
import { invalidFields } from '../validate-input';

type Names =
  | 'GET /companies'
  | 'GET /companies/:domain'
  | 'GET /companies/:domain/evidence'
  | 'GET /demo-sites'
  | 'GET /prices'
  | 'POST /companies/:domain/enrichments';

/** How many companies a page has. */
const PAGE = 50;

/** Returns the domain that a person means. Throws `invalid_input`, with the message beside the field. */
function domainOf({ domain }: { domain: string }): NormalDomain {
  try {
    return normalizeDomain(domain);
  } catch (error) {
    if (error instanceof ServiceError) throw invalidFields({ domain: error.message });
    throw error;
  }
}

/** A refusal with when to try again, which the published API puts into a field of its own. */
function withHint(refusal: ServiceError): string {
  const { hint } = refusal.extra;
  return typeof hint === 'string' && refusal.code !== 'enrichment_in_progress'
    ? `${refusal.message} ${hint}`
    : refusal.message;
}

export function companyHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb, freshnessSeconds } = deps;
  const db = { ...deps, db: panelDb };
  return {
    'GET /companies': async ({ input, session }) => {
      const { accountId } = session.account;
      // One more tells whether there are more.
      const page = { before: input.before ?? null, limit: PAGE + 1 };
      const companies = await listEnrichedCompanies(panelDb, accountId, page);
      return {
        companies: companies.slice(0, PAGE).map((company) => ({
          batch_id: company.batchId,
          domain: company.domain,
          name: company.name,
          status: company.status,
          modules: company.modules,
          requested_at: company.requestedAt.toISOString(),
          credits_used: company.creditsUsed,
        })),
        has_more: companies.length > PAGE,
      };
    },

    'GET /companies/:domain': async ({ input, session }) => {
      const { accountId } = session.account;
      const company = domainOf(input);
      const { domain } = company;
      const [state, readable, sources] = await Promise.all([
        findDomainState(panelDb, domain, { ...deps, accountId }),
        findReadableModules(panelDb, { accountId, domain }, deps),
        findSourceResults(panelDb, [domain]),
      ]);
      const obstacle = obstacleTo(deps, company, state, accountId);
      if (state.stored.length === 0 && obstacle?.reason === 'unknown') throw companyNotFound();
      const shown = state.stored.filter(({ module }) => readable.has(module));
      const { running } = state;
      return {
        domain,
        modules: state.stored.map(({ module, enrichedAt, isFresh }) => ({
          module,
          enriched_at: enrichedAt.toISOString(),
          fresh_until: new Date(enrichedAt.getTime() + freshnessSeconds * 1_000).toISOString(),
          is_fresh: isFresh,
          is_readable: readable.has(module),
        })),
        data: JSON.parse(
          companyDataJson(new Map(shown.map(({ module, data }) => [module, data]))),
        ) as CompanyData,
        sources: (sources.get(domain) ?? []).map(({ askedAt, ...outcome }) => ({
          ...outcome,
          asked_at: askedAt?.toISOString() ?? null,
        })),
        running: running && { batch_id: running.accountId === accountId ? running.batchId : null },
        enrichment: {
          base_credits: BASE_PRICE,
          module_credits: MODULE_PRICES,
          balance: state.account.balance,
          obstacle,
        },
      };
    },

    'GET /companies/:domain/evidence': async ({ input, session }) => {
      const reader = { accountId: session.account.accountId, domain: domainOf(input).domain };
      const known = await readEvidence(db, reader);
      if (known === null) throw companyNotFound();
      return {
        evidence: loadBuilding().explainLosses(known.evidence),
        evidence_omitted: known.evidence_omitted,
      };
    },

    'GET /prices': async () => ({ base_credits: BASE_PRICE, module_credits: MODULE_PRICES }),

    'GET /demo-sites': async () => ({
      sites: deps.demoSites.map(({ host, url }) => ({ domain: host, url })),
    }),

    'POST /companies/:domain/enrichments': async ({ input, session, address }) => {
      const { userId, account } = session;
      const { accountId } = account;
      const company = domainOf(input);
      const { domain } = company;
      const order = {
        accountId,
        keySeries: NO_KEY_SERIES,
        company,
        modules: input.modules,
        route: PANEL_ROUTE,
      };
      try {
        const { reserved } = await requestEnrichment(db, {
          ...order,
          // People watch, so a webhook is called only if the account has one that works.
          readyToReserve: ({ account: { webhookUrl } }) => usableWebhookUrl(webhookUrl, deps.webhookUrlRules),
          whenReserved: (tx, { batchId }) =>
            writeAudit(
              tx,
              { userId, address },
              {
                accountId,
                action: 'enrichment.started',
                target: `${domain} (${batchId})`,
              },
            ),
        });
        return { domain, batch_id: reserved?.batchId ?? null };
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code === 'company_not_found') throw error;
        throw new PanelError('conflict', withHint(error));
      }
    },
  };
}
