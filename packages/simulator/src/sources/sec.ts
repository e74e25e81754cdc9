import type { RequestListener, ServerResponse } from 'node:http';
import { sendJson, requestUrl } from './send-json';

/** An entry in a filer's list of filings, with the data of its main document if that is XML. */
export interface SecFiling {
  accessionNumber: string;
  form: string;
  filingDate: string;
  reportDate?: string;
  /** Comma-separated. */
  items?: string;
  fileNumber?: string;
  primaryDocument?: string;
  xml?: string;
}

export interface SecFiler {
  /** 10 digits. */
  cik: string;
  name: string;
  tickers: string[];
  /** The other fields of the filer's submissions record. */
  record: Readonly<Record<string, unknown>>;
  filings: readonly SecFiling[];
  /** Filings that no longer fit in the record's list. */
  olderFilings?: readonly SecFiling[];
  /** Facts of the concept `dei:EntityNumberOfEmployees`. */
  employees?: readonly { val: number; end: string }[];
}

export interface SecSimulatorOptions {
  /** Over all hosts together. Clients that exceed it are blocked. Default 10. */
  requestsPerSecond?: number;
}

const HOSTS = ['www.sec.gov', 'data.sec.gov', 'efts.sec.gov'];
const BLOCKED_MS = 10 * 60_000;
const MAX_HINTS = 10;
const PAGE_SIZE = 100;

/**
 * Simulates EDGAR: the filers' records and older pages, one concept of their facts, the documents of filings,
 * and the search by name and by text. Refuses clients that do not state an email address, and blocks clients
 * that exceed the rate limit for ten minutes.
 */
export function secSimulator(
  filers: readonly SecFiler[],
  { requestsPerSecond = 10 }: SecSimulatorOptions = {},
): Record<string, RequestListener> {
  const requestTimes: number[] = [];
  let blockedUntil = 0;
  const isTooFast = (now: number): boolean => {
    requestTimes.push(now);
    while ((requestTimes[0] ?? now) <= now - 1_000) requestTimes.shift();
    if (requestTimes.length > requestsPerSecond) blockedUntil = now + BLOCKED_MS;
    return now < blockedUntil;
  };

  const body: RequestListener = (request, response) => {
    if (!/[^\s@()]+@[^\s@()]+\.[a-z]{2,}/.test(request.headers['user-agent'] ?? '')) {
      return sendHtml(response, 403, 'Your Request Originates from an Undeclared Automated Tool');
    }
    if (isTooFast(performance.now())) return sendHtml(response, 403, 'Request Rate Threshold Exceeded');
    const { pathname, searchParams } = requestUrl(request);
    switch (request.headers.host) {
      case 'data.sec.gov':
        return sendFilerData(response, filers, pathname);
      case 'efts.sec.gov':
        return pathname === '/LATEST/search-index'
          ? sendJson(response, 200, { hits: search(filers, searchParams) })
          : sendJson(response, 404, { message: 'Not Found' });
      default:
        return sendDocument(response, filers, pathname);
    }
  };
  return Object.fromEntries(HOSTS.map((host) => [host, body]));
}

function sendFilerData(response: ServerResponse, filers: readonly SecFiler[], path: string): void {
  const [, cik, older] = /^\/submissions\/CIK(\d{10})(-submissions-001)?\.json$/.exec(path) ?? [];
  const concept = /^\/api\/xbrl\/companyconcept\/CIK(\d{10})\/dei\/EntityNumberOfEmployees\.json$/.exec(path);
  const filer = filers.find((known) => known.cik === (cik ?? concept?.[1]));
  if (filer !== undefined && concept !== null && filer.employees !== undefined) {
    const facts = filer.employees.map((fact) => ({ ...fact, form: '10-K', fp: 'FY' }));
    const head = { cik: Number(filer.cik), taxonomy: 'dei', tag: 'EntityNumberOfEmployees' };
    return sendJson(response, 200, { ...head, entityName: filer.name, units: { pure: facts } });
  }
  if (filer === undefined || concept !== null || (older !== undefined && filer.olderFilings === undefined)) {
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code></Error>');
    return;
  }
  sendJson(response, 200, older === undefined ? recordOf(filer) : columns(filer.olderFilings ?? []));
}

