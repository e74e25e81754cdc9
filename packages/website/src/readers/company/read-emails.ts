import { domainToASCII } from 'node:url';
import type { EvidenceOf } from '@firmlens/contract';
import type { Element } from 'domhandler';
import { parse } from 'tldts';
import type { PageKind } from '../../crawled-site';
import type { WebPage } from '../../page/web-page';
import {
  allMatches,
  domainLabel,
  foldName,
  isGivenName,
  loadVocabulary,
  patternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';

import { createEvidence, type Reader } from '../reader';
import { elementText } from '../element-text';
import { nestedSchemaNodes, schemaTexts } from '../schema-nodes';
import { CONFIDENCE } from './confidence';
import { isOtherPartyLine, legalLines } from './legal-lines';
import { companyOrganizations } from './company-organizations';
import { isCompanyHost } from './company-host';
import { dedupeEvidence } from './dedupe-evidence';

type Lists<Names extends string> = Readonly<Record<Names, SpellingsByLanguage>>;
/** The file `vocabulary/mailboxes.json`. */
type MailboxWords = Lists<'general' | 'forBuyers' | 'singlePurpose' | 'at' | 'dot'> & {
  placeholders: Lists<'mailboxes' | 'domains'> & { templateMakers: readonly string[] };
};

const MAX_EMAILS = 5;
const MIN_NAME = 3;
const MAX_SHOWN = 200;
/** Domains have letters with accents, too: `info@büro.example`. */
const ADDRESS =
  /(?<![\w.+-])[a-z0-9][\w.+-]{0,63}@(?:[a-z0-9\u00df-\u024f-]{1,63}\.){1,5}[a-z]{2,24}(?![\w-])/gi;

/** General mailboxes of a company, those for buyers, and those for one purpose only. */
const MAILBOXES = loadVocabulary<MailboxWords>('mailboxes');
const AT = patternOf(MAILBOXES.at);
/** `info [at] acme [dot] com`, written like this against harvesters. */
const SPELLED_AT = new RegExp(`\\s?[[({]\\s?(?:${AT}|@|chez)\\s?[\\])}]\\s?`, 'gi');
const SPELLED_DOT = new RegExp(`\\s?[[({]\\s?(?:${patternOf(MAILBOXES.dot)}|\\.)\\s?[\\])}]\\s?`, 'gi');
/** What a line with an e-mail address contains. */
const ANY_AT = new RegExp(`@|[[({]\\s?${AT}\\s?[\\])}]`, 'i');
const FOR_EVERYTHING = new RegExp(`^${patternOf(MAILBOXES.general)}$`);
const FOR_BUYERS = new RegExp(`^${patternOf(MAILBOXES.forBuyers)}$`);
const SINGLE_PURPOSE = new RegExp(`^${patternOf(MAILBOXES.singlePurpose)}$`);
/** Placeholder addresses in templates and forms. */
const PLACEHOLDER = new RegExp(
  [
    `^(?:${patternOf(MAILBOXES.placeholders.mailboxes)}|xxx+)@`,
    `@(?:${patternOf(MAILBOXES.placeholders.domains)}|sentry|wixpress|sentry\\.wixpress)\\.`,
    '@\\dx\\.',
    '\\.(?:png|jpe?g|gif|webp|svg|css|js)$',
  ].join('|'),
  'i',
);
/** Those that templates of sites contain, unless the site is their maker's. */
const TEMPLATE_MAKER = new RegExp(`(?:^|\\.)(?:${MAILBOXES.placeholders.templateMakers.join('|')})\\.`);
/** Pages whose mailboxes are for applicants and the press. */
const SINGLE_PURPOSE_PAGES: ReadonlySet<PageKind> = new Set(['careers', 'job', 'news']);
const CONTACT_PAGES: ReadonlySet<PageKind> = new Set(['home', 'contact', 'legal', 'about']);

/** Reads the company's e-mail addresses, general ones first. */
export const readEmails: Reader = (input) => {
  const found: EvidenceOf<'company.email'>[] = [];
  const add = (text: string, origin: string, page: WebPage, confidence: number): void => {
    const email = cleanAddress(text);
    if (email === null || PLACEHOLDER.test(email)) return;
    const [, host = ''] = email.split('@');
    const isOwn = isCompanyHost(input.site, host);
    if (!isOwn && TEMPLATE_MAKER.test(host)) return;
    const mailboxConfidence = Math.max(0.1, confidence + suitability(email, isOwn));
    found.push(
      createEvidence(input, 'company.email', email, { origin, url: page.url, confidence: mailboxConfidence }),
    );
  };

  for (const { node, page, origin, confidence, isBranch } of companyOrganizations(input)) {
    // A mailbox in the markup ranks above those that pages mention.
    const mailboxConfidence = isBranch
      ? CONFIDENCE.wording
      : origin === 'json-ld'
        ? Math.max(confidence, CONFIDENCE.markup)
        : confidence;
    const points = nestedSchemaNodes(node, 'contactPoint').slice(0, 10);
    for (const thing of [node, ...points]) {
      for (const text of schemaTexts(thing, 'email', 120)) add(text, origin, page, mailboxConfidence);
    }
  }
  for (const page of input.pages) {
    if (SINGLE_PURPOSE_PAGES.has(page.kind)) continue;
    const onPage = CONTACT_PAGES.has(page.kind) ? 0 : -0.15;
    for (const text of linkedAddresses(page, (host) => isCompanyHost(input.site, host)))
      add(text, 'link', page, CONFIDENCE.element + onPage);
    if (!CONTACT_PAGES.has(page.kind)) continue;
    const lines = legalLines(page);
    lines.forEach((line, at) => {
      if (line.length > 2_000 || !ANY_AT.test(line) || isOtherPartyLine(lines, at)) return;
      const plain = line.replace(SPELLED_AT, '@').replace(SPELLED_DOT, '.');
      for (const [text] of allMatches(plain, ADDRESS)) add(text, 'text', page, CONFIDENCE.wording + 0.1);
    });
  }
  return dedupeEvidence(
    found.filter(({ confidence }) => confidence >= 0.25),
    MAX_EMAILS,
  );
};

function linkedAddresses({ $ }: WebPage, isOwnHost: (host: string) => boolean): string[] {
  const mailto = $('a[href^="mailto:" i]')
    .toArray()
    .slice(0, 100)
    .map((element) => {
      const linked = (element.attribs['href'] ?? '').slice(7, 300).split('?')[0] ?? '';
      return isOwnHost(linked.split('@')[1]?.trim() ?? '') ? linked : (shownAddress(element) ?? linked);
    });
  const hidden = $('[data-cfemail], a[href*="/cdn-cgi/l/email-protection#"]')
    .toArray()
    .slice(0, 100)
    .map(({ attribs }) =>
      decodeCloudflareEmail(attribs['data-cfemail'] ?? attribs['href']?.split('#')[1] ?? ''),
    );
  return [...mailto, ...hidden];
}

/** Returns the address that a link shows. Templates leave their author's behind the one that replaced it. */
function shownAddress(element: Element): string | null {
  const [address = null] = elementText(element, MAX_SHOWN).match(ADDRESS) ?? [];
  return address;
}

/** Decodes Cloudflare's e-mail obfuscation: hexadecimal bytes, each XORed with the first. */
function decodeCloudflareEmail(hex: string): string {
  if (!/^(?:[0-9a-f]{2}){4,150}$/i.test(hex)) return '';
  const bytes = Buffer.from(hex, 'hex');
  return bytes
    .subarray(1)
    .map((byte) => byte ^ (bytes[0] ?? 0))
    .toString();
}

/** Returns the first e-mail address in a text in lower case, with the registered form of its domain, or null. */
function cleanAddress(text: string): string | null {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // Not valid percent-encoding, so the text is used as it is.
  }
  const [address] =
    plain.slice(0, 300).replace(SPELLED_AT, '@').replace(SPELLED_DOT, '.').match(ADDRESS) ?? [];
  const [mailbox = '', domain = ''] = (address ?? '').toLowerCase().split('@');
  return address === undefined ? null : `${mailbox.replace(/\.+$/, '')}@${domainToASCII(domain)}`;
}

/** Returns how much to raise or lower the confidence that a mailbox is the company's general one. */
function suitability(email: string, own: boolean): number {
  const [mailbox = '', host = ''] = email.split('@');
  if (!own) {
    if (isPersons(mailbox)) return -1;
    const { isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
    return isIcann || isPrivate ? -0.35 : -1;
  }
  if (FOR_EVERYTHING.test(mailbox)) return 0.05;
  // `acme@acme.com` is for everything, too.
  if (mailbox.length >= MIN_NAME && foldName(domainLabel(host)).startsWith(foldName(mailbox))) return 0.05;
  if (FOR_BUYERS.test(mailbox)) return 0;
  // Of 606 labelled companies, none gives everybody a person's mailbox at its own domain.
  return SINGLE_PURPOSE.test(mailbox) || isPersons(mailbox) ? -1 : -0.2;
}

/** `ada.holm`, `a.holm`, `ada.h` and `ada` are mailboxes of persons. */
function isPersons(mailbox: string): boolean {
  const [first = '', last] = mailbox.split(/[._-]/);
  return isGivenName(first) || (last !== undefined && (first.length === 1 || last.length === 1));
}
