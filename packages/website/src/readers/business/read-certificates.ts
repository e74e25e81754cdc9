import type { Evidence } from '@firmlens/contract';
import {
  plainText,
  foldText,
  loadVocabulary,
  foldedPatternOf,
  patternOf,
  wholeWords,
  type SpellingsByLanguage,
} from '@firmlens/text';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { isAboutOthers, isPageAboutOthers } from '../../attribution/about-others';
import { subjectOf } from '../../attribution/subject-of';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { Region } from '../../layout/region';
import type { WebPage } from '../../page/web-page';
import { createSiteNameMatcher } from '../site-name-matcher';
import { createEvidence, type Reader } from '../reader';
import { schemaText, schemaTexts, schemaNodesOfType } from '../schema-nodes';
import { splitSentences } from '../split-sentences';
import { companyTypes } from './company-pitch';
import { certificatesIn } from './certificate-names';

type Lists =
  | 'followsRule'
  | 'notHeld'
  | 'firstPerson'
  | 'privacyNotices'
  | 'articlesOfLaw'
  | 'trustHeadings'
  | 'trustPaths'
  | 'listLabels'
  | 'accordingTo'
  | 'conjunctions';

/** The schema of the file explains each list. */
const WORDS = loadVocabulary<
  Readonly<Record<Lists, SpellingsByLanguage>> & {
    holdsCertificate: Readonly<Record<'wordParts' | 'wordEndings', SpellingsByLanguage>>;
    otherHolder: Readonly<Record<'pronouns' | 'verbs', SpellingsByLanguage>>;
  }
>('certificate-wording');
/** Wording that shows that the company complies with a rule, such as a law. */
const FOLLOWS_RULE = new RegExp(foldedPatternOf(WORDS.followsRule));
/** Wording that shows that the company holds a certificate. */
const HOLDS = new RegExp(
  [
    foldedPatternOf(WORDS.holdsCertificate.wordParts),
    `${foldedPatternOf(WORDS.holdsCertificate.wordEndings).replaceAll('…', '.{0,30}')}\\b`,
  ].join('|'),
);
/**
 * Wording that shows that the certificate is planned, someone else's, or something that the company sells.
 */
const NOT_HELD = wholeWords(WORDS.notHeld);
/** A relative clause about someone else: `the mill next door, which is ISO 14001 certified`. */
const ABOUT_SOMEONE_ELSE = new RegExp(
  `, ${foldedPatternOf(WORDS.otherHolder.pronouns)} ${foldedPatternOf(WORDS.otherHolder.verbs)}\\b`,
);
const FIRST_PERSON = wholeWords(WORDS.firstPerson);
/**
 * Phrases that privacy notices address to data subjects. The law requires them on every site, so they prove
 * nothing.
 */
const PRIVACY_NOTICE = new RegExp(
  `\\b(?:${foldedPatternOf(WORDS.privacyNotices)}|${foldedPatternOf(WORDS.articlesOfLaw)} ?\\d{1,2})\\b`,
);
const TRUST_HEADING = new RegExp(foldedPatternOf(WORDS.trustHeadings));
const TRUST_PATH = new RegExp(foldedPatternOf(WORDS.trustPaths));
/** A label for certificates followed by a list. */
const LIST = new RegExp(
  [
    `^(?:.{0,20}\\b)?${patternOf(WORDS.listLabels)} ?`,
    `(?:[:–-]|${patternOf(WORDS.accordingTo)})? (?<items>\\p{Lu}.{3,250})$`,
  ].join(''),
  'iu',
);
const BETWEEN_ITEMS = new RegExp(`\\s*[,;·•|]\\s*| ${foldedPatternOf(WORDS.conjunctions)} `);
/** Page kinds that discuss other people's certificates. */
const CERTIFICATE_REGIONS: ReadonlySet<Region> = new Set(['main', 'header', 'aside', 'footer']);
const SKIPPED_PAGE_KINDS = new Set(['news', 'legal', 'careers', 'job', 'compare']);
const MAX_DESCRIPTION = 300;
const MAX_LINES = 2000;
const MAX_LABEL = 60;
const MAX_BADGE = 40;
const MIN_BADGES = 2;
/** Confidence for markup, a page or section about trust, any other sentence, and a badge's alt text. */
const CONFIDENCE = { stated: 0.95, trust: 0.9, sentence: 0.8, badge: 0.65 };

