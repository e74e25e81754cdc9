import { BatchStatusResponseSchema, MODULES, STALE_READ_PRICE } from '@firmlens/contract';
import { type Batch, countResults, findBatch, type ModuleCount, typicalSeconds } from '@firmlens/domain';
import { Type } from '@sinclair/typebox';
import { AGENT_WORDING } from '../agent-wording';
import { findAccountBatch } from '../../routes/enrichment/find-account-batch';
import { toStatus } from '../../routes/enrichment/get-status';
import { coverageNotes } from '../../coverage/coverage-notes';
import { type AssessedCompany, findCoverage, summarizeCoverage } from '../../coverage/find-coverage';
import { hasFreshModules } from '../../coverage/has-fresh-modules';
import { scanTiming } from '../scan-timing';
import type { AgentDeps, Tool } from '../tool';
import { wrapUntrusted, UntrustedSchema } from '../../untrusted/untrusted';

const INPUT = {
  batch_id: Type.String({ minLength: 1, maxLength: 100, description: 'As returned by refresh_company.' }),
};

const SummarySchema = Type.Object({
  modules: Type.Array(
    Type.Object({
      module: Type.String({ enum: ['base', ...MODULES] }),
      known_fields: Type.Integer({ description: 'Number of known fields.' }),
    }),
  ),
  signals: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Number found; null if signals were not requested, or no source could report any.',
  }),
  get_company_credits: Type.Integer({ description: 'What get_company costs now for these modules.' }),
});

const OUTPUT = {
  ...Type.Omit(BatchStatusResponseSchema, ['success', 'message']).properties,
  poll_after_seconds: Type.Union([Type.Integer(), Type.Null()], {
    description: 'When to poll again; null once the scan has ended.',
  }),
  estimated_end: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'Estimated from similar scans; null if unknown.',
  }),
  summary: Type.Union([SummarySchema, Type.Null()], { description: 'For a completed scan.' }),
  details: Type.Union([UntrustedSchema, Type.Null()], {
    description: 'The reasons of the sources if the scan failed or found nothing.',
  }),
};

/** Tool: the progress of a scan. */
export const getScanStatus: Tool<typeof INPUT, typeof OUTPUT> = {
  name: 'get_scan_status',
  title: 'Scan status',
  description:
    'The progress of a scan started by refresh_company: when to poll again, what it found, or that its credits were refunded.',
  price: { credits: 0, terms: 'free.' },
  input: Type.Object(INPUT, { additionalProperties: false }),
  output: Type.Object(OUTPUT),
  annotations: { readOnlyHint: true, openWorldHint: false },
  domainsOf: () => [],
  async call(deps, { caller }, { batch_id: batchId }) {
    const { db, baseUrl } = deps;
    const batch = await findAccountBatch((id) => findBatch(db, id), batchId, caller.accountId);
    const now = new Date();
    const [companies, expected, counts] = await Promise.all([
      findCoverage(db, [batch.domain], deps),
      batch.completedAt === null ? timingOf(deps, batch, now) : null,
      batch.status === 'completed' ? countResults(db, batch.id) : [],
    ]);
    const { requested_modules, credits, timing, webhook, results_endpoint } = toStatus(batch, baseUrl);
    return {
      message: formatMessage(batch, expected?.pollAfterSeconds ?? null),
      fields: {
        batch_id: batch.id,
        domain: batch.domain,
        status: batch.status,
        requested_modules,
        credits,
        timing,
        webhook,
        results_endpoint,
        poll_after_seconds: expected?.pollAfterSeconds ?? null,
        estimated_end: expected?.estimatedEnd?.toISOString() ?? null,
        summary: counts.length === 0 ? null : summary(counts, batch, companies),
        details: batch.message === null ? null : wrapUntrusted(batch.message),
      },
      coverage: summarizeCoverage(companies),
      notes: coverageNotes(companies, caller.accountId, AGENT_WORDING),
      price: 0,
    };
  },
};

async function timingOf({ db }: AgentDeps, { modules, requestedAt }: Batch, now: Date) {
  return scanTiming(requestedAt, await typicalSeconds(db, modules.length), now);
}

/** Describes the state in our own words: the sources' reasons may contain third-party text. */
function formatMessage(
  { status, domain, creditsUsed, creditsRefunded }: Batch,
  pollAfter: number | null,
): string {
  switch (status) {
    case 'queued':
    case 'processing':
      return `The scan of ${domain} is running. Poll again in ${pollAfter} seconds.`;
    case 'completed':
      return `The scan of ${domain} is complete, for ${creditsUsed} credits. Read it with get_company.`;
    case 'failed':
      return `The scan of ${domain} failed, which says nothing about the company. Its ${creditsRefunded} credits were refunded.`;
    case 'no_data_found':
      return `The scan of ${domain} found nothing. Its ${creditsRefunded} credits were refunded.`;
  }
}

function summary(counts: readonly ModuleCount[], { modules }: Batch, [company]: readonly AssessedCompany[]) {
  const isFree =
    company === undefined || company.facts.modules.size === 0 || hasFreshModules(company.facts, modules);
  return {
    modules: counts.map(({ module, known }) => ({
      module: module === 'company' ? 'base' : module,
      known_fields: known,
    })),
    signals: counts.find(({ module }) => module === 'signals')?.signals ?? null,
    get_company_credits: isFree ? 0 : STALE_READ_PRICE,
  };
}
