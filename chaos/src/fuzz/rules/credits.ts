import { type HttpResponse, headerValues } from '../wire/read-response';
import { type Fault, type Fields, isObject } from './fault';
import { parseJsonBody } from './parse-json-body';

/** One change to an account's balance. */
export interface LedgerEntry {
  sequence: number;
  /** A request may cause `reserve` and `charge`. */
  kind: string;
  /** In credits. Negative if the balance fell. */
  amount: number;
  batchId: string | null;
}

/** The cost that responses reported. */
export interface ReportedCharge {
  /** Reserved credits, by batch. */
  reserved: ReadonlyMap<string, number>;
  /** Credits that were charged immediately. */
  charged: number;
}

interface Cost {
  batchId: string | null;
  credits: number;
}

function costOf(response: HttpResponse): Cost | null {
  const { body } = response;
  // A page of a search, in either format.
  const [page] = headerValues(response, 'x-credits-used');
  if (page !== undefined) return { batchId: null, credits: Number(page) };
  if (!body.includes('"credits_')) return null;
  const said = parseJsonBody(body);
  const result = isObject(said) && isObject(said['result']) ? said['result'] : undefined;
  const content = result?.['structuredContent'];
  const fields: Fields = isObject(content) ? content : isObject(said) ? said : {};
  const billing = isObject(fields['billing']) ? fields['billing'] : {};
  const credits = Number(fields['credits_reserved'] ?? billing['credits_charged'] ?? 0);
  const batchId = fields['credits_reserved'] === undefined ? null : fields['batch_id'];
  return { batchId: typeof batchId === 'string' ? batchId : null, credits };
}

/** Adds up the cost that successful responses report. Whatever an error response says does not count. */
export function reportedChargesIn(responses: readonly HttpResponse[]): ReportedCharge {
  const costs = responses
    .filter(({ status }) => status < 300)
    .map(costOf)
    .filter((cost) => cost !== null);
  return {
    reserved: new Map(
      costs.flatMap(({ batchId, credits }) => (batchId === null ? [] : [[batchId, credits] as const])),
    ),
    charged: costs.reduce((sum, { batchId, credits }) => sum + (batchId === null ? credits : 0), 0),
  };
}

/** Returns where the ledger and the responses disagree about the credits spent. */
export function creditFaults(
  { reserved, charged }: ReportedCharge,
  entries: readonly LedgerEntry[],
): Fault[] {
  const fault = (what: string): Fault => ({ rule: 'credits', what });
  const reserves = entries.filter(({ kind }) => kind === 'reserve');
  const matching = reserves.filter(({ batchId, amount }) => reserved.get(batchId ?? '') === -amount);
  const spent = entries.reduce((sum, { kind, amount }) => sum - (kind === 'charge' ? amount : 0), 0);
  return [
    ...(reserves.length > matching.length ? [fault('credits were reserved that no response reported')] : []),
    ...(reserved.size > matching.length
      ? [fault('a response reported a reservation that is not in the ledger')]
      : []),
    ...(spent === charged ? [] : [fault(`${spent} credits were charged, but responses reported ${charged}`)]),
  ];
}