interface Finding {
  name: string;
  description: string | null;
  origin: string;
  url: URL;
  confidence: number;
}

/** Reads `business.certificates_and_compliance`, each with the sentence that mentions it. */
export const readCertificates: Reader = (input) => {
  const isOwnName = createSiteNameMatcher(input);
  const pages = input.pages.filter((page) => !SKIPPED_PAGE_KINDS.has(page.kind) && !isPageAboutOthers(page));
  const findings = pages.flatMap((page) => [
    ...certificatesInMarkup(page),
    ...certificatesInSentences(page, isOwnName),
    ...certificatesInLists(page),
    ...certificatesInGroups(page),
    ...certificatesInBadges(page),
  ]);
  return mostSpecific(findings).map(({ name, description, ...from }): Evidence =>
    createEvidence(input, 'business.certificates_and_compliance', { name, description }, from),
  );
};

function certificatesInMarkup(page: WebPage): Finding[] {
  const companies = schemaNodesOfType(page.nodes, companyTypes(page));
  return companies.flatMap((node) => {
    const names = ['hasCertification', 'hasCredential'].flatMap((key) => schemaTexts(node, key, 100));
    return names.map((text) => {
      const name = certificatesIn(text)[0]?.name ?? text;
      const description =
        text === name ? null : (schemaText(node, 'certificationIdentification', MAX_DESCRIPTION) ?? text);
      return { name, description, origin: 'json-ld', url: page.url, confidence: CONFIDENCE.stated };
    });
  });
}

/**
 * Reads the sentences of a page outside its menus, forms and footer. A certificate is the company's if the
 * sentence says that somebody holds it and neither the sentence nor its place says that this is somebody else,
 * or if it stands alone below a heading about certificates.
 */
function certificatesInSentences(page: WebPage, isOwnName: CompanyNameMatcher): Finding[] {
  const isTrustPage = page.kind === 'trust' || TRUST_PATH.test(page.url.pathname.toLowerCase());
  const { blocks } = layoutOf(page);
  return blocks.slice(0, MAX_LINES).flatMap((block, at) => {
    if (isAboutOthers(block) || !CERTIFICATE_REGIONS.has(block.region)) return [];
    const isInTrustSection = isTrustPage || isTrustHeading(block.heading);
    return splitSentences(block.text).flatMap((sentence) => {
      const mentions = certificatesIn(sentence);
      const folded = foldText(sentence.slice(0, 1000));
      if (mentions.length === 0 || NOT_HELD.test(folded) || sentence.endsWith('?')) return [];
      const isFirstPerson = FIRST_PERSON.test(folded);
      if (ABOUT_SOMEONE_ELSE.test(folded) && !isFirstPerson) return [];
      if (subjectOf(sentence, isOwnName) === 'other' && !isFirstPerson) return [];
      const isLabel = sentence.length < MAX_LABEL && !/[.!]$/.test(sentence);
      const isHeld =
        HOLDS.test(folded) || (isInTrustSection && isLabel) || (isInTrustSection && startsWithName(sentence));
      const isFollowed =
        (isInTrustSection && isLabel) ||
        ((HOLDS.test(folded) || FOLLOWS_RULE.test(folded)) &&
          (isInTrustSection || isFirstPerson || isOwnName(sentence)));
      return mentions
        .filter(({ isLaw }) => (isLaw ? isFollowed && !PRIVACY_NOTICE.test(folded) : isHeld))
        .map(({ name }) => ({
          name,
          description: describe(sentence, isLabel, blocks[at + 1]?.text),
          origin: 'text',
          url: page.url,
          confidence: isInTrustSection ? CONFIDENCE.trust : CONFIDENCE.sentence,
        }));
    });
  });
}

function isTrustHeading(heading: Block | null): boolean {
  return heading !== null && heading.text.length < 60 && TRUST_HEADING.test(foldText(heading.text));
}

