import { DELIVERY_FAULTS, type DeliveryFault } from '@firmlens/contract';
import { explainComputed } from './explain-computed';
import type { RecordedAttempt } from './list-deliveries';
import {
  batchIdOf,
  checkSignature,
  missingHeaders,
  type PastedDelivery,
  SCHEME_HEADERS,
  secretKeys,
  signedAt,
  SIGNATURE_SCHEMES,
  type SignatureScheme,
  type SignatureVerdict,
} from './pasted-delivery';

export interface Diagnosis {
  service: SignatureVerdict;
  standard: SignatureVerdict;
  /** Names of headers that are missing. */
  missing: string[];
  faults: DeliveryFault[];
  /** How many seconds ago it was signed, by its own account; negative in the future, null if it does not say. */
  ageSeconds: number | null;
  /** The batch id that it names. */
  batchId: string | null;
  /** How the receiver came to the signature that it computed: no fault if that is right. Null if none was given. */
  computed: DeliveryFault[] | null;
}

interface Question {
  delivery: PastedDelivery;
  /** The secret that the receiver uses, in its `whsec_` form. */
  secret: string;
  /** The account's secret. */
  accountSecret: string;
  /** What was sent for the batch that the delivery names. */
  recorded: readonly RecordedAttempt[];
  /** The signature that the receiver computed. */
  computed: string | null;
  now: Date;
}

/** Checks both signatures of a delivery, and finds out what is wrong if one of them is. */
export function diagnoseDelivery(question: Question): Diagnosis {
  const { delivery, secret, accountSecret, recorded, computed, now } = question;
  const key = keyOf(secret);
  const verdicts = {
    service: checkSignature(delivery, 'service', key),
    standard: checkSignature(delivery, 'standard', key),
  };
  const at = signedAt(delivery);
  const wrong = SIGNATURE_SCHEMES.filter((scheme) => verdicts[scheme] === 'wrong');
  const faults = new Set(
    wrong.flatMap((scheme) => findFaults(delivery, scheme, { secret, accountSecret, recorded })),
  );
  return {
    ...verdicts,
    missing: SIGNATURE_SCHEMES.flatMap((scheme) => missingHeaders(delivery, scheme)),
    // "Unknown" beside something known would only confuse.
    faults: DELIVERY_FAULTS.filter(
      (fault) => faults.has(fault) && (fault !== 'unknown' || faults.size === 1),
    ),
    ageSeconds: at === null ? null : Math.round(now.getTime() / 1_000 - at),
    batchId: batchIdOf(delivery),
    computed: computed === null ? null : explainComputed(delivery, secret, computed),
  };
}

const keyOf = (secret: string): Buffer => secretKeys(secret)[0]?.[1] ?? Buffer.alloc(0);

type Evidence = Pick<Question, 'secret' | 'accountSecret' | 'recorded'>;

/** Tries the usual mistakes until the signature matches, and asks the record of attempts if none explains it. */
function findFaults(delivery: PastedDelivery, scheme: SignatureScheme, evidence: Evidence): DeliveryFault[] {
  const { secret, accountSecret, recorded } = evidence;
  const keys: [DeliveryFault | null, Buffer][] = [
    ...secretKeys(secret),
    ['not_the_secret', keyOf(accountSecret)],
  ];
  const bodies: [DeliveryFault | null, string][] = [[null, delivery.body], ...variantsOf(delivery.body)];
  for (const [atKey, key] of keys) {
    for (const [atBody, body] of bodies) {
      if (checkSignature({ ...delivery, body }, scheme, key) !== 'valid') continue;
      return [atBody, atKey].filter((fault) => fault !== null);
    }
  }
  return faultsByRecord(delivery, scheme, recorded);
}

/** Bodies that the receiver may have made this one of, each with the mistake that it then made. */
function variantsOf(body: string): [DeliveryFault, string][] {
  const parsed = parseJson(body);
  const variants: [DeliveryFault, string][] = [
    // Before the spaces, which include it.
    ['byte_order_mark', body.replace(/^\uFEFF/, '')],
    ['surrounding_space', body.trim()],
    ['line_endings', body.replaceAll('\r\n', '\n')],
    ...(typeof parsed === 'string' ? [['json_quoted', parsed] as [DeliveryFault, string]] : []),
    ...(typeof parsed === 'object'
      ? [['json_reencoded', JSON.stringify(parsed)] as [DeliveryFault, string]]
      : []),
  ];
  return variants.filter(([, variant]) => variant !== body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}

/** Compares the delivery with what was sent: the attempt with the same signature, if there is one. */
function faultsByRecord(
  delivery: PastedDelivery,
  scheme: SignatureScheme,
  recorded: readonly RecordedAttempt[],
): DeliveryFault[] {
  const { signature, timestamp, id } = SCHEME_HEADERS[scheme];
  const comparable = recorded.filter(({ requestHeaders }) => requestHeaders !== null);
  const sent = comparable.find(
    ({ requestHeaders }) => requestHeaders?.[signature] === delivery.headers.get(signature),
  );
  if (sent === undefined) return [comparable.length > 0 ? 'never_sent' : 'unknown'];
  const differs = (name: string | null) =>
    name !== null && sent.requestHeaders?.[name] !== delivery.headers.get(name);
  const faults: (DeliveryFault | false)[] = [
    sent.requestBody !== delivery.body && 'body_changed',
    differs(timestamp) && 'timestamp_changed',
    differs(id) && 'id_changed',
  ];
  const found = faults.filter((fault) => fault !== false);
  return found.length > 0 ? found : ['older_secret'];
}
