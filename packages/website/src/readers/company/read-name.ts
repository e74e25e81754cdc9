import type { EvidenceOf } from '@firmlens/contract';
import {
  plainText,
  citiesNamed,
  foldName,
  foldText,
  legalFormOf,
  stripLegalForm,
  nameSimilarity,
  loadVocabulary,
  isTownOf,
  patternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';
import { visibleText } from '../../page/visible-text';
import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';

import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { schemaTexts, schemaNodesOfType } from '../schema-nodes';
import { CONFIDENCE } from './confidence';
import { copyrightHolders } from './copyright-holders';
import { homeCountry } from './home-country';
import { spelledDomain } from './spelled-domain';
import { withoutLegalForm } from './without-legal-form';
import { TITLE_SEPARATOR, titleParts } from './title-parts';

import { type CompanyOrganization, companyOrganizations } from './company-organizations';

import { dedupeEvidence } from './dedupe-evidence';

const MAX_NAME = 120;
/** Confidence of a part of most titles. */
const SHARED_TITLE = 0.7;
/** A short name in another alphabet than the domain's. */
const NOT_LATIN = /^[^\p{Script=Latin}]{2,20}$/u;
/** Confidence of a part of the home page's title that has a legal form, or that signs the copyright notice. */
const SIGNED_TITLE = 0.62;
/** Similarity of a name that has the domain or is nearly all of it. */
const LIKE_DOMAIN = 0.7;
/** Similarity from which on a name is the domain's, and what one unlike it loses in confidence. */
const SAME_AS_DOMAIN = 0.9;
const UNLIKE_DOMAIN = 0.2;
/** Confidence of a host name in place of a name: `www.acme.com`. Names such as `Acme.io` have capitals. */
const HOST_NAME = 0.3;
const HOST = /^(?:www\.)?[a-z\d-]+(?:\.[a-z]{2,})+$/;
const WEB_SITE = new Set(['WebSite']);
const { notNames, beforeNames, pagesBehindNames } = loadVocabulary<{
  notNames: readonly string[];
  beforeNames: SpellingsByLanguage;
  pagesBehindNames: SpellingsByLanguage;
}>('company-names');
/** Default names of site builders, and words for the home page. */
const NOT_NAMES = new Set(notNames);
/** The name of a page behind that of the site: `Acme Homepage`. */
const PAGE_AT_END = new RegExp(` (?:${patternOf(pagesBehindNames)})$`, 'iu');
/** `Welcome to Acme`. */
const BEFORE_NAME = new RegExp(`^${patternOf(beforeNames)} (?=\\p{L}|\\p{N})`, 'iu');
/** Confidence of the domain as the texts spell it, for sites that name themselves nowhere else. */
const SPELLED_DOMAIN = 0.5;
/** A slogan or a list of keywords rather than a name. */
const WORDS_OF_SLOGAN = 4;
/** Capitalised words and a slogan in small letters without a separator. */
const SLOGAN_BEHIND = /^(?<name>\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*)*) \p{Ll}[^\s,]{3,}(?: \S+){2,}$/u;
const IN_TOWN = /^(?<before>.{3,}) (?:in|à|en|em|w|v|i|te) (?<town>\p{Lu}[\p{L} -]+)$/u;
/** The description of a picture: `Acme Logo`. */
const LOGO = /^logo\s+|\s+(?:company )?logo$/i;
const TOWN_AT_END = /^(?<before>.{3,}) (?<town>\p{Lu}[\p{L}-]{2,})$/u;

