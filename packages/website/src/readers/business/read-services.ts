import type { Evidence } from '@firmlens/contract';
import { foldName, plainText } from '@firmlens/text';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import type { WebPage } from '../../page/web-page';
import { embeddedRecords, recordText } from '../embedded-records';
import { createEvidence, oncePerSite, type Reader } from '../reader';
import { schemaNodesOfType, schemaText } from '../schema-nodes';
import { createSiteNameMatcher } from '../site-name-matcher';
import { firstSentence } from '../split-sentences';
import { servicesInPriceTables } from './offer/price-tables';
import { servicesInProfileRows } from './offer/profile-rows';
import { rankedOffer } from './offer/rank-candidates';
import { createServiceKeys, type ServiceKeys } from './service-keys';
import type { Service } from './service';
import { isServiceName } from './service-name';

const MAX_SERVICES = 40;
const MAX_NAME = 100;
const MAX_DESCRIPTION = 300;
const OFFERED = new Set(
  'Product Service SoftwareApplication WebApplication MobileApplication ProductGroup ProductModel FinancialProduct Offer'.split(
    ' ',
  ),
);
const CONFIDENCE = 0.9;

/**
 * Reads `business.services`: what the company sells, from its markup, its tables of prices, and what its menu, cards
 * and headings name.
 */
export const readServices: Reader = oncePerSite((input) => {
  const isOwnName = createSiteNameMatcher(input);
  const keysOf = createServiceKeys(isOwnName);
  const services = [
    ...input.pages.flatMap((page) => [
      ...structuredServices(page, isOwnName),
      ...embeddedServices(page),
      ...servicesInPriceTables(page),
      ...servicesInProfileRows(page),
    ]),
    ...rankedOffer(input, keysOf).map((item) => ({ ...item, description: described(item.description) })),
  ];
  return distinct(services, keysOf).map(({ name, description, origin, url, confidence }): Evidence =>
    createEvidence(input, 'business.services', { name, description }, { origin, url, confidence }),
  );
});

function described(text: string | null): string | null {
  return text === null ? null : firstSentence(plainText(text, 2000), MAX_DESCRIPTION);
}

function structuredServices(page: WebPage, isOwnName: CompanyNameMatcher): Service[] {
  return schemaNodesOfType(page.nodes, OFFERED).flatMap((node) => {
    const description = schemaText(node, 'description', 2000);
    // Broken markup nests the description in the name.
    const name =
      schemaText(node, 'name', MAX_NAME)
        ?.replace(description ?? '', '')
        .trim() ?? null;
    // Some pages mark up the company itself as a product to show its ratings.
    if (
      name === null ||
      !isServiceName(name) ||
      (isOwnName(name) && foldName(name).length < 30 && description === null)
    )
      return [];
    return [service(name, description, page, 'json-ld', CONFIDENCE)];
  });
}

function embeddedServices(page: WebPage): Service[] {
  return embeddedRecords(page.state)
    .filter(({ list }) => /^(?:products?|services?|features?|solutions?|leistungen|produkte)$/.test(list))
    .flatMap(({ fields }) => {
      const name = recordText(fields, ['name', 'title', 'label', 'heading'], MAX_NAME);
      const description = recordText(
        fields,
        ['description', 'summary', 'excerpt', 'text', 'body', 'subtitle'],
        2000,
      );
      if (name === null || description === null || !isServiceName(name)) return [];
      return [service(name, description, page, 'state', CONFIDENCE)];
    });
}

function service(
  name: string,
  text: string | null,
  page: WebPage,
  origin: string,
  confidence: number,
): Service {
  const description = text === null ? null : firstSentence(plainText(text, 2000), MAX_DESCRIPTION);
  return { name, description, origin, url: page.url, confidence };
}

/**
 * Keeps each name once, with or without the company's own name before it, and each part of the site, with the
 * highest confidence and the first description found.
 */
function distinct(services: readonly Service[], keysOf: ServiceKeys): Service[] {
  const found: Service[] = [];
  const byKey = new Map<string, Service>();
  for (const item of services.toSorted((a, b) => b.confidence - a.confidence)) {
    const keys = [...keysOf(item.name), ...(item.target ? [`→${item.target}`] : [])];
    const known = keys.flatMap((key) => byKey.get(key) ?? [])[0];
    if (known) {
      known.description ??= item.description;
      // Capitals are style.
      if (
        !/\p{Ll}/u.test(known.name) &&
        /^\p{Lu}.*\p{Ll}/u.test(item.name) &&
        foldName(item.name) === foldName(known.name)
      )
        known.name = item.name;
    } else {
      const service = { ...item };
      found.push(service);
      for (const key of keys) byKey.set(key, service);
    }
  }
  return found.slice(0, MAX_SERVICES);
}
