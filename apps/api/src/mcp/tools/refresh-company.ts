import { BASE_PRICE, MODULE_PRICES, priceOf, ServiceError } from '@firmlens/contract';
import { AGENT_ROUTE, normalizeDomain, typicalSeconds } from '@firmlens/domain';
import { Type } from '@sinclair/typebox';
import { AGENT_WORDING } from '../agent-wording';
import { type EnrichmentOutcome, requestEnrichment } from '../../routes/company/request-enrichment';
import { validateWebhookUrl } from '../../webhook-url/validate-webhook-url';
import { coverageNotes } from '../../coverage/coverage-notes';
import { findCoverage, withRunningScan, summarizeCoverage } from '../../coverage/find-coverage';
import { domainArgument } from '../../search/arguments/domain-arguments';
import { MODULE_NAMES, moduleName, modulesArgument, parseModuleNames } from '../arguments/module-arguments';
import { scanTiming } from '../scan-timing';
import type { AgentDeps, Tool } from '../tool';

const INPUT = {
  domain: domainArgument("The company's domain or website."),
  modules: Type.Optional(modulesArgument('Modules to scan in addition to the base; omit for the base only.')),
  max_credits: Type.Optional(
    Type.Integer({ minimum: 0, description: 'The most the scan may cost; above that it is not started.' }),
  ),
};

const PollSchema = Type.Object(
  {
    tool: Type.Literal('get_scan_status'),
    arguments: Type.Object({ batch_id: Type.String() }),
    after_seconds: Type.Integer({ minimum: 1 }),
  },
  { description: 'How to poll for the end, free of charge.' },
);

/** A crawl takes at most a minute, and most sources less. */
const UNKNOWN_MINUTES = 2;

const OUTPUT = {
  domain: Type.String(),
  status: Type.Unsafe<'queued' | 'fresh'>({
    enum: ['queued', 'fresh'],
    description: '`fresh`: the requested data is fresh, so no scan is started.',
  }),
  modules: Type.Array(Type.String({ enum: [...MODULE_NAMES] })),
  batch_id: Type.Union([Type.String(), Type.Null()]),
  credits_reserved: Type.Integer({
    minimum: 0,
    description: 'Refunded in full if the scan fails or finds nothing.',
  }),
  estimated_minutes: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: `Estimated from recent scans, ${UNKNOWN_MINUTES} if there were none; null if no scan was started.`,
  }),
  poll: Type.Union([PollSchema, Type.Null()]),
};

const MODULE_PRICE_LIST = Object.entries(MODULE_PRICES)
  .map(([module, price]) => `${module} +${price}`)
  .join(', ');

/** Tool: scans a company, for the first time or again. */
export const refreshCompany: Tool<typeof INPUT, typeof OUTPUT> = {
  name: 'refresh_company',
  title: 'Scan a company',
  description:
    'Scans a company, for the first time or again. Returns immediately; the scan takes minutes, poll it with get_scan_status.',
  price: {
    credits: BASE_PRICE,
    terms: `${BASE_PRICE} credits plus those of its modules (${MODULE_PRICE_LIST}), refunded in full if the scan fails or finds nothing; free if everything is fresh (scanned within a day, unless the operator set another time).`,
  },
  input: Type.Object(INPUT, { additionalProperties: false }),
  output: Type.Object(OUTPUT),
  annotations: { readOnlyHint: false, openWorldHint: true, idempotentHint: false },
  domainsOf: ({ domain }) => [domain],
  async call(deps, { caller, queued }, { domain: text, modules: requested, max_credits: ceiling }) {
    const modules = parseModuleNames(requested);
    const company = normalizeDomain(text);
    const { domain } = company;
    const price = priceOf(modules);
    const { accountId, keySeries } = caller;
    // Read all that the response needs first: a later failure must not hide a scan that was started.
    const [assessed, seconds] = await Promise.all([
      findCoverage(deps.db, [domain], deps),
      typicalSeconds(deps.db, modules.length),
    ]);
    const { state, reserved } = await requestEnrichment(deps, {
      accountId,
      keySeries,
      company,
      modules,
      route: AGENT_ROUTE,
      async readyToReserve({ account }) {
        if (ceiling !== undefined && price > ceiling) throw maxCreditsExceeded(price, ceiling);
        return usableWebhook(deps, account.webhookUrl);
      },
    });
    if (reserved !== null) queued(reserved.batchId);
    const companies =
      reserved === null
        ? assessed
        : assessed.map((company) => withRunningScan(company, { batchId: reserved.batchId, accountId }));
    const outcome =
      reserved === null ? notStartedResult(domain, state) : queuedResult(domain, reserved, seconds);
    return {
      ...outcome,
      fields: { domain, modules: (['company', ...modules] as const).map(moduleName), ...outcome.fields },
      coverage: summarizeCoverage(companies),
      notes: coverageNotes(companies, accountId, AGENT_WORDING),
      price,
    };
  },
};

function notStartedResult(domain: string, { account }: EnrichmentOutcome['state']) {
  const { balance, ledgerSequence } = account;
  return {
    message: `The data on ${domain} is fresh, so no scan was started and nothing charged. Read it with get_company, which is free now.`,
    fields: {
      status: 'fresh' as const,
      batch_id: null,
      credits_reserved: 0,
      estimated_minutes: null,
      poll: null,
    },
    charge: { charged: 0, balance, ledgerSequence },
  };
}

function queuedResult(
  domain: string,
  { batchId, creditsReserved, balance, ledgerSequence }: NonNullable<EnrichmentOutcome['reserved']>,
  seconds: number | null,
) {
  const now = new Date();
  const { pollAfterSeconds } = scanTiming(now, seconds, now);
  return {
    message: `A scan of ${domain} is queued, and ${creditsReserved} credits are reserved for it. Call get_scan_status in ${pollAfterSeconds} seconds.`,
    fields: {
      status: 'queued' as const,
      batch_id: batchId,
      credits_reserved: creditsReserved,
      estimated_minutes: seconds === null ? UNKNOWN_MINUTES : Math.max(1, Math.ceil(seconds / 60)),
      poll: {
        tool: 'get_scan_status' as const,
        arguments: { batch_id: batchId },
        after_seconds: pollAfterSeconds,
      },
    },
    charge: { charged: creditsReserved, balance, ledgerSequence },
  };
}

function maxCreditsExceeded(price: number, ceiling: number): ServiceError {
  return new ServiceError(
    'max_credits_exceeded',
    `The scan costs ${price} credits, more than the ceiling of ${ceiling}. No scan was started and nothing charged.`,
    { extra: { credits_required: price, max_credits: ceiling } },
  );
}

/** Returns the account's webhook if it has one that can be called. Agents poll and need none. */
async function usableWebhook({ webhookUrlRules }: AgentDeps, url: string | null): Promise<string | null> {
  return url !== null && (await validateWebhookUrl(url, webhookUrlRules)) === null ? url : null;
}
