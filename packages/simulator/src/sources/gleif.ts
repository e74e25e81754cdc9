import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from './send-json';

/** An address in a record. */
export interface LeiAddress {
  language?: string;
  addressLines: string[];
  city: string;
  region: string | null;
  country: string;
  postalCode: string | null;
}

/** The attributes of an LEI record, as the API returns them. */
export interface LeiAttributes {
  lei: string;
  entity: {
    legalName: { name: string; language: string };
    otherNames: { name: string; language: string; type: string }[];
    legalAddress: LeiAddress;
    headquartersAddress: LeiAddress;
    registeredAt: { id: string | null; other: string | null };
    registeredAs: string | null;
    jurisdiction: string;
    category: string;
    legalForm: { id: string | null; other: string | null };
    status: string;
    creationDate: string | null;
    expiration: { date: string | null; reason: string | null };
    successorEntities: { lei: string | null; name: string }[];
  };
  registration: { status: string; initialRegistrationDate: string; corroborationLevel: string };
}

const MEDIA_TYPE = { 'content-type': 'application/vnd.api+json' };
const MAX_SIZE = 200;
/** The filters of the list that are simulated here. */
const FILTERS: Readonly<Record<string, (record: LeiAttributes, value: string) => boolean>> = {
  lei: ({ lei }, value) => value.split(',').includes(lei),
  'entity.registeredAs': ({ entity }, value) => entity.registeredAs === value,
  'entity.legalAddress.country': ({ entity }, value) => entity.legalAddress.country === value,
  'entity.legalName': ({ entity }, value) => entity.legalName.name.toLowerCase() === value.toLowerCase(),
};

/**
 * Simulates GLEIF's LEI records API at api.gleif.org: `/api/v1/lei-records/{lei}` and `/api/v1/lei-records`
 * with filters and pages, in JSON:API. Responds with 404 to an unknown LEI and 400 to an invalid filter or
 * page size.
 */
export function gleifSimulator(records: readonly LeiAttributes[]): Record<string, RequestListener> {
  const body: RequestListener = (request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    const sendError = (status: number, title: string): void =>
      sendJson(response, status, { errors: [{ status: String(status), title }] }, MEDIA_TYPE);
    const [, path, lei] = /^\/api\/v1\/(lei-records)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    if (path === undefined) return sendError(404, 'Not Found');
    if (lei !== undefined) {
      const record = records.find((candidate) => candidate.lei === lei);
      if (record === undefined) return sendError(404, 'Resource not found.');
      return sendJson(response, 200, { meta: META, data: resource(record) }, MEDIA_TYPE);
    }

    const perPage = Number(searchParams.get('page[size]') ?? 15);
    const currentPage = Number(searchParams.get('page[number]') ?? 1);
    if (!(perPage >= 1 && perPage <= MAX_SIZE && currentPage >= 1)) return sendError(400, 'Invalid page');
    let matching = [...records];
    for (const [name, value] of searchParams) {
      const field = /^filter\[(.+)\]$/.exec(name)?.[1];
      if (field === undefined) continue;
      const filter = Object.hasOwn(FILTERS, field) ? FILTERS[field] : undefined;
      if (filter === undefined) return sendError(400, `Invalid filter ${field}`);
      matching = matching.filter((record) => filter(record, value));
    }
    const from = (currentPage - 1) * perPage;
    const page = matching.slice(from, from + perPage);
    const pagination = {
      currentPage,
      perPage,
      from: page.length > 0 ? from + 1 : null,
      to: page.length > 0 ? from + page.length : null,
      total: matching.length,
      lastPage: Math.max(1, Math.ceil(matching.length / perPage)),
    };
    sendJson(response, 200, { meta: { ...META, pagination }, data: page.map(resource) }, MEDIA_TYPE);
  };
  return { 'api.gleif.org': body };
}

const META = { goldenCopy: { publishDate: '2026-11-20T08:00:00Z' } };

function resource(attributes: LeiAttributes): object {
  const self = `https://api.gleif.org/api/v1/lei-records/${attributes.lei}`;
  const exception = { links: { 'reporting-exception': `${self}/direct-parent-reporting-exception` } };
  return {
    type: 'lei-records',
    id: attributes.lei,
    attributes: { ...attributes, bic: null, mic: null, ocid: null, conformityFlag: 'CONFORMING' },
    relationships: { 'direct-parent': exception },
    links: { self },
  };
}
