import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from './send-json';

/** A contact of a domain as registries publish it. Absent fields are not published. */
export interface RdapContact {
  roles: readonly string[];
  fn?: string;
  org?: string;
  /** The country name, in the last part of the address. */
  country?: string;
  /** ISO 3166-1 alpha-2, in the address's `cc` parameter. */
  countryCode?: string;
}

export interface RdapDomain {
  name: string;
  contacts: readonly RdapContact[];
}

/** A registry: the top-level domains it manages, the host of its server, and its domains. */
export interface RdapRegistry {
  endings: readonly string[];
  host: string;
  domains: readonly RdapDomain[];
}

/**
 * Simulates IANA's bootstrap list at data.iana.org/rdap/dns.json, with an entity tag, and the RDAP server of
 * each registry: `/domain/NAME` as `application/rdap+json`, 404 for a domain that is not registered.
 */
export function rdapSimulator(registries: readonly RdapRegistry[]): Record<string, RequestListener> {
  const list = {
    version: '1.0',
    publication: '2026-11-01T00:00:00Z',
    description: 'RDAP bootstrap file for Domain Name System registrations',
    services: registries.map(({ endings, host }) => [endings, [`https://${host}/`]]),
  };
  const etag = `"${createHash('sha256').update(JSON.stringify(list)).digest('hex')}"`;
  const iana: RequestListener = (request, response) => {
    if (requestUrl(request).pathname !== '/rdap/dns.json') return void response.writeHead(404).end();
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    sendJson(response, 200, list, { etag });
  };
  return {
    'data.iana.org': iana,
    ...Object.fromEntries(registries.map((registry) => [registry.host, registryServer(registry)])),
  };
}

const RDAP_JSON = { 'content-type': 'application/rdap+json' };

function registryServer({ domains }: RdapRegistry): RequestListener {
  return (request, response) => {
    const name = /^\/domain\/([^/]+)$/.exec(requestUrl(request).pathname)?.[1]?.toLowerCase();
    const domain = domains.find((known) => known.name === name);
    if (domain) return sendJson(response, 200, domainBody(domain), RDAP_JSON);
    sendJson(
      response,
      404,
      { rdapConformance: ['rdap_level_0'], errorCode: 404, title: 'Not Found' },
      RDAP_JSON,
    );
  };
}

function domainBody({ name, contacts }: RdapDomain) {
  return {
    rdapConformance: ['rdap_level_0', 'icann_rdap_response_profile_1'],
    objectClassName: 'domain',
    ldhName: name.toUpperCase(),
    status: ['client transfer prohibited'],
    events: [
      { eventAction: 'registration', eventDate: '2015-03-02T10:00:00Z' },
      { eventAction: 'expiration', eventDate: '2027-03-02T10:00:00Z' },
    ],
    nameservers: [{ objectClassName: 'nameserver', ldhName: `NS1.${name.toUpperCase()}` }],
    entities: contacts.map(({ roles, fn = '', org, country = '', countryCode }) => ({
      objectClassName: 'entity',
      roles,
      vcardArray: [
        'vcard',
        [
          ['version', {}, 'text', '4.0'],
          ['fn', {}, 'text', fn],
          ...(org === undefined ? [] : [['org', {}, 'text', org]]),
          [
            'adr',
            countryCode === undefined ? {} : { cc: countryCode },
            'text',
            ['', '', '1 Ring Street', 'Leeds', '', 'LS1 1AA', country],
          ],
        ],
      ],
    })),
  };
}
