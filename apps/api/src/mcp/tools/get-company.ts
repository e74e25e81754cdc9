import { type DataModule, type Module, MODULES, priceOf, STALE_READ_PRICE } from '@firmlens/contract';
import {
  chargeForResponse,
  findDomainState,
  normalizeDomain,
  recordPaidRead,
  type Transaction,
} from '@firmlens/domain';
import { type TObject, Type } from '@sinclair/typebox';
import { AGENT_WORDING } from '../agent-wording';
import { isFresh } from '../../routes/company/request-enrichment';
import { describeCompany, findCompanyEvidence } from '../company-data/describe-company';
import {
  EVIDENCE_CHOICES,
  type EvidenceChoice,
  evidenceExcerpt,
  EvidenceExcerptSchema,
} from '../company-data/evidence-excerpt';
import { coverageNotes } from '../../coverage/coverage-notes';
import { type AssessedCompany, findCoverage, summarizeCoverage } from '../../coverage/find-coverage';
import { domainArgument } from '../../search/arguments/domain-arguments';
import { MODULE_NAMES, moduleName, modulesArgument, parseModuleNames } from '../arguments/module-arguments';
import { untrustedTag } from '../../untrusted/untrusted';
import { type AgentDeps, type Tool, UNTRUSTED_NOTE } from '../tool';

const STATUSES = ['indexed', 'not_indexed', 'scanning', 'no_data'] as const;
type Status = (typeof STATUSES)[number];

const INPUT = {
  domain: domainArgument("The company's domain or website."),
  modules: Type.Optional(modulesArgument('Modules to read in addition to the base; omit for the base only.')),
  evidence: Type.Optional(
    Type.Union(
      EVIDENCE_CHOICES.map((choice) => Type.Literal(choice)),
      { description: 'The sources behind the data: `used`; or `all`, with those that lost. Default `none`.' },
    ),
  ),
};

const moduleNames = (description: string) =>
  Type.Array(Type.String({ enum: [...MODULE_NAMES] }), { description });
/** The contract's fields. */
const data = (): TObject => Type.Object({}, { additionalProperties: true });

const RefreshSchema = Type.Object(
  {
    tool: Type.Literal('refresh_company'),
    arguments: Type.Object({ domain: Type.String(), modules: Type.Array(Type.String()) }),
    credits: Type.Integer({ description: 'What it costs.' }),
  },
  {
    description:
      'How to scan what was requested; null if a scan is not possible now, or everything is fresh.',
  },
);

const OUTPUT = {
  domain: Type.String(),
  status: Type.Unsafe<Status>({
    enum: [...STATUSES],
    description:
      '`indexed`: on file. Otherwise nothing is on file: `not_indexed` says nothing about the company; `scanning`: its first scan is running; `no_data`: a recent scan found nothing.',
  }),
  data: Type.Object(
    {
      ...untrustedTag,
      company: Type.Optional(data()),
      ...Object.fromEntries(MODULES.map((module) => [module, Type.Optional(data())])),
    },
    {
      additionalProperties: false,
      description:
        'By module; `company` is the base. Unknown fields are absent. A map with third-party keys is a list of {name, value}.',
    },
  ),
  modules_held: Type.Array(
    Type.Object({
      module: Type.String({ enum: [...MODULE_NAMES] }),
      enriched_at: Type.String({ format: 'date-time' }),
    }),
    { description: 'All modules on file, requested or not.' },
  ),
  modules_missing: moduleNames('Requested modules that are not on file.'),
  refresh: Type.Union([RefreshSchema, Type.Null()]),
  evidence: Type.Array(EvidenceExcerptSchema, {
    description: 'The evidence that was asked for.',
  }),
  evidence_omitted: Type.Integer({
    minimum: 0,
    description: 'Number of pieces of evidence that are not shown.',
  }),
};