/** Reads the company's name as it uses it. */
export const readName: Reader = (input) => {
  const found: EvidenceOf<'company.name'>[] = [];
  const add = (text: string, from: { origin: string; url: URL; confidence: number }): void => {
    const name = nameIn(text, input.site.domain);
    if (name !== null && (from.origin !== 'meta' || isShown(name, input)))
      found.push(createEvidence(input, 'company.name', withoutBranch(name, input), from));
  };

  for (const { node, page, origin, confidence, isBranch } of withoutSeveralNames(
    companyOrganizations(input),
  )) {
    const nodeConfidence = isBranch ? CONFIDENCE.inference : confidence;
    for (const name of schemaTexts(node, 'name', MAX_NAME).slice(0, 2)) {
      add(name, { origin, url: page.url, confidence: nodeConfidence });
    }
  }
  for (const page of input.pages) {
    const homeBonus = page.kind === 'home' ? 0 : -0.1;
    const nameEvidence = (confidence: number, origin: string) => ({
      origin,
      url: page.url,
      confidence: confidence + homeBonus,
    });
    for (const site of schemaNodesOfType(page.nodes, WEB_SITE)) {
      for (const name of schemaTexts(site, 'name', MAX_NAME).slice(0, 1))
        add(name, nameEvidence(CONFIDENCE.element, 'json-ld'));
    }
    for (const [key, weight] of [
      ['og:site_name', 0.02],
      ['application-name', -0.1],
    ] as const) {
      const name = page.meta[key] ?? '';
      if (!isOfHostedPage(name, key, page, input))
        add(name, nameEvidence(CONFIDENCE.element + weight, 'meta'));
    }
    add(page.meta['apple-mobile-web-app-title'] ?? '', nameEvidence(CONFIDENCE.element - 0.15, 'meta'));
    for (const holder of copyrightHolders(page)) {
      const like = nameSimilarity(holder, input.site.domain) >= 0.5;
      if (like) add(stripLegalForm(holder), nameEvidence(CONFIDENCE.wording - 0.1, 'text'));
    }
    if (page.kind !== 'home') continue;
    for (const shown of shownNames(page)) {
      if (nameSimilarity(shown, input.site.domain) >= LIKE_DOMAIN)
        add(shown, nameEvidence(CONFIDENCE.wording - 0.08, 'text'));
    }
  }
  const isKnown = found.some(({ value }) => nameSimilarity(value, input.site.domain) >= LIKE_DOMAIN);
  found.push(...namesInTitles(input, isKnown));
  const spelled = isKnown ? null : spelledDomain(input.site.domain, input.pages);
  const named = weighedByDomain(found, input.site.domain, spelled !== null);
  const [home] = input.pages;
  if (spelled !== null && home)
    named.push(
      createEvidence(input, 'company.name', spelled, {
        origin: 'text',
        url: home.url,
        confidence: SPELLED_DOMAIN,
      }),
    );
  return dedupeEvidence(
    withoutBranches(named).map((piece) => ({ ...piece, value: withoutLegalForm(piece.value, input.pages) })),
    8,
    foldText,
  );
};

/** Leaves out the names in markup that pages give a branch or themselves, unless the site names itself nowhere else. */
function withoutBranches(
  named: readonly EvidenceOf<'company.name'>[],
): readonly EvidenceOf<'company.name'>[] {
  const others = named.filter(
    ({ source, confidence }) => !source.endsWith(':json-ld') || confidence > CONFIDENCE.inference,
  );
  return others.some(({ confidence }) => confidence > CONFIDENCE.inference) ? others : named;
}

/**
 * If one name is the domain, leaves out titles that add words to it (`Contact Acme`), and trusts names that have
 * nothing of the domain less: an author's, or that of the firm behind the brand. Slogans are no names if the texts
 * spell the domain. A host name is the last resort.
 */
function weighedByDomain(
  found: readonly EvidenceOf<'company.name'>[],
  domain: string,
  isDomainSpelled: boolean,
): EvidenceOf<'company.name'>[] {
  const domains = found
    .map(({ value }) => value)
    .filter((name) => !HOST.test(name) && nameSimilarity(name, domain) >= SAME_AS_DOMAIN)
    .map(stripLegalForm);
  return found.flatMap((piece) => {
    if (HOST.test(piece.value)) return { ...piece, confidence: HOST_NAME };
    const hasNothing = nameSimilarity(piece.value, domain) === 0;
    const isUnlike = domains.length > 0 && hasNothing;
    const bare = stripLegalForm(piece.value);
    const isOtherThan = (name: string): boolean =>
      bare !== name && (bare.includes(name) || `${name} `.startsWith(`${bare} `));
    const isLongerOrShorter =
      piece.source.endsWith(':title') && piece.confidence < SHARED_TITLE && domains.some(isOtherThan);
    const isSlogan =
      !piece.source.endsWith(':json-ld') &&
      (isUnlike || (isDomainSpelled && hasNothing)) &&
      bare.split(' ').length >= WORDS_OF_SLOGAN;
    if (isLongerOrShorter || isSlogan) return [];
    return isUnlike ? { ...piece, confidence: piece.confidence - UNLIKE_DOMAIN } : piece;
  });
}

