import { FUNDING_STAGES, HIGHLIGHT_TYPES } from '@firmlens/contract';
import type { FoundSignal } from '@firmlens/domain';
import { type Static, Type } from '@sinclair/typebox';
import { shownSource } from '../company-data/shown-source';
import { safeUrl } from '../../untrusted/safe-url';
import { cleanText, UNTRUSTED, untrustedTag } from '../../untrusted/untrusted';

/** Entities that an event can name, as sources report them. All other keys are dropped. */
const ENTITY_NAMES = [
  ...['amount', 'valuation', 'investors', 'lead_investors', 'company', 'acquirer', 'partners', 'partner'],
  ...['customer', 'target', 'people', 'person', 'role', 'places', 'place', 'city', 'country', 'product'],
  ...['version', 'jobs', 'figure', 'change', 'from', 'to', 'since', 'form', 'points'],
] as const;

export interface Entities {
  amount_usd?: number;
  funding_stage?: string;
  [name: string]: number | string;
}

const EntitiesSchema = Type.Unsafe<Entities>(
  Type.Object(
    {
      amount_usd: Type.Optional(Type.Integer({ minimum: 0, description: 'Whole dollars.' })),
      funding_stage: Type.Optional(Type.String({ enum: [...FUNDING_STAGES] })),
    },
    {
      additionalProperties: Type.String(),
      description: `The entities it names: any of ${ENTITY_NAMES.join(', ')}.`,
    },
  ),
);

const day = (description: string) =>
  Type.Union([Type.String({ format: 'date' }), Type.Null()], { description });
const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

export const SignalResultSchema = Type.Object({
  ...untrustedTag,
  id: Type.String({ description: 'Stays the same when a later scan reports the event again.' }),
  domain: Type.String(),
  type: Type.String({ enum: [...HIGHLIGHT_TYPES] }),
  class: Type.String({
    enum: ['confirmed', 'reported', 'rumour'],
    description:
      '`confirmed` by the company or a register, `reported` by a named third party, or a `rumour` (hearsay).',
  }),
  title: Type.String(),
  description: Type.Union([Type.String(), Type.Null()]),
  date: day('When it happened; null if no source says.'),
  seen_on: day('The date of the scan that found it.'),
  source_url: Type.Union([Type.String(), Type.Null()], { description: 'The report whose title it is.' }),
  entities: EntitiesSchema,
  confidence: Type.Union([share('From its most confident piece of evidence.'), Type.Null()], {
    description: 'From 0 to 1; null if no evidence is on file.',
  }),
  evidence: Type.Array(
    Type.Object({
      source: Type.String(),
      observed_at: Type.String({ format: 'date-time' }),
      confidence: share('Confidence of the reading.'),
      seen_at: Type.Union([Type.String(), Type.Null()], { description: 'The address.' }),
    }),
    { description: 'Up to ten pieces of evidence.' },
  ),
});

/** Returns a signal as agents see it, tagged because its texts and addresses are third parties'. */
export function toSignalResult(signal: FoundSignal): Static<typeof SignalResultSchema> {
  return {
    ...UNTRUSTED,
    id: `sig_${signal.id}`,
    domain: signal.domain,
    type: signal.type,
    class: signal.class,
    title: cleanText(signal.title, 'title'),
    description: signal.description === null ? null : cleanText(signal.description, 'description'),
    date: signal.happenedOn,
    seen_on: signal.seenOn,
    source_url: safeUrl(signal.sourceUrl),
    entities: shownEntities(signal),
    confidence: signal.confidence,
    evidence: signal.evidence.map(({ source, observed_at, confidence, url }) => ({
      source: shownSource(source),
      observed_at,
      confidence,
      seen_at: safeUrl(url),
    })),
  };
}

function shownEntities({ entities, fundingStage }: FoundSignal): Entities {
  const dollars = /^\d{1,15}$/.test(entities['amount_usd'] ?? '') ? Number(entities['amount_usd']) : null;
  const named = ENTITY_NAMES.flatMap((name) => {
    const text = entities[name];
    return text === undefined ? [] : [[name, cleanText(text)] as const];
  });
  return {
    ...(dollars === null ? {} : { amount_usd: dollars }),
    ...(fundingStage === null ? {} : { funding_stage: fundingStage }),
    ...Object.fromEntries(named),
  };
}
