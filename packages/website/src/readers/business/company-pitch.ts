import { plainText } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { readableText } from '../embedded-records';
import { sectionsOf } from '../page-sections';
import type { ReaderInput } from '../reader';
import { schemaTexts, schemaNodesOfType } from '../schema-nodes';

/** A text in which the company says what it does, with its weight. */
export interface PitchPart {
  text: string;
  origin: 'json-ld' | 'meta' | 'text';
  url: URL;
  /** 3 for the company's own description, 2 for titles and headings, 1 for running text. */
  weight: 1 | 2 | 3;
}

const COMPANY_TYPE =
  /Organization|Corporation|Business|Store|Service$|NGO|Restaurant|Agency|Clinic|Hotel|Contractor|WebSite/;
const MAX_PART = 3000;
const MAX_HEADINGS = 12;

/** Returns the schema.org types on a page that describe a company. */
export function companyTypes(page: WebPage): Set<string> {
  return new Set(page.nodes.flatMap(({ types }) => types).filter((type) => COMPANY_TYPE.test(type)));
}

const known = new WeakMap<readonly WebPage[], readonly PitchPart[]>();

/**
 * Returns what the company says about itself on its home, about and product pages, most relevant first. Cached,
 * because several readers use it.
 */
export function companyPitch({ pages }: Pick<ReaderInput, 'pages'>): readonly PitchPart[] {
  const pitch = known.get(pages) ?? readPitch(pages);
  known.set(pages, pitch);
  return pitch;
}

function readPitch(pages: readonly WebPage[]): PitchPart[] {
  const [home] = pages;
  if (!home) return [];
  const others = pages.filter(({ kind }) => kind === 'about' || kind === 'product').slice(0, 4);
  return [
    ...structured(home),
    ...described(home),
    ...headings(home),
    running(home, readableText(home)),
    ...others.flatMap((page) => [...described(page), running(page, readableText(page).slice(0, 1500))]),
  ].filter(({ text }) => text !== '');
}

function structured(page: WebPage): PitchPart[] {
  return schemaNodesOfType(page.nodes, companyTypes(page))
    .slice(0, 5)
    .flatMap((node) =>
      ['description', 'slogan', 'disambiguatingDescription'].flatMap((key) =>
        schemaTexts(node, key, MAX_PART),
      ),
    )
    .map((text) => ({ text, origin: 'json-ld', url: page.url, weight: 3 }) as const);
}

function described(page: WebPage): PitchPart[] {
  const { meta, url } = page;
  const isHome = page.kind === 'home';
  const texts = [
    ...new Set([meta['description'], meta['og:description']].map((text) => plainText(text, MAX_PART))),
  ];
  const title = plainText(page.$('title').first().text(), 200);
  return [
    ...texts.map((text) => ({ text, origin: 'meta', url, weight: isHome ? 3 : 1 }) as const),
    { text: title, origin: 'meta', url, weight: isHome ? 2 : 1 },
  ];
}

function headings(page: WebPage): PitchPart[] {
  return sectionsOf(page)
    .filter(({ level }) => level <= 2)
    .slice(0, MAX_HEADINGS)
    .map(({ title }) => ({ text: title, origin: 'text', url: page.url, weight: 2 }));
}

function running(page: WebPage, text: string): PitchPart {
  return { text: text.slice(0, MAX_PART), origin: 'text', url: page.url, weight: 1 };
}
