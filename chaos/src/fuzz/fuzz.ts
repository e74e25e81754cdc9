import fc from 'fast-check';
import { fuzzRequest } from './generate/fuzz-request';
import { type Placeholders, createPlaceholders } from './names';
import { type FuzzRequest, placeholdersIn } from './request';
import { exchangeFaults, type Knowledge } from './rules/check-exchange';
import { createDocumentValidator } from './rules/matches-document';
import type { Fault } from './rules/fault';
import { showRequest } from './show-request';
import { type SpendingCheck, watchSpending } from './spending';
import type { FuzzTarget } from './target';
import { headerValues } from './wire/read-response';
import { type Exchange, type RequestLane, openLane } from './wire/send';

export interface FuzzOptions {
  requests: number;
  /** The same seed sends the same requests, except for the parts that depend on responses. */
  seed: number;
  log: (line: string) => void;
}

/** A broken rule. */
interface Violation {
  rule: string;
  what: string;
  /** How many requests broke it in this way. */
  times: number;
  /** The smallest request that does so, in a form that people can repeat. */
  request: string;
  /** The response's status and the first 500 characters of its body. */
  response: string;
}

export interface FuzzReport {
  requests: number;
  seconds: number;
  /** Responses by status. 0 counts requests without a response. */
  byStatus: Record<number, number>;
  byEndpoint: Record<string, Record<number, number>>;
  /** Responses that needed a valid key. */
  pastAuthentication: number;
  violations: Violation[];
}

interface Sent {
  request: FuzzRequest;
  exchange: Exchange;
  faults: readonly Fault[];
}

/** Sends a request and checks its responses against the rules. */
type Examine = (request: FuzzRequest, place?: number) => Promise<Sent>;

/** Requests between two checks of the credits spent. */
const ROUND = 400;
/** Concurrent requests. */
const LANES = 12;
/** How long to search for a smaller request that breaks the same rule. */
const SHRINK_MS = 10_000;
/** How many kinds of violation are shrunk. Further ones are only counted. */
const MAX_SHRUNK = 40;
const LINES_EVERY = 5_000;

function openPlaces(target: FuzzTarget): readonly { lane: RequestLane; baseUrl: string }[] {
  return Array.from({ length: LANES }, (_, number) => {
    const baseUrl = target.baseUrls[number % target.baseUrls.length] ?? '';
    const { hostname, port } = new URL(baseUrl);
    return { baseUrl, lane: openLane({ host: hostname, port: Number(port || 80) }) };
  });
}

/** Sends all requests, `LANES` at a time. Returns the results in the order of the requests. */
async function examineAll(requests: readonly FuzzRequest[], examine: Examine): Promise<Sent[]> {
  const sent: Sent[] = [];
  const waiting = requests.entries();
  await Promise.all(
    Array.from({ length: LANES }, async (_, place) => {
      for (const [index, request] of waiting) sent[index] = await examine(request, place);
    }),
  );
  return sent;
}

/** Identifies violations of the same kind. */
const kindOf = ({ rule, what }: Fault, { responses }: Exchange) =>
  `${rule} ${what.replace(/\d+/g, '#').slice(0, 60)} ${responses.at(-1)?.status ?? 0}`;

function formatResponse({ responses, missing }: Exchange, hidden: readonly string[]): string {
  const response = responses.at(-1);
  if (response === undefined) return `none: ${missing}`;
  const text = response.body.toString('utf8');
  const safe = hidden.reduce((shown, secret) => shown.replaceAll(secret, '(a secret)'), text);
  return `${response.status} ${safe.slice(0, 500)}`;
}

/**
 * Finds the smallest request that breaks the same rule in the same way, replayed from its place in the round.
 */
async function shrink(
  round: { seed: number; index: number },
  original: Sent,
  fault: Fault,
  examineAlone: Examine,
): Promise<Sent> {
  const kind = kindOf(fault, original.exchange);
  let smallest = original;
  let running: Promise<unknown> = Promise.resolve();
  const keepsTheRules = fc.asyncProperty(fuzzRequest, async (request) => {
    const examined = examineAlone(request);
    running = examined;
    const sent = await examined;
    if (!sent.faults.some((each) => kindOf(each, sent.exchange) === kind)) return true;
    smallest = sent;
    return false;
  });
  await fc.check(keepsTheRules, {
    seed: round.seed,
    path: String(round.index),
    numRuns: 1,
    interruptAfterTimeLimit: SHRINK_MS,
  });
  // After a timeout, one request may still be in flight.
  await running;
  return smallest;
}

/** Finds the request of a round that spends credits no response reports, by sending each one alone. */
async function findSpender(sent: readonly Sent[], examineAlone: Examine): Promise<number | null> {
  for (const [index, { request }] of sent.entries()) {
    if (![...placeholdersIn(request)].some((name) => name.startsWith('key '))) continue;
    const { faults } = await examineAlone(request);
    if (faults.some(({ rule }) => rule === 'credits')) return index;
  }
  return null;
}

