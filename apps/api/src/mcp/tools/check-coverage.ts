import { MODULES, type SourceStatus, CompanyCoverageSchema, COVERAGE_STATUSES } from '@firmlens/contract';
import { findSourceResults, type SourceResult } from '@firmlens/domain';
import { Type } from '@sinclair/typebox';
import { coverageNotes } from '../../coverage/coverage-notes';
import { isRecent } from '../../coverage/assess-coverage';
import { type AssessedCompany, findCoverage, summarizeCoverage } from '../../coverage/find-coverage';
import { refreshOffer, RefreshOfferSchema } from '../../coverage/refresh-offer';
import { domainsArgument, parseDomains } from '../../search/arguments/domain-arguments';
import { AGENT_WORDING } from '../agent-wording';
import type { Tool } from '../tool';

const INPUT = {
  domains: domainsArgument('Domains or websites of the companies; duplicates count once.', 1),
};

const names = (description: string) => Type.Array(Type.String(), { description });

const OUTPUT = {
  companies: Type.Array(
    Type.Object({
      ...CompanyCoverageSchema.properties,
      modules: Type.Array(
        Type.Object({
          module: Type.String({ enum: ['base', ...MODULES] }),
          enriched_at: Type.String({ format: 'date-time' }),
          status: Type.Unsafe<'fresh' | 'stale'>({ enum: ['fresh', 'stale'] }),
        }),
        { description: 'What is on file.' },
      ),
      sources: Type.Object(
        {
          found: names('Sources that found something.'),
          nothing: names('Sources that responded and found nothing.'),
          not_asked: names('Sources that were off, not needed, or had nothing to be queried with.'),
          failed: names('Sources that were queried and failed.'),
        },
        { description: 'The outcome of each source when the module was built.' },
      ),
      refresh: RefreshOfferSchema,
    }),
    { description: 'In the order of the domains.' },
  ),
};

/** Tool: how well companies are covered, and what a refresh takes. */
export const checkCoverage: Tool<typeof INPUT, typeof OUTPUT> = {
  name: 'check_coverage',
  title: 'Check coverage',
  description:
    'How well companies are covered: when each was scanned, which sources responded, whether an empty list of signals means anything, and what a refresh costs. Call it before you conclude anything from an empty list.',
  price: { credits: 0, terms: 'free.' },
  input: Type.Object(INPUT, { additionalProperties: false }),
  output: Type.Object(OUTPUT),
  annotations: { readOnlyHint: true, openWorldHint: false },
  domainsOf: ({ domains }) => domains,
  async call(deps, { caller }, { domains: requested }) {
    const domains = parseDomains('domains', requested);
    const [companies, results] = await Promise.all([
      findCoverage(deps.db, domains, deps),
      findSourceResults(deps.db, domains),
    ]);
    const now = new Date();
    const coverage = summarizeCoverage(companies);
    return {
      message: formatMessage(companies),
      fields: {
        companies: companies.map(({ facts, canBeLookedUp, ...block }) => ({
          ...block,
          modules: [...facts.modules].map(([module, enrichedAt]) => ({
            module: module === 'company' ? 'base' : module,
            enriched_at: enrichedAt.toISOString(),
            status: isRecent(enrichedAt, now) ? ('fresh' as const) : ('stale' as const),
          })),
          sources: byStatus(canBeLookedUp ? results.get(block.domain) : []),
          refresh: refreshOffer({ facts, canBeLookedUp, ...block }),
        })),
      },
      // The fields have a block for each company.
      coverage: { ...coverage, companies: [] },
      notes: coverageNotes(companies, caller.accountId, AGENT_WORDING),
      price: 0,
    };
  },
};

/** Counts the companies by status, and those whose absence of signals is meaningful. */
function formatMessage(companies: readonly AssessedCompany[]): string {
  const counts = COVERAGE_STATUSES.flatMap((status) => {
    const count = companies.filter((company) => company.status === status).length;
    return count === 0 ? [] : [`${count} ${status}`];
  });
  const meaningful = companies.filter((company) => company.signal_absence_is_meaningful).length;
  return `Companies: ${counts.join(', ')}. An empty list of signals means something for ${meaningful} of ${companies.length}.`;
}

function byStatus(results: readonly SourceResult[] = []): Record<SourceStatus, string[]> {
  const named = (sourceStatus: SourceStatus) =>
    results.filter(({ status }) => status === sourceStatus).map(({ source }) => source);
  return {
    found: named('found'),
    nothing: named('nothing'),
    not_asked: named('not_asked'),
    failed: named('failed'),
  };
}
