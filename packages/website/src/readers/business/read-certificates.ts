import type { Evidence } from '@firmlens/contract';
import { foldText } from '@firmlens/text';
import { type CompanyNameMatcher, speaksInFirstPerson } from '@firmlens/headlines';
import { isAboutOthers, isPageAboutOthers } from '../../attribution/about-others';
import { subjectOf } from '../../attribution/subject-of';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { createSiteNameMatcher } from '../site-name-matcher';
import { createEvidence, type Reader } from '../reader';
import { schemaText, schemaTexts, schemaNodesOfType } from '../schema-nodes';
import { splitSentences } from '../split-sentences';
import { companyTypes } from './company-pitch';
import { type CertificateMention, certificatesIn, CERTIFIER, certifiedSchemesIn } from './certificate-names';
import { certificatesInGroups, certificatesInLists } from './certificate-lists';
import { certificatesInDocuments, certificatesInPictures } from './certificate-pictures';
import {
  isAmongCertificates,
  isCertificateHeading,
  isCertificatePage,
  MAX_LABEL,
  NEAR,
  REGIONS,
  startsWithName,
} from './certificate-sections';
import {
  ABOUT_SOMEONE_ELSE,
  FOLLOWS_RULE,
  HOLDER,
  HOLDS,
  HOLDS_IN_SENTENCE,
  NOT_HELD,
  PLANNED,
  PRIVACY_NOTICE,
} from './certificate-wording';

/** Page kinds that discuss other people's certificates. */
const SKIPPED_PAGE_KINDS = new Set(['news', 'legal', 'careers', 'job', 'compare']);
/** Pages on which a company speaks of itself. Elsewhere a certificate may be what it offers, tests or explains. */
const OWN_PAGE_KINDS = new Set(['home', 'about', 'contact', 'team', 'trust', 'pricing']);
const MAX_DESCRIPTION = 300;
const MAX_LINES = 2000;
/** How many lines below a label may give its status, and the longest. */
const STATUS_LINES = 2;
const MAX_STATUS = 80;
/** Confidence for markup, a page or section about certificates, any other sentence, and a badge's alt text. */
const CONFIDENCE = { stated: 0.95, section: 0.9, sentence: 0.8, badge: 0.65 };

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
  const pages = input.pages.filter((page) => !isPageAboutOthers(page));
  const topics = topicsOf(input.pages);
  const isOnlyNamed = pages.flatMap((page) =>
    isOwnPage(page)
      ? [
          ...[...certificatesInLists(page), ...certificatesInGroups(page, isOwnName)].map((name) =>
            named(page, name, CONFIDENCE.sentence),
          ),
          ...certificatesInPictures(page).map((name) => named(page, name, CONFIDENCE.badge)),
        ]
      : [],
  );
  const documents = pages
    .filter((page) => isOwnPage(page) || page.kind === 'other')
    .flatMap((page) => certificatesInDocuments(page).map((name) => named(page, name, CONFIDENCE.sentence)));
  const findings = [
    ...documents,
    ...pages.flatMap((page) => [
      ...certificatesInMarkup(page),
      ...certificatesInSentences(page, isOwnName, topics),
    ]),
    ...isOnlyNamed.filter(({ name }) => !topics.has(name)),
  ];
  return mostSpecific(findings).map(({ name, description, ...from }): Evidence =>
    createEvidence(input, 'business.certificates_and_compliance', { name, description }, from),
  );
};

/** Whether a page is about the company: by its kind, or because it is the page of its certificates. */
function isOwnPage(page: WebPage): boolean {
  return OWN_PAGE_KINDS.has(page.kind) || (page.kind === 'other' && isCertificatePage(page));
}

/**
 * Returns the certificates in the headings of pages that are not about the company. Whoever helps others to get
 * a certificate, or writes about it, names it there, and need not hold it.
 */
function topicsOf(pages: readonly WebPage[]): ReadonlySet<string> {
  return new Set(
    pages
      .filter((page) => !isOwnPage(page) && !SKIPPED_PAGE_KINDS.has(page.kind))
      .flatMap((page) => layoutOf(page).blocks.filter(({ level, region }) => level > 0 && region === 'main'))
      .flatMap(({ text }) => certificatesIn(text).map(({ name }) => name)),
  );
}

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
 * Reads the sentences of a page outside its menus and forms. A certificate is the company's if the sentence
 * says that the company holds it or, on a page about the company, that somebody does, or if it stands alone
 * below a heading about certificates. On other pages products, standards and other firms are certified.
 */