function createExaminer(target: FuzzTarget, names: Placeholders, knowledge: Knowledge) {
  const places = openPlaces(target);
  const examine: Examine = async (request, place = 0) => {
    const { lane, baseUrl } = places[place] ?? { lane: undefined, baseUrl: '' };
    if (lane === undefined) throw new Error(`there is no lane ${place}`);
    const exchange = await lane.send(request, names.meaningFor(request, baseUrl));
    for (const response of exchange.responses) names.learn(request, response);
    return { request, exchange, faults: exchangeFaults(request, exchange, knowledge) };
  };
  return { examine, close: () => places.forEach(({ lane }) => lane.close()) };
}

/** Adds the faults of what the single request spent. */
const withSpendingCheck =
  (examine: Examine, spending: SpendingCheck): Examine =>
  async (request) => {
    const sent = await examine(request);
    return { ...sent, faults: [...sent.faults, ...(await spending([sent]))] };
  };

function count(report: FuzzReport, { request, exchange }: Sent): void {
  const statuses = exchange.responses.length === 0 ? [0] : exchange.responses.map(({ status }) => status);
  const ofEndpoint = (report.byEndpoint[request.endpoint] ??= {});
  for (const status of statuses) {
    report.byStatus[status] = (report.byStatus[status] ?? 0) + 1;
    ofEndpoint[status] = (ofEndpoint[status] ?? 0) + 1;
  }
  report.pastAuthentication += exchange.responses.filter(
    (response) => headerValues(response, 'x-ratelimit-limit').length > 0,
  ).length;
  report.requests += 1;
}

/**
 * Sends requests of every kind to every endpoint. Reports each rule that a response breaks, with the smallest
 * request that breaks it.
 */
export async function fuzz(target: FuzzTarget, { requests, seed, log }: FuzzOptions): Promise<FuzzReport> {
  const began = performance.now();
  const report: FuzzReport = {
    requests: 0,
    seconds: 0,
    byStatus: {},
    byEndpoint: {},
    pastAuthentication: 0,
    violations: [],
  };
  const kinds = new Map<string, Violation>();
  const document = await createDocumentValidator(target.baseUrls[0] ?? '');
  const { examine, close } = createExaminer(target, createPlaceholders(target), {
    document,
    hidden: target.hidden,
  });
  const spending = await watchSpending(target);
  const examineAlone = withSpendingCheck(examine, spending);

  async function recordFault(
    fault: Fault,
    sent: Sent,
    round: { seed: number; index: number },
  ): Promise<void> {
    const kind = kindOf(fault, sent.exchange);
    const known = kinds.get(kind);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    // A fault that depends on the machine's load cannot be reproduced on demand.
    const isShrunk = kinds.size < MAX_SHRUNK && fault.rule !== 'in time';
    const smallest = isShrunk ? await shrink(round, sent, fault, examineAlone) : sent;
    const violation: Violation = {
      ...fault,
      times: 1,
      request: showRequest(smallest.request),
      response: formatResponse(smallest.exchange, target.hidden),
    };
    kinds.set(kind, violation);
    report.violations.push(violation);
    log(`${fault.rule}: ${fault.what}\n  ${violation.request}\n  ${violation.response}`);
  }

  /** Reports a fault that many requests caused together, and none alone. */
  function noteOfRound(fault: Fault, { seed: ofRound, numRuns }: { seed: number; numRuns: number }): void {
    const request = `one or more of the ${numRuns} of seed ${ofRound}, sent concurrently`;
    report.violations.push({ ...fault, times: 1, request, response: 'not reproduced by sending each alone' });
    log(`${fault.rule}: ${fault.what}\n  ${request}`);
  }

  try {
    for (let number = 0; report.requests < requests; number += 1) {
      const ofRound = {
        seed: (seed + Math.imul(number, 0x9e3779b1)) | 0,
        numRuns: Math.min(ROUND, requests - report.requests),
      };
      const sent = await examineAll(fc.sample(fuzzRequest, ofRound), examine);
      for (const each of sent) count(report, each);
      const unpaid = await spending(sent);
      for (const [index, each] of sent.entries()) {
        for (const fault of each.faults) await recordFault(fault, each, { seed: ofRound.seed, index });
      }
      for (const fault of unpaid) {
        const index = await findSpender(sent, examineAlone);
        const spender = sent[index ?? -1];
        if (spender !== undefined && index !== null)
          await recordFault(fault, spender, { seed: ofRound.seed, index });
        else noteOfRound(fault, ofRound);
      }
      if (
        Math.floor(report.requests / LINES_EVERY) > Math.floor((report.requests - sent.length) / LINES_EVERY)
      ) {
        const rate = Math.round((report.requests * 1_000) / (performance.now() - began));
        log(`${report.requests} requests, ${rate} per second, ${kinds.size} kinds of violations`);
      }
    }
  } finally {
    close();
  }
  report.seconds = (performance.now() - began) / 1_000;
  return report;
}