/** Whether a sentence begins with a certificate: `ISO 9001 and EN 1090-1 for each of our products`. */
function startsWithName(sentence: string): boolean {
  return certificatesIn(sentence.slice(0, 20)).length > 0;
}

/**
 * Returns the certificates that a line lists after a label: `Certifications: ISO 9001, Qualibat, MASE`.
 * Unknown names count if the list contains a known one.
 */
function certificatesInLists(page: WebPage): Finding[] {
  return page.text
    .split('\n')
    .slice(0, MAX_LINES)
    .flatMap((line) => {
      const isList = line.length <= MAX_DESCRIPTION && !line.endsWith('?') && !NOT_HELD.test(foldText(line));
      const items = isList ? LIST.exec(line)?.groups?.['items'] : undefined;
      const names = (items ?? '')
        .split(BETWEEN_ITEMS)
        .map((item) => item.replace(/\.$/, '').trim())
        .filter((item) => item.length >= 2 && item.length <= 30);
      if (!names.some((name) => certificatesIn(name).length > 0)) return [];
      return names
        .filter(
          (name) => /^\p{Lu}/u.test(name) && name.split(' ').length <= 4 && !NOT_HELD.test(foldText(name)),
        )
        .flatMap((name) => {
          const known = certificatesIn(name).map((mention) => mention.name);
          return known.length > 0 ? known : [name];
        })
        .map((name) => ({
          name,
          description: null,
          origin: 'text',
          url: page.url,
          confidence: CONFIDENCE.sentence,
        }));
    });
}

/** Returns the certificates of a row of badges or a list in which most entries are a certificate and what it is for. */
function certificatesInGroups(page: WebPage): Finding[] {
  return layoutOf(page).groups.flatMap(({ units, heading }) => {
    if (heading !== null && isAboutOthers(heading)) return [];
    const names = units.flatMap(({ blocks: [first, ...others] }) =>
      first && others.length < 2 && first.text.length <= MAX_BADGE && startsWithName(first.text)
        ? certificatesIn(first.text).filter(({ isLaw }) => !isLaw)
        : [],
    );
    if (names.length < MIN_BADGES || names.length * 2 < units.length) return [];
    return names.map(({ name }) => ({
      name,
      description: null,
      origin: 'text',
      url: page.url,
      confidence: CONFIDENCE.sentence,
    }));
  });
}

/** Returns the sentence itself or, if it is only a label, the next line if that explains the label. */
function describe(sentence: string, isLabel: boolean, next = ''): string | null {
  if (!isLabel) return sentence.slice(0, MAX_DESCRIPTION);
  const [below = ''] = splitSentences(next);
  const isExplanation =
    below.length > 25 && certificatesIn(below).length === 0 && !NOT_HELD.test(foldText(below));
  return isExplanation ? below.slice(0, MAX_DESCRIPTION) : null;
}

/** Reads images whose alt text is little more than a certificate's name. */
function certificatesInBadges(page: WebPage): Finding[] {
  return page
    .$('img[alt]')
    .toArray()
    .slice(0, 300)
    .flatMap((image) => {
      const alt = plainText(image.attribs['alt'], 100);
      if (alt.length > 50 || NOT_HELD.test(foldText(alt))) return [];
      return certificatesIn(alt)
        .filter(({ isLaw }) => !isLaw || HOLDS.test(foldText(alt)) || FOLLOWS_RULE.test(foldText(alt)))
        .map(({ name }) => ({
          name,
          description: null,
          origin: 'text',
          url: page.url,
          confidence: CONFIDENCE.badge,
        }));
    });
}

/**
 * Keeps each certificate once, with the highest confidence and the first description. Drops `SOC 2` if `SOC 2
 * Type II` is known.
 */
function mostSpecific(findings: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>();
  for (const finding of findings.toSorted((a, b) => b.confidence - a.confidence)) {
    const known = best.get(finding.name);
    if (!known) best.set(finding.name, { ...finding });
    else known.description ??= finding.description;
  }
  return [...best.values()].filter(
    ({ name }) =>
      ![...best.keys()].some((other) => other.startsWith(`${name} Type`) || other === `${name} Plus`),
  );
}
