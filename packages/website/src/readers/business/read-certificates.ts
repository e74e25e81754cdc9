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
import type { WebPage } from '../../page/web-page';

import { createEvidence, type Reader } from '../reader';
import { schemaText, schemaTexts, schemaNodesOfType } from '../schema-nodes';
import { splitSentences } from '../split-sentences';
import { companyTypes } from './company-pitch';
import { certificatesIn } from './certificate-names';

type Lists =
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
/** Wording that shows that the company holds a certificate or complies with a rule. */
const COMPLIANCE = new RegExp(
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
const SKIPPED_PAGE_KINDS = new Set(['news', 'legal', 'careers', 'job', 'compare']);
const MAX_DESCRIPTION = 300;
const MAX_LINES = 2000;
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
  const pages = input.pages.filter(({ kind }) => !SKIPPED_PAGE_KINDS.has(kind));
  const findings = pages.flatMap((page) => [
    ...certificatesInMarkup(page),
    ...certificatesInSentences(page),
    ...certificatesInLists(page),
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

function certificatesInSentences(page: WebPage): Finding[] {
  const lines = page.text.split('\n').slice(0, MAX_LINES);
  const isTrustPage = page.kind === 'trust' || TRUST_PATH.test(page.url.pathname.toLowerCase());
  let sinceHeading = Infinity;
  return lines.flatMap((line, at) => {
    if (line.length < 60 && TRUST_HEADING.test(foldText(line)) && certificatesIn(line).length === 0)
      sinceHeading = 0;
    else sinceHeading += 1;
    const isInTrustSection = isTrustPage || sinceHeading <= 12;
    return splitSentences(line).flatMap((sentence) => {
      const mentions = certificatesIn(sentence);
      const folded = foldText(sentence.slice(0, 1000));
      if (mentions.length === 0 || NOT_HELD.test(folded) || sentence.endsWith('?')) return [];
      if (ABOUT_SOMEONE_ELSE.test(folded) && !FIRST_PERSON.test(folded)) return [];
      const isNotice = PRIVACY_NOTICE.test(folded);
      const isLabel = sentence.length < 40 && !/[.!]$/.test(sentence);
      const statesCompliance = COMPLIANCE.test(folded);
      return mentions
        .filter(({ isLaw }) => !(isLaw && isNotice))
        .filter(({ isLaw }) => statesCompliance || (isInTrustSection && (!isLaw || isLabel)))
        .map(({ name }) => ({
          name,
          description: describe(sentence, isLabel, lines[at + 1]),
          origin: 'text',
          url: page.url,
          confidence: isInTrustSection ? CONFIDENCE.trust : CONFIDENCE.sentence,
        }));
    });
  });
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
        .filter(({ isLaw }) => !isLaw || COMPLIANCE.test(foldText(alt)))
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
