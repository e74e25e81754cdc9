import type { EvidenceOf } from '@firmlens/contract';
import {
  EAST_ASIAN_LETTERS,
  foldedPatternOf,
  foldText,
  plainText,
  loadVocabulary,
  patternOf,
  type SpellingsByLanguage,
  textWidth,
} from '@firmlens/text';

import { isAboutOthers } from '../../attribution/about-others';
import { layoutOf, siteLayoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';
import { POST_WORDS } from '../news/post-words';
import { createSiteNameMatcher } from '../site-name-matcher';
import { createEvidence, type Reader } from '../reader';
import { schemaTexts, schemaNodesOfType } from '../schema-nodes';
import { CONFIDENCE } from './confidence';
import { companyOrganizations } from './company-organizations';
import { dedupeEvidence } from './dedupe-evidence';
import { ownTopics } from './own-topics';

const MAX_DESCRIPTION = 1_000;
const MAX_PARAGRAPHS = 60;
/** What is left of the doubt about a text that speaks of what the company does. */
const DOUBT = { industry: 0.6, service: 0.8, title: 0.8 };
/** A larger share of links makes a menu or a list of teasers. */
const MAX_LINK_SHARE = 0.3;
const EAST_ASIAN = new RegExp(`[${EAST_ASIAN_LETTERS}]`, 'gu');
/** What ends the teaser of a post or of a case study: `Read more…` */
const CLOSING_CALL = new RegExp(`\\s${foldedPatternOf(POST_WORDS.closingCalls)}\\W{0,3}$`);
const MAILBOX = /\S{1,64}@[\p{L}\d-]{1,64}(?:\.[\p{L}\d-]{2,64})+/u;
/** A sentence of several words in small letters. */
const SENTENCE_IN = /(?:\s\p{Ll}[\p{Ll}'’-]*,?){4}/u;
const SENTENCE_END = /[.!?。！？।]$/;
const WEB_SITE = new Set(['WebSite']);
const WORDS =
  loadVocabulary<
    Record<'we' | 'vacancies' | 'visionHeadings' | 'notDescriptions' | 'aboutCookies', SpellingsByLanguage>
  >('company-descriptions');
/** Texts of site builders and notices that are not a description. */
const NOT_A_DESCRIPTION = new RegExp(
  [
    patternOf(WORDS.notDescriptions),
    '^(?:default|meta) description',
    'lorem ipsum',
    '\\b(?:dolor sit amet|nulla facilisi|tincidunt|pellentesque|vestibulum)\\b',
    `^${patternOf(WORDS.vacancies)}\\b`,
    `\\bcookies?\\b.{0,60}\\b${patternOf(WORDS.aboutCookies)}\\b`,
    'coming soon$',
  ].join('|'),
  'i',
);

/** What a company wants to become says little of what it does. */
const VISION_HEADING = new RegExp(`^${patternOf(WORDS.visionHeadings)}\\P{L}*$`, 'iu');
/** A paragraph in which a company describes itself. */
const WE = new RegExp(`^${patternOf(WORDS.we)} `, 'i');

/** Reads the company's short description of what it does. */
export const readDescription: Reader = (input) => {
  const found: EvidenceOf<'company.description'>[] = [];
  const isOwnName = createSiteNameMatcher(input);
  const { isFurniture } = siteLayoutOf(input.pages);
  const { namesIndustry, namesService, repeatsTitle } = ownTopics(input);
  const add = (text: unknown, origin: string, url: URL, base: number): void => {
    const description = plainText(text, MAX_DESCRIPTION);
    const words = countWords(description);
    if (textWidth(description) < 20 || words < 2 || NOT_A_DESCRIPTION.test(description)) return;
    if (isContactDetails(description)) return;
    // A few words are only a slogan.
    const doubt = 1 - base + (words < 6 ? 0.2 : 0);
    const left = [
      namesIndustry(description) ? DOUBT.industry : 1,
      namesService(description) ? DOUBT.service : 1,
      repeatsTitle(description) ? DOUBT.title : 1,
    ].reduce((product, share) => product * share, doubt);
    found.push(
      createEvidence(input, 'company.description', description, { origin, url, confidence: 1 - left }),
    );
  };

  for (const { node, page, origin, confidence, isBranch } of companyOrganizations(input)) {
    for (const text of schemaTexts(node, 'description', MAX_DESCRIPTION).slice(0, 1)) {
      add(text, origin, page.url, isBranch ? CONFIDENCE.inference : confidence);
    }
  }
  for (const page of input.pages) {
    if (page.kind !== 'home' && page.kind !== 'about') continue;
    // The description of another page says what is on that page.
    const homeBonus = page.kind === 'home' ? 0 : -0.25;
    for (const site of schemaNodesOfType(page.nodes, WEB_SITE)) {
      add(
        schemaTexts(site, 'description', MAX_DESCRIPTION)[0],
        'json-ld',
        page.url,
        CONFIDENCE.element - 0.1 + homeBonus,
      );
    }
    add(page.meta['description'], 'meta', page.url, CONFIDENCE.element + homeBonus);
    add(page.meta['og:description'], 'meta', page.url, CONFIDENCE.element - 0.02 + homeBonus);
    add(page.meta['twitter:description'], 'meta', page.url, CONFIDENCE.element - 0.04 + homeBonus);
    const visions = visionsOf(page);
    const paragraphs = paragraphsOf(page).filter(
      (text) =>
        SENTENCE_END.test(text) &&
        !visions.has(text) &&
        !NOT_A_DESCRIPTION.test(text) &&
        !CLOSING_CALL.test(foldText(text)) &&
        !isFurniture(text),
    );
    // The home page says what the company does, the about page how it began.
    const isHome = page.kind === 'home';
    const isLong = (text: string, width = 50): boolean => textWidth(text) >= width;
    const named = paragraphs.find((text) => isLong(text) && isOwnName(text.slice(0, 60)));
    // What begins with `we` may be about values or opening hours.
    const ours = paragraphs.find((text) => isLong(text) && WE.test(text));
    const first = paragraphs.find((text) => isLong(text, 80));
    const telling = paragraphs.find((text) => isLong(text) && namesIndustry(text));
    add(named, 'text', page.url, CONFIDENCE.wording + (isHome ? 0.1 : 0.05));
    add(ours, 'text', page.url, CONFIDENCE.wording - (isHome ? 0.05 : 0.1));
    const lead = layoutOf(page).blocks.find(
      ({ heading, level }) => level === 0 && heading?.level === 1,
    )?.text;
    if (isHome && paragraphs.includes(lead ?? '')) add(lead, 'text', page.url, CONFIDENCE.wording);
    for (const text of [telling, first])
      add(text, 'text', page.url, CONFIDENCE.wording - (isHome ? 0.15 : 0.08));
  }
  return dedupeEvidence(found, 4);
};

/** Whether a text gives a mailbox beside other contact details and has no whole sentence. */
function isContactDetails(text: string): boolean {
  return MAILBOX.test(text) && /\d{3}/.test(text) && !SENTENCE_IN.test(text.replace(MAILBOX, ''));
}

/** Returns the paragraphs right below a heading such as `Our vision`. */
function visionsOf(page: WebPage): Set<string> {
  const below = layoutOf(page).blocks.filter(
    ({ level, heading }) => level === 0 && heading !== null && VISION_HEADING.test(heading.text),
  );
  return new Set(below.map(({ text }) => text));
}

/** Returns the paragraphs of a page's content, those that are marked up as such first. */
function paragraphsOf(page: WebPage): string[] {
  const marked = page
    .$('p')
    .not(
      'footer p, nav p, blockquote p, [class*="cookie" i] p, [class*="testimonial" i] p, [class*="review" i] p, [class*="job" i] p',
    )
    .toArray()
    .slice(0, MAX_PARAGRAPHS)
    .map((element) => elementText(element, MAX_DESCRIPTION));
  const others = layoutOf(page)
    .blocks.filter(
      (block) =>
        block.level === 0 &&
        (block.region === 'main' || block.region === 'header') &&
        block.linkShare < MAX_LINK_SHARE &&
        block.element.name !== 'p' &&
        !isAboutOthers(block),
    )
    .slice(0, MAX_PARAGRAPHS)
    .map(({ text }) => text);
  return [...marked, ...others];
}

/** Counts the words of a text. East Asian scripts write no spaces between them: two letters count as one. */
function countWords(text: string): number {
  return text.split(' ').length + (text.match(EAST_ASIAN)?.length ?? 0) / 2;
}
