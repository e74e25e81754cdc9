import { type AnyNode, type Element, isTag } from 'domhandler';
import type { Evidence } from '@firmlens/contract';
import { foldText, isFrequentWord, linesOf } from '@firmlens/text';
import { type CompanyNameMatcher, speaksInFirstPerson } from '@firmlens/headlines';
import { isAboutOthers, isPageAboutOthers } from '../../attribution/about-others';
import { subjectOf } from '../../attribution/subject-of';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { Unit } from '../../layout/repeated-units';
import type { Region } from '../../layout/region';
import type { WebPage } from '../../page/web-page';
import { createSiteNameMatcher } from '../site-name-matcher';
import { createEvidence, type Reader } from '../reader';
import { schemaText, schemaTexts, schemaNodesOfType } from '../schema-nodes';
import { splitSentences } from '../split-sentences';
import { companyTypes } from './company-pitch';
import { type CertificateMention, certificatesIn, certifiedSchemesIn } from './certificate-names';
import { certificatesInDocuments, certificatesInPictures } from './certificate-pictures';
import {
  ABOUT_SOMEONE_ELSE,
  BETWEEN_ITEMS,
  FOLLOWS_RULE,
  HOLDER,
  HOLDS,
  HOLDS_IN_SENTENCE,
  LIST,
  NOT_HELD,
  PRIVACY_NOTICE,
  QUALITY_PAGE,
} from './certificate-wording';

/** Page kinds that discuss other people's certificates. */
const SKIPPED_PAGE_KINDS = new Set(['news', 'legal', 'careers', 'job', 'compare']);
/** Pages on which a company speaks of itself. Elsewhere a certificate may be what it offers, tests or explains. */
const OWN_PAGE_KINDS = new Set(['home', 'about', 'contact', 'team', 'trust', 'pricing']);
const REGIONS: ReadonlySet<Region> = new Set(['main', 'header', 'aside', 'footer']);
const MAX_DESCRIPTION = 300;
const MAX_LINES = 2000;
const MAX_LABEL = 60;
/** `Garantía Halal`: what may precede the name. */
const MAX_BEFORE_NAME = 12;
const MAX_BADGE = 40;
const CERTIFICATE_CLASS =
  /(?:^|[\s_-])(?:certs?|certificat\w*|certificad\w*|certificaz\w*|certyfikat\w*|zertifi[kz]\w*|accreditations?)(?:[\s_-]|$)/i;
/** How many elements around a block may be named so. Further out they hold whole pages. */
const MAX_LEVELS = 4;
/** `AAC 219/2014`, `WHG`: initials, with or without a number. A family of standards alone says nothing. */
const SCHEME = /^(?!(?:ISO|EN|DIN|IEC|B2[BCG])$)\p{Lu}[\p{Lu}\d/-]{1,11}(?![\p{L}-])(?: .{1,28})?$/u;
/** Where so many units of a list are certificates, the others are, too. */
const MOST = 0.6;
/** How far before a law the company may be named as the one that complies. */
const NEAR = 40;
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
          ...certificatesInLists(page),
          ...certificatesInGroups(page, isOwnName),
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