/** Leaves out the entries that merely resemble the domain if they differ: they are branches. */
function withoutSeveralNames(organizations: readonly CompanyOrganization[]): CompanyOrganization[] {
  const isUncertain = ({ confidence }: CompanyOrganization): boolean => confidence < CONFIDENCE.element;
  const names = organizations.filter(isUncertain).map(({ node }) => schemaTexts(node, 'name', MAX_NAME)[0]);
  return organizations.filter((organization) => !isUncertain(organization) || new Set(names).size < 2);
}

/** Whether a visitor reads a name, unlike the default of a site builder. One like the domain needs no proof. */
function isShown(name: string, { site, pages }: ReaderInput): boolean {
  return (
    nameSimilarity(name, site.domain) >= 0.5 ||
    pages.some(({ $, text }) => `${$('title').first().text()}\n${text}`.includes(name))
  );
}

/** Whether one page alone, on which a job board or a shop runs, has another name than the domain. */
function isOfHostedPage(name: string, key: string, page: WebPage, { site, pages }: ReaderInput): boolean {
  return (
    page.kind !== 'home' &&
    nameSimilarity(name, site.domain) < 0.5 &&
    pages.filter(({ meta }) => meta[key] === name).length === 1
  );
}

/**
 * Returns the title parts most like the domain or, if no other name is known, those that most pages share, that sign
 * the copyright notice or that have a legal form.
 */
function namesInTitles(input: ReaderInput, isKnown: boolean): EvidenceOf<'company.name'>[] {
  const pagesOfPart = new Map<string, WebPage[]>();
  const country = homeCountry(input);
  const isTown = (part: string): boolean =>
    country !== null && nameSimilarity(part, input.site.domain) < SAME_AS_DOMAIN && isTownOf(part, country);
  for (const page of input.pages) {
    for (const part of new Set(titleParts(page).map((piece) => ownPiece(piece, input.site.domain)))) {
      if (isName(part) && !isTown(part)) pagesOfPart.set(part, [...(pagesOfPart.get(part) ?? []), page]);
    }
  }
  const likeOf = (part: string): number => nameSimilarity(part, input.site.domain);
  const likest = Math.max(isKnown ? LIKE_DOMAIN : 0, ...[...pagesOfPart.keys()].map(likeOf));
  const holders = new Set(input.pages.flatMap(copyrightHolders).map(bareName));
  // A domain of key words resembles titles of key words: `Best Bakers in Leeds | Holm`.
  const isSigned = (part: string): boolean =>
    (likest < SAME_AS_DOMAIN && holders.has(bareName(part))) ||
    (likest < LIKE_DOMAIN &&
      (legalFormOf(part) !== null || (pagesOfPart.size === 1 && NOT_LATIN.test(part))));
  return [...pagesOfPart].flatMap(([part, pages]) => {
    const [first] = pages;
    const like = likeOf(part);
    const isOnHome = first?.kind === 'home';
    if (first && isOnHome && isSigned(part)) return [titleName(part, first, SIGNED_TITLE)];
    const isShared = pages.length >= 3 && pages.length > input.pages.length / 2;
    // A title part found on one page only is the name of that page, unless it is the home page or the domain.
    const isSiteName = pages.length >= 2 || isOnHome || like === 1;
    if (!first || !isSiteName || (like < 0.5 && (isKnown || !isShared))) return [];
    // What every title repeats, and resembles the domain, is the name. The title of the home page adds a slogan.
    const base = isShared
      ? like > 0
        ? SHARED_TITLE
        : CONFIDENCE.inference + 0.05
      : CONFIDENCE.wording - 0.1;
    return [titleName(part, first, base + like * 0.1)];
  });

  function titleName(part: string, { url }: WebPage, confidence: number): EvidenceOf<'company.name'> {
    return createEvidence(input, 'company.name', withoutBranch(part, input), {
      origin: 'title',
      url,
      confidence,
    });
  }
}

