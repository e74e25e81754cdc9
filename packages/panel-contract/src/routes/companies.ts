import {
  BATCH_STATUSES,
  type BatchProgress,
  type CompanyData,
  DATA_MODULES,
  type EvidenceResponse,
  type Module,
  SOURCE_STATUSES,
} from '@firmlens/contract';
import { type Static, Type } from '@sinclair/typebox';
import { modules, nullable, time } from '../parts';
import type { Route } from '../route';

const oneOf = <const T extends readonly string[]>(names: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...names] });
const dataModule = oneOf(DATA_MODULES);
const batchId = Type.String({ pattern: '^batch_[0-9A-HJKMNP-TV-Z]{26}$' });
const credits = Type.Integer({ minimum: 0 });

/** As people write it: bare or a URL, which is normalised as the published API does. */
const domainParam = Type.Object({ domain: Type.String({ minLength: 1, maxLength: 1_000 }) });
const batchParam = Type.Object({ batch_id: batchId });

const enrichedCompany = Type.Object({
  /** The latest enrichment of the company by the account. */
  batch_id: Type.String(),
  domain: Type.String(),
  /** As that enrichment found it; null if it did not, or past retention. */
  name: nullable(Type.String()),
  status: oneOf(BATCH_STATUSES),
  modules: Type.Array(dataModule),
  requested_at: time,
  credits_used: credits,
});
export type EnrichedCompany = Static<typeof enrichedCompany>;

const moduleOnFile = Type.Object({
  module: dataModule,
  enriched_at: time,
  /** Until when it is fresh, and free for everybody. */
  fresh_until: time,
  is_fresh: Type.Boolean(),
  /** Whether `data` has it: it is fresh, or the account bought it within the retention of results. */
  is_readable: Type.Boolean(),
});
export type ModuleOnFile = Static<typeof moduleOnFile>;

const sourceOutcome = Type.Object({
  source: Type.String(),
  status: oneOf(SOURCE_STATUSES),
  reason: nullable(Type.String()),
  asked_at: nullable(time),
});
export type SourceOutcome = Static<typeof sourceOutcome>;

/** Why a company cannot be enriched. The first two are so for a while. */
const OBSTACLES = ['found_nothing', 'unreadable', 'running', 'unknown'] as const;

/** What the modules cost beside the base, in credits. */
const moduleCredits = Type.Unsafe<Readonly<Record<Module, number>>>({
  type: 'object',
  additionalProperties: credits,
});

const companyView = Type.Object({
  domain: Type.String(),
  modules: Type.Array(moduleOnFile),
  /** The readable modules, as the published API returns them. */
  data: Type.Unsafe<CompanyData>({ type: 'object' }),
  /** What each source said when the data was collected. */
  sources: Type.Array(sourceOutcome),
  /** The running enrichment; its id is null if another account started it. */
  running: nullable(Type.Object({ batch_id: nullable(Type.String()) })),
  enrichment: Type.Object({
    base_credits: credits,
    module_credits: moduleCredits,
    balance: Type.Integer(),
    /** Why none can be started at the moment; with a time, until when. */
    obstacle: nullable(Type.Object({ reason: oneOf(OBSTACLES), until: nullable(time) })),
  }),
});
export type CompanyView = Static<typeof companyView>;
export type EnrichmentObstacle = NonNullable<CompanyView['enrichment']['obstacle']>;

/**
 * Why a value does not use a piece of evidence. `agrees`: it states the value that is used. `less_trusted`, `older`,
 * `less_certain`: what decided between the two. `rule`: the field has a rule of its own.
 */
export type LossReason =
  'agrees' | 'less_trusted' | 'older' | 'less_certain' | 'rule' | 'implausible' | 'low_confidence';

/** A piece of evidence, as the published API has it, with why it lost and its place in the field's order of trust. */
export type EvidencePiece = EvidenceResponse['evidence'][number] & {
  lost_because?: LossReason;
  /** 0: its source is the most trusted of this field. */
  trust_rank: number;
};

const demoSite = Type.Object({
  domain: Type.String(),
  /** Where a browser on the same machine finds its pages; null if it has none. */
  url: nullable(Type.String()),
});

const enrichment = Type.Object({
  batch_id: Type.String(),
  domain: Type.String(),
  status: oneOf(BATCH_STATUSES),
  message: nullable(Type.String()),
  modules: Type.Array(dataModule),
  built: Type.Array(dataModule),
  /** Empty until all have answered. */
  sources: Type.Array(
    Type.Object({
      ...Type.Omit(sourceOutcome, ['asked_at']).properties,
      /** How long the query took; null if there was none. */
      seconds: nullable(Type.Number()),
    }),
  ),
  credits_reserved: credits,
  credits_used: credits,
  credits_refunded: credits,
  requested_at: time,
  started_at: nullable(time),
  completed_at: nullable(time),
});
export type Enrichment = Static<typeof enrichment>;

/** What the account knows about companies, enriching them and watching that. */
export const COMPANY_ROUTES = {
  'GET /companies': {
    summary: 'The companies that the account enriched last, newest first, fifty at a time',
    access: 'viewer',
    params: Type.Object({ before: Type.Optional(batchId) }),
    response: Type.Object({ companies: Type.Array(enrichedCompany), has_more: Type.Boolean() }),
  },
  'GET /companies/:domain': {
    summary: 'What is on file about a company, and what an enrichment costs',
    access: 'viewer',
    params: domainParam,
    response: companyView,
  },
  'GET /companies/:domain/evidence': {
    summary: 'Where each value on file comes from, and which values lost against it',
    access: 'viewer',
    params: domainParam,
    response: Type.Unsafe<{ evidence: EvidencePiece[]; evidence_omitted: number }>({
      type: 'object',
    }),
  },
  'POST /companies/:domain/enrichments': {
    summary: 'Start an enrichment with these modules, unless everything is fresh',
    access: 'developer',
    params: domainParam,
    body: Type.Object({ modules }),
    /** The id is null if nothing had to be started. */
    response: Type.Object({ domain: Type.String(), batch_id: nullable(Type.String()) }),
  },
  'GET /prices': {
    summary: 'What the base and each module of an enrichment cost',
    access: 'viewer',
    response: Type.Object({ base_credits: credits, module_credits: moduleCredits }),
  },
  'GET /demo-sites': {
    summary: 'The invented companies of the demo, and where their pages are; none in production',
    access: 'viewer',
    response: Type.Object({ sites: Type.Array(demoSite) }),
  },
  'GET /enrichments/:batch_id': {
    summary: 'Where an enrichment is, or how it ended',
    access: 'viewer',
    params: batchParam,
    response: enrichment,
  },
  'GET /enrichments/:batch_id/events': {
    summary: 'What an enrichment does, from its start until it has ended',
    access: 'viewer',
    params: batchParam,
    isStream: true,
    response: Type.Union([
      Type.Object({ enrichment }),
      Type.Object({ progress: Type.Unsafe<BatchProgress>({ type: 'object' }) }),
    ]),
  },
} as const satisfies Record<string, Route>;

export type EnrichmentEvent = Static<
  (typeof COMPANY_ROUTES)['GET /enrichments/:batch_id/events']['response']
>;
