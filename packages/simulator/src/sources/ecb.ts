import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { requestUrl } from './send-json';

/** The rates of one day: units of each currency per euro. */
export interface EcbDay {
  /** `YYYY-MM-DD`. */
  time: string;
  rates: Readonly<Record<string, number>>;
}

const DAY_MS = 86_400_000;
const isWorkingDay = ({ time }: EcbDay): boolean => ![0, 6].includes(new Date(time).getUTCDay());

/**
 * Simulates the reference rates of the European Central Bank at www.ecb.europa.eu: the latest day, the last
 * 90 days and the full history, newest first, with entity tags. Saturdays and Sundays are left out, because
 * the ECB sets no rates on them.
 */
export function ecbSimulator(days: readonly EcbDay[]): Record<string, RequestListener> {
  const all = days.filter(isWorkingDay).sort((a, b) => (a.time < b.time ? 1 : -1));
  const newest = Date.parse(all[0]?.time ?? '');
  const lists: Readonly<Record<string, readonly EcbDay[]>> = {
    '/stats/eurofxref/eurofxref-daily.xml': all.slice(0, 1),
    '/stats/eurofxref/eurofxref-hist-90d.xml': all.filter(
      ({ time }) => newest - Date.parse(time) <= 90 * DAY_MS,
    ),
    '/stats/eurofxref/eurofxref-hist.xml': all,
  };
  const body: RequestListener = (request, response) => {
    const list = lists[requestUrl(request).pathname];
    if (list === undefined)
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('not found');
    const xml = envelope(list);
    const etag = `"${createHash('sha256').update(xml).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { 'content-type': 'text/xml', etag }).end(xml);
  };
  return { 'www.ecb.europa.eu': body };
}

function envelope(days: readonly EcbDay[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender><Cube>${days.map(cube).join('')}</Cube></gesmes:Envelope>
`;
}

function cube({ time, rates }: EcbDay): string {
  const currencies = Object.entries(rates).map(
    ([currency, rate]) => `<Cube currency="${currency}" rate="${rate}"/>`,
  );
  return `<Cube time="${time}">${currencies.join('')}</Cube>`;
}