function bareName(name: string): string {
  return foldName(stripLegalForm(name));
}

/**
 * Returns a part of a title without a greeting, the name of the page or a slogan, and of a list of keywords the one like
 * the domain.
 */
function ownPiece(text: string, domain: string): string {
  const bare = text.replace(BEFORE_NAME, '').replace(PAGE_AT_END, '');
  const part = nameSimilarity(text, domain) > nameSimilarity(bare, domain) ? text : bare;
  // `Holm bakes the bread of Leeds`.
  const { name = '' } = SLOGAN_BEHIND.exec(part)?.groups ?? {};
  if (name !== '' && nameSimilarity(name, domain) >= Math.max(0.5, nameSimilarity(part, domain))) return name;
  // `Atelier Holm, menuisier à Rennes`.
  const [named = ''] = part.split(/, (?=\p{Ll})/u);
  if (nameSimilarity(named, domain) >= Math.max(SAME_AS_DOMAIN, nameSimilarity(part, domain))) return named;
  const keywords = part.split(/, (?=\p{Lu})/u);
  if (keywords.length < 3) return part;
  const [best] = keywords
    .map((keyword) => ({ keyword, like: nameSimilarity(keyword, domain) }))
    .sort((a, b) => b.like - a.like);
  return best && best.like >= LIKE_DOMAIN && best.like > nameSimilarity(part, domain) ? best.keyword : part;
}

/** Returns the name as displayed on the page: the logo that links to the home page, and the main heading. */
function shownNames({ $ }: WebPage): string[] {
  const logos = $(
    'header img[alt], a[href="/"] img[alt], img[class*="logo" i][alt], a[class*="logo" i], a[class*="brand" i]',
  )
    .toArray()
    .slice(0, 6)
    .map((element) => element.attribs['alt'] ?? elementText(element, MAX_NAME));
  const headings = $('h1')
    .toArray()
    .slice(0, 2)
    .map((element) => visibleText([element], MAX_NAME).split('\n')[0] ?? '');
  return [...logos, ...headings];
}

/** Extracts the name from a text meant as one, without a slogan after a separator. */
function nameIn(text: string, domain: string): string | null {
  const fullText = plainText(text, MAX_NAME).replace(LOGO, '');
  const parts = fullText
    .split(TITLE_SEPARATOR)
    .map((part) => part.trim().replace(BEFORE_NAME, ''))
    .filter(isName);
  const [best] = parts
    .map((part) => ({ part, like: nameSimilarity(part, domain) }))
    .sort((a, b) => b.like - a.like);
  const name = best && (best.like > 0 || parts.length === 1) ? best.part : (parts[0] ?? null);
  return name === null ? null : withoutTown(name, domain);
}

/** `Holm Bakers in Leeds` are Holm Bakers, unless the town is in the domain as well. */
function withoutTown(name: string, domain: string): string {
  const { before, town } = IN_TOWN.exec(name)?.groups ?? {};
  if (before === undefined || town === undefined || citiesNamed(town).length === 0) return name;
  return nameSimilarity(before, domain) < nameSimilarity(name, domain) ? name : before;
}

/** `Holm Bakers Leeds` are Holm Bakers if the pages call them that as well and the domain leaves the town out. */
function withoutBranch(name: string, { site, pages }: ReaderInput): string {
  const { before, town } = TOWN_AT_END.exec(stripLegalForm(name))?.groups ?? {};
  if (before === undefined || town === undefined || citiesNamed(town).length === 0) return name;
  const isShort = nameSimilarity(before, site.domain) > nameSimilarity(name, site.domain);
  const isCalledThat = ({ text }: WebPage): boolean =>
    text
      .split(before)
      .slice(1)
      .some((after) => !after.trimStart().startsWith(town));
  return isShort && pages.some(isCalledThat) ? before : name;
}

function isName(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= 80 &&
    text.split(' ').length <= 8 &&
    /[\p{L}\p{N}]/u.test(text) &&
    !/^https?:|^www\.|[{}<>@]|\.(?:png|jpe?g|svg|webp)$/i.test(text) &&
    !NOT_NAMES.has(text.toLowerCase())
  );
}
