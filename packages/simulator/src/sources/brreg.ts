import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from './send-json';

/** A unit of the register, with its role groups. */
export interface BrregUnit {
  unit: { organisasjonsnummer: string; navn: string; hjemmeside?: string } & Readonly<
    Record<string, unknown>
  >;
  roles?: readonly unknown[];
  /** Removed from the register. Its address responds with 410. */
  isDeleted?: boolean;
}

const MAX_PAGE_SIZE = 1_000;

/**
 * Simulates the Norwegian register of legal entities at data.brreg.no:
 * `/enhetsregisteret/api/enheter/{orgnr}`, its `/roller`, and the paged list filtered by part of the name
 * (`navn`) or of the website (`hjemmeside`). Unknown numbers get 404, deleted ones 410.
 */
export function brregSimulator(units: readonly BrregUnit[]): Record<string, RequestListener> {
  const body: RequestListener = (request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    const [unitsPath, number, roles] =
      /^\/enhetsregisteret\/api\/enheter(?:\/(\d{9})(\/roller)?)?$/.exec(pathname) ?? [];
    if (unitsPath === undefined) return sendJson(response, 404, { status: 404, error: 'Not Found' });
    if (number === undefined) return sendJson(response, 200, unitPage(units, searchParams));
    const found = units.find(({ unit }) => unit.organisasjonsnummer === number);
    if (found === undefined) return void response.writeHead(404).end();
    if (found.isDeleted === true) {
      const { navn } = found.unit;
      return sendJson(response, 410, { organisasjonsnummer: number, navn, slettedato: '2020-01-01' });
    }
    sendJson(response, 200, roles === undefined ? found.unit : { rollegrupper: found.roles ?? [] });
  };
  return { 'data.brreg.no': body };
}

function unitPage(units: readonly BrregUnit[], query: URLSearchParams) {
  const contains = (value: string | undefined, part: string | null) =>
    part === null || value?.toLowerCase().includes(part.toLowerCase()) === true;
  const enheter = units
    .filter(({ isDeleted }) => isDeleted !== true)
    .map(({ unit }) => unit)
    .filter(
      ({ navn, hjemmeside }) =>
        contains(navn, query.get('navn')) && contains(hjemmeside, query.get('hjemmeside')),
    );
  const size = Math.min(MAX_PAGE_SIZE, Number(query.get('size') ?? 20));
  const number = Number(query.get('page') ?? 0);
  const page = { size, totalElements: enheter.length, totalPages: Math.ceil(enheter.length / size), number };
  // As in the real API, an empty list has no `_embedded`.
  const results = enheter.slice(number * size, (number + 1) * size);
  return results.length === 0 ? { page } : { _embedded: { enheter: results }, page };
}