function certificatesInSentences(
  page: WebPage,
  isOwnName: CompanyNameMatcher,
  topics: ReadonlySet<string>,
): Finding[] {
  const isOwn = isOwnPage(page);
  const isSkipped = SKIPPED_PAGE_KINDS.has(page.kind);
  const { blocks } = layoutOf(page);
  return blocks.slice(0, MAX_LINES).flatMap((block, at) => {
    if (!REGIONS.has(block.region) || isAboutOthers(block)) return [];
    const sentences = splitSentences(block.text)
      .map((sentence) => ({
        sentence,
        known: certificatesIn(sentence),
        schemes: certifiedSchemesIn(sentence),
      }))
      .filter(({ known, schemes }) => known.length + schemes.length > 0);
    if (sentences.length === 0) return [];
    const isBelowHeading =
      [block.heading, blocks[at - 1]].some(isCertificateHeading) || isAmongCertificates(block.element);
    const isInSection = isOwn && (isCertificatePage(page) || isBelowHeading);
    const isInFooter = block.region === 'footer' && block.linkShare < 0.5;
    return sentences.flatMap(({ sentence, known, schemes }) => {
      const folded = foldText(sentence.slice(0, 1000));
      if (NOT_HELD.test(folded) || sentence.endsWith('?')) return [];
      // `AS` alone is a legal form, and who certifies has one, too.
      const subject = subjectOf(sentence.replaceAll('AS/NZS', '').replace(CERTIFIER, ''), isOwnName);
      if (subject === 'other' || (isSkipped && !(subject === 'company' && isOwnName(sentence)))) return [];
      const mentions = isOwn || subject === 'company' ? [...known, ...schemes] : known;
      if (ABOUT_SOMEONE_ELSE.test(folded) && !speaksInFirstPerson(sentence)) return [];
      const isLabel = sentence.length < MAX_LABEL && !/[.!]$/.test(sentence);
      if (isLabel && isPlanned(blocks, at)) return [];
      const isListed = isInSection
        ? isLabel || startsWithName(sentence, isOwnName)
        : isInFooter && isLabel && !isSkipped;
      const isClaimed = HOLDS_IN_SENTENCE.test(folded);
      const holds = ({ name, at: index, isLaw }: CertificateMention): boolean => {
        if (isLaw) {
          const before = sentence.slice(Math.max(0, index - NEAR), index);
          const isOurs = isOwn && (isBelowHeading || speaksInFirstPerson(before));
          const isSaid = isOwnName(before) || isOurs;
          const isFollowed = (HOLDS.test(folded) || FOLLOWS_RULE.test(folded)) && isSaid;
          return isFollowed && !PRIVACY_NOTICE.test(folded);
        }
        if (isClaimed && subject === 'company') return true;
        return (
          !isSkipped &&
          !topics.has(name) &&
          (isListed ||
            (isClaimed && (isOwn || isBelowHeading || isOfCompanies(page, name, isLabel ? folded : ''))))
        );
      };
      return mentions.filter(holds).map(({ name }) => ({
        ...named(page, name, isInSection ? CONFIDENCE.section : CONFIDENCE.sentence),
        description: describe(sentence, isLabel, blocks[at + 1]?.text),
      }));
    });
  });
}

/** Whether the lines below a label, up to the next certificate, say that it is to come: `ISO 9001`, `Coming soon`. */
function isPlanned(blocks: readonly Block[], at: number): boolean {
  const below = blocks.slice(at + 1, at + 1 + STATUS_LINES).map(({ text }) => text);
  const next = below.findIndex((text) => certificatesIn(text).length > 0);
  return below
    .slice(0, next === -1 ? below.length : next)
    .some((text) => text.length < MAX_STATUS && PLANNED.test(foldText(text)));
}

/**
 * Whether a page about something else can tell of the company's certificate. Products meet standards, too, unless a
 * label says who is certified: `ISO 9001 certified plant`.
 */
function isOfCompanies({ kind }: WebPage, name: string, label: string): boolean {
  if (HOLDER.test(label)) return true;
  return kind !== 'other' && (label === '' || (kind !== 'product' && !/^(?:EN|IEC) /.test(name)));
}

function named({ url }: WebPage, name: string, confidence: number): Finding {
  return { name, description: null, origin: 'text', url, confidence };
}

/** Returns the sentence itself or, if it is only a label, the next line if that explains the label. */
function describe(sentence: string, isLabel: boolean, next = ''): string | null {
  if (!isLabel) return sentence.slice(0, MAX_DESCRIPTION);
  const [below = ''] = splitSentences(next);
  const isExplanation =
    below.length > 25 && certificatesIn(below).length === 0 && !NOT_HELD.test(foldText(below));
  return isExplanation ? below.slice(0, MAX_DESCRIPTION) : null;
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