/** Tool: the data on file about a company. */
export const getCompany: Tool<typeof INPUT, typeof OUTPUT> = {
  name: 'get_company',
  title: 'Read a company',
  description: `What is on file about a company, by module. Unknown fields are absent. It does not scan: for a company that is not indexed it says so, and what a scan costs. ${UNTRUSTED_NOTE}`,
  price: {
    credits: STALE_READ_PRICE,
    terms: `${STALE_READ_PRICE} credits; free if nothing is on file, or all returned data is fresh (as a rule, scanned within a day).`,
  },
  input: Type.Object(INPUT, { additionalProperties: false }),
  output: Type.Object(OUTPUT),
  annotations: { readOnlyHint: true, openWorldHint: false },
  domainsOf: ({ domain }) => [domain],
  async call(deps, { caller }, { domain: text, modules: requested, evidence = 'none' }) {
    const modules = parseModuleNames(requested);
    const { domain } = normalizeDomain(text);
    const { response, charge } = await chargeForResponse(deps.db, caller, (tx) =>
      readCompany(tx, deps, { accountId: caller.accountId, domain, modules, evidence }),
    );
    return { ...response, price: STALE_READ_PRICE, charge };
  },
};

interface CompanyQuery {
  accountId: number;
  domain: string;
  modules: readonly Module[];
  evidence: EvidenceChoice;
}

async function readCompany(
  tx: Transaction,
  deps: AgentDeps,
  { accountId, domain, modules, evidence: choice }: CompanyQuery,
) {
  const state = await findDomainState(tx, domain, { ...deps, accountId });
  const companies = await findCoverage(tx, [domain], deps);
  const canBeScanned = companies.every(({ canBeLookedUp }) => canBeLookedUp);
  const requested: readonly DataModule[] = ['company', ...modules];
  const onFile = canBeScanned ? state.stored : [];
  const returned = onFile.filter(({ module }) => requested.includes(module));
  const missing = requested.filter((module) => !returned.some((item) => item.module === module));
  const status = returned.length > 0 ? 'indexed' : statusWithout(companies);
  const isScanRefused =
    !canBeScanned ||
    state.running !== null ||
    state.cooldownSeconds !== null ||
    state.unreadableSeconds !== null ||
    isFresh(state, requested);
  const readable = new Set(returned.map(({ module }) => module));
  const fields = {
    domain,
    status,
    data: describeCompany(returned),
    modules_held: onFile.map(({ module, enrichedAt }) => ({
      module: moduleName(module),
      enriched_at: enrichedAt.toISOString(),
    })),
    modules_missing: missing.map(moduleName),
    refresh: isScanRefused
      ? null
      : {
          tool: 'refresh_company' as const,
          arguments: { domain, modules: [...modules] },
          credits: priceOf(modules),
        },
    ...evidenceExcerpt(await findCompanyEvidence(tx, domain, returned, deps), { choice, readable }),
  };
  const price = returned.every(({ isFresh: fresh }) => fresh) ? 0 : STALE_READ_PRICE;
  if (price > 0) {
    await recordPaidRead(tx, { accountId, domain }, [...readable]);
  }
  return {
    response: {
      message: formatMessage(fields, { isImported: canBeScanned && state.isImported }),
      fields,
      coverage: summarizeCoverage(companies),
      notes: coverageNotes(companies, accountId, AGENT_WORDING),
    },
    price,
  };
}

function statusWithout([company]: readonly AssessedCompany[]): Status {
  return company?.status === 'scanning' || company?.status === 'no_data' ? company.status : 'not_indexed';
}

interface MessageInput {
  domain: string;
  status: Status;
  modules_missing: readonly string[];
  refresh: { credits: number } | null;
}

function formatMessage(
  { domain, status, modules_missing: missing, refresh }: MessageInput,
  { isImported }: { isImported: boolean },
): string {
  const offer = refresh === null ? '' : ` refresh_company scans it for ${refresh.credits} credits.`;
  switch (status) {
    case 'indexed':
      return missing.length === 0
        ? `What is on file about ${domain}.`
        : `What is on file about ${domain}; nothing is on file for ${missing.join(', ')}.${offer}`;
    case 'scanning':
      return `Nothing is on file about ${domain} yet: its first scan is running.`;
    case 'no_data':
      return `Nothing is on file about ${domain}: a recent scan found nothing.`;
    case 'not_indexed':
      if (isImported)
        return `${domain} was never scanned; it is in an imported dataset, and search_companies returns that entry.${offer}`;
      return refresh === null
        ? `${domain} is not indexed, and no source covers it.`
        : `${domain} is not indexed, so nothing is known about it.${offer}`;
  }
}
