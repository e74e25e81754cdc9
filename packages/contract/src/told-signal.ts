import { type Static, Type } from '@sinclair/typebox';
import { HIGHLIGHT_TYPES } from './company-data';
import { nullable, oneOf } from './schema';

const text = (description: string) => Type.String({ description });
const moment = (description: string) => Type.String({ format: 'date-time', description });
const day = (description: string) => nullable(Type.String({ format: 'date' }), { description });
const link = (description: string) => nullable(Type.String(), { description });

/** A signal as a watch tells it. */
export const SignalSchema = Type.Object(
  {
    type: oneOf(HIGHLIGHT_TYPES, { description: 'What kind of event it is.' }),
    class: oneOf(['confirmed', 'reported', 'rumour'], {
      description:
        '`confirmed` by the company or a register, `reported` by a named third party, or a `rumour` (hearsay).',
    }),
    title: text('In the words of the most official source.'),
    description: nullable(Type.String(), { description: 'More about it; null if no source says more.' }),
    date: day('When it happened; null if no source says.'),
    seen_on: day('The date of the enrichment that found it.'),
    source_url: link('The report whose title it is; null if it has no address.'),
    entities: Type.Record(Type.String(), Type.String(), {
      description: 'What is known about the event, as in the highlights of the signals module.',
    }),
    confidence: nullable(Type.Number({ minimum: 0, maximum: 1 }), {
      description: 'Of its most confident piece of evidence, from 0 to 1; null if none is on file.',
    }),
    evidence: Type.Array(
      Type.Object(
        {
          source: text('The source.'),
          url: link('Where it was seen; null if it has no address.'),
          observed_at: moment('When it was seen.'),
          confidence: Type.Number({ minimum: 0, maximum: 1, description: 'Of the reading, from 0 to 1.' }),
        },
        { additionalProperties: false },
      ),
      { description: 'At most ten pieces of evidence, the most confident first.' },
    ),
  },
  { $id: 'Signal', description: 'A signal that a watch told.', additionalProperties: false },
);
export type SignalBody = Static<typeof SignalSchema>;

/** What an event that tells a signal says. */
export interface ToldSignal {
  /** Of the event: the same at every attempt. */
  id: string;
  watchId: string;
  domain: string;
  detectedAt: Date;
  signal: SignalBody;
}

/** The fields of a told signal, in its event and in pages. */
export const toldSignalFields = {
  signal_id: text('Of this event: the same at every attempt. Discard duplicates by it.'),
  watch_id: text('The watch that tells it.'),
  domain: text('The company.'),
  detected_at: moment('When the watch first saw it.'),
  signal: Type.Unsafe<SignalBody>(Type.Ref('Signal')),
};

/** Returns a told signal as events and pages show it: PostgreSQL does not keep the order of keys. */
export function toldSignalBody({ id, watchId, domain, detectedAt, signal }: ToldSignal) {
  const ordered: SignalBody = {
    type: signal.type,
    class: signal.class,
    title: signal.title,
    description: signal.description,
    date: signal.date,
    seen_on: signal.seen_on,
    source_url: signal.source_url,
    entities: signal.entities,
    confidence: signal.confidence,
    evidence: signal.evidence.map(({ source, url, observed_at, confidence }) => ({
      source,
      url,
      observed_at,
      confidence,
    })),
  };
  return {
    signal_id: id,
    watch_id: watchId,
    domain,
    detected_at: detectedAt.toISOString(),
    signal: ordered,
  };
}

const SIGNAL_EXAMPLE: SignalBody = {
  type: 'expansion',
  class: 'confirmed',
  title: 'Lumenfold opens an office in Oslo',
  description: null,
  date: '2026-11-20',
  seen_on: '2026-11-21',
  source_url: 'https://lumenfold.example/news/oslo',
  entities: { places: 'Oslo', class: 'confirmed', seen_on: '2026-11-21', evidence: '1' },
  confidence: 0.8,
  evidence: [
    {
      source: 'website',
      url: 'https://lumenfold.example/news/oslo',
      observed_at: '2026-11-21T08:59:12.000Z',
      confidence: 0.8,
    },
  ],
};
/** A signal that was told. */
export const TOLD_SIGNAL_EXAMPLE = toldSignalBody({
  id: 'signal_000000000000002a',
  watchId: 'watch_01M8CVPF241CNJ6HB0S9TY5JBZ',
  domain: 'lumenfold.example',
  detectedAt: new Date('2026-11-21T09:00:00.000Z'),
  signal: SIGNAL_EXAMPLE,
});