function recordOf({ cik, name, tickers, record, filings, olderFilings = [] }: SecFiler): unknown {
  const file = { name: `CIK${cik}-submissions-001.json`, filingCount: olderFilings.length };
  const files = olderFilings.length === 0 ? [] : [file];
  return { cik, name, tickers, ...record, filings: { recent: columns(filings), files } };
}

/** Lists filings by column, as the SEC does. */
function columns(filings: readonly SecFiling[]): Record<string, string[]> {
  const column = (name: keyof SecFiling) => filings.map((filing) => filing[name] ?? '');
  return {
    accessionNumber: column('accessionNumber'),
    filingDate: column('filingDate'),
    reportDate: column('reportDate'),
    form: column('form'),
    fileNumber: column('fileNumber'),
    items: column('items'),
    primaryDocument: column('primaryDocument'),
  };
}

/**
 * Finds filers by word prefixes of their names (`keysTyped`), or filings and amendments by a phrase in their
 * text (`q`).
 */
function search(filers: readonly SecFiler[], query: URLSearchParams): unknown {
  const typed = wordsOf(query.get('keysTyped') ?? '');
  const phrase = wordsOf(query.get('q') ?? '');
  const forms = (query.get('forms') ?? '').split(',');
  const hits =
    typed === ''
      ? filers.flatMap((filer) =>
          filer.filings
            .filter(
              ({ form, xml = '' }) =>
                forms.includes(form.replace('/A', '')) && phrase !== '' && wordsOf(xml).includes(phrase),
            )
            .map((filing) => filingHit(filer, filing)),
        )
      : filers
          .filter(({ name }) => typed.split(' ').every((word) => ` ${wordsOf(name)}`.includes(` ${word}`)))
          .slice(0, MAX_HINTS)
          .map((filer) => ({
            _id: String(Number(filer.cik)),
            _source: { entity: displayName(filer), rank: 1 },
          }));
  const from = Number(query.get('from') ?? 0);
  return { total: { value: hits.length, relation: 'eq' }, hits: hits.slice(from, from + PAGE_SIZE) };
}

function filingHit(filer: SecFiler, { accessionNumber, form, filingDate }: SecFiling): unknown {
  return {
    _id: `${accessionNumber}:primary_doc.xml`,
    _source: {
      ciks: [filer.cik],
      display_names: [`${displayName(filer)}  (CIK ${filer.cik})`],
      adsh: accessionNumber,
      form,
      file_type: form,
      file_date: filingDate,
    },
  };
}

function displayName({ name, tickers }: SecFiler): string {
  return tickers.length === 0 ? name : `${name}  (${tickers.join(', ')})`;
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Sends the XML of a filing, or an HTML page if the path includes its style sheet. */
function sendDocument(response: ServerResponse, filers: readonly SecFiler[], path: string): void {
  const [, cik, accession, style] =
    /^\/Archives\/edgar\/data\/([1-9]\d{0,9})\/(\d{18})\/(xsl\w+\/)?primary_doc\.xml$/.exec(path) ?? [];
  const filer = filers.find((known) => Number(known.cik) === Number(cik));
  const filing = [...(filer?.filings ?? []), ...(filer?.olderFilings ?? [])].find(
    ({ accessionNumber }) => accessionNumber.replaceAll('-', '') === accession,
  );
  if (filing?.xml === undefined) return sendHtml(response, 404, 'Page Not Found');
  if (style !== undefined) return sendHtml(response, 200, 'SEC FORM D');
  response.writeHead(200, { 'content-type': 'text/xml' }).end(filing.xml);
}

function sendHtml(response: ServerResponse, status: number, title: string): void {
  const page = `<!doctype html><html><head><title>SEC.gov | ${title}</title></head><body><h1>${title}</h1></body></html>`;
  response.writeHead(status, { 'content-type': 'text/html' }).end(page);
}