/** The page at `/certificates` or `/quality`, but not the offer at `/iso-9001-certification`. */
function isCertificatePage({ kind, url }: WebPage): boolean {
  const path = foldText(url.pathname);
  const isNamedSo = HOLDS.test(path) || QUALITY_PAGE.test(path);
  return kind === 'trust' || (isNamedSo && certificatesIn(path.toUpperCase()).length === 0);
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
      // `AS` alone is a legal form.
      const subject = subjectOf(sentence.replaceAll('AS/NZS', ''), isOwnName);
      if (subject === 'other' || (isSkipped && !(subject === 'company' && isOwnName(sentence)))) return [];
      const mentions = isOwn || subject === 'company' ? [...known, ...schemes] : known;
      if (ABOUT_SOMEONE_ELSE.test(folded) && !speaksInFirstPerson(sentence)) return [];
      const isLabel = sentence.length < MAX_LABEL && !/[.!]$/.test(sentence);
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

/**
 * Whether a page about something else can tell of the company's certificate. Products meet standards, too, unless a
 * label says who is certified: `ISO 9001 certified plant`.
 */
function isOfCompanies({ kind }: WebPage, name: string, label: string): boolean {
  if (HOLDER.test(label)) return true;
  return kind !== 'other' && (label === '' || (kind !== 'product' && !/^(?:EN|IEC) /.test(name)));
}

/** Whether an element or one around it is named after certificates: `class="cert-row"`, `aria-label="Zertifikate"`. */
function isAmongCertificates(element: Element): boolean {
  let around: AnyNode | null = element;
  for (let level = 0; level < MAX_LEVELS && around && isTag(around); level++) {
    if (around.name === 'body' || around.name === 'main') return false;
    const { class: classes = '', id = '', 'aria-label': label = '' } = around.attribs;
    if (CERTIFICATE_CLASS.test(`${classes} ${id} ${label}`.slice(0, 300))) return true;
    around = around.parent;
  }
  return false;
}

function isCertificateHeading(heading: Block | null | undefined): boolean {
  const title = foldText(heading?.text ?? '');
  return title.length < MAX_LABEL && HOLDS.test(title) && !NOT_HELD.test(title);
}

/**
 * Whether a sentence begins with a certificate: `ISO 9001 and EN 1090-1 for each of our products`. The company's name
 * may precede it: `Acme (Lyon): ISO 9001`.
 */
function startsWithName(sentence: string, isOwnName: CompanyNameMatcher): boolean {
  return certificatesIn(sentence).some(
    ({ at }) => at <= MAX_BEFORE_NAME || (at <= NEAR && isOwnName(sentence.slice(0, at))),
  );
}

/**
 * Returns the certificates that a line lists after a label: `Certifications: ISO 9001, Qualibat, MASE`.
 * Unknown names count if the list contains a known one.
 */
function certificatesInLists(page: WebPage): Finding[] {
  return linesOf(page.text)
    .slice(0, MAX_LINES)
    .flatMap((line) => {
      const isShort = line.length <= MAX_DESCRIPTION && !line.endsWith('?');
      const items = isShort ? LIST.exec(line)?.groups?.['items'] : undefined;
      if (items === undefined || NOT_HELD.test(foldText(line))) return [];
      const names = items
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
        .map((name) => named(page, name, CONFIDENCE.sentence));
    });
}

/**
 * Returns the certificates that a page lists as repeated units: cards, rows, badges. Two known ones make such a
 * list, or one below a heading about certificates. What else it lists counts if it looks like a scheme's name.
 */
function certificatesInGroups(page: WebPage, isOwnName: CompanyNameMatcher): Finding[] {
  return layoutOf(page).groups.flatMap(({ units, heading, region }) => {
    if (!REGIONS.has(region) || (heading && isAboutOthers(heading))) return [];
    const isBelowHeading =
      isCertificateHeading(heading) || units[0]?.elements.some(isAmongCertificates) === true;
    const labels = units.map((unit) => labelOf(unit, isBelowHeading));
    const known = labels.map((label) =>
      label !== null && startsWithName(label.text, isOwnName) ? certificatesIn(label.text) : [],
    );
    const held = known.map((names) => names.filter(({ isLaw }) => !isLaw));
    const count = new Set(held.flat().map(({ name }) => name)).size;
    // Between laws they are what the company's product checks, unless the page is about what it complies with.
    const isAmongLaws = known.some((names, at) => names.length > 0 && held[at]?.length === 0);
    const isOfLaws = isAmongLaws && isCertificatePage(page);
    if (count < (isBelowHeading ? 1 : 2) || (isAmongLaws && !isOfLaws)) return [];
    const areCertificates =
      count > 1 &&
      (isBelowHeading || isCertificatePage(page)) &&
      held.filter((names) => names.length > 0).length >= units.length * MOST;
    return units
      .flatMap((unit, at) => {
        const label = labels[at]?.text ?? '';
        const names = ((isOfLaws ? known : held)[at] ?? []).map(({ name }) => name);
        const words = unit.blocks.map(({ text }) => text).join(' ');
        if (NOT_HELD.test(foldText(words.slice(0, 500)))) return [];
        const isNamed =
          SCHEME.test(label) ||
          // `Wavecrest Quality Certificate` says what it is, `View certificate` is no name.
          (isProperName(label) && (areCertificates || (isBelowHeading && HOLDS.test(foldText(label)))));
        return names.length > 0 ? names : isNamed ? [label] : [];
      })
      .map((name) => named(page, name, CONFIDENCE.sentence));
  });
}

/** Whether a short label begins as a name does: `Charter of Quality`, but not `Our works`. */
function isProperName(label: string): boolean {
  const [first = '', ...others] = label.split(' ');
  return (
    /^\p{Lu}/u.test(first) &&
    others.length > 0 &&
    others.length < 5 &&
    !/[:.!?]$/.test(label) &&
    !isFrequentWord(first)
  );
}

/** Returns what a unit is called, its heading or first line, if that is short. It may lead to the certificate itself. */
function labelOf({ blocks }: Unit, mayLead: boolean): Block | null {
  const label = blocks.find(({ level }) => level > 0) ?? blocks[0];
  const isName = label !== undefined && label.text.length <= MAX_BADGE && (mayLead || label.linkShare < 0.5);
  return isName && !isAboutOthers(label) ? label : null;
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
