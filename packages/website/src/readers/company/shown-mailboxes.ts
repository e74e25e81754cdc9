import { getDomain } from 'tldts';
import { domainLabel, foldName, nameSimilarity } from '@firmlens/text';

import type { CrawledSite } from '../../crawled-site';
import type { ReaderInput } from '../reader';
import { isCompanyHost } from './company-host';
import { type ContactLine, contactLines } from './contact-lines';

const MAILBOX = /[\w.+-]{1,64}@[\w.-]{3,80}/g;
/** Providers at which small companies and their branches have mailboxes. */
const MAIL_PROVIDER = /^(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|aol|gmx|protonmail|proton)\./i;
/** A mailbox of the company elsewhere has its name: `info@acme-france.fr`, `acmeltd@mail.example`. */
const LEAST_SIMILARITY = 0.5;
/** How many lines above and below a line its mailbox may be. */
const MAX_ABOVE = 3;
const MAX_BELOW = 4;
/** Companies of a group share the beginning of their names. */
const SAME_BEGINNING = 5;

/** Returns the mailboxes on some lines, as they are written. */
export function mailboxesOn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => (line.includes('@') && line.match(MAILBOX)) || []);
}

/**
 * Returns a function that says whether all mailboxes beside a line are those of another company, such as a dealer or
 * an insurer's partner abroad. None are if the site shows no mailbox on the company's domain.
 */
export function besideOtherMailbox({
  site,
  pages,
}: ReaderInput): (lines: readonly ContactLine[], at: number) => boolean {
  const isOwn = (mailbox: string): boolean => isCompanyHost(site, mailbox.split('@')[1] ?? '');
  const hasOwn = pages.some((page) => mailboxesOn(contactLines(page).map(({ text }) => text)).some(isOwn));
  return (lines, at) => {
    const block = lines[at]?.block;
    if (block === undefined || !hasOwn) return false;
    const beside = lines
      .slice(Math.max(0, at - MAX_ABOVE), at + MAX_BELOW + 1)
      .filter((line) => line.block.heading === block.heading && line.block.region === block.region);
    const mailboxes = mailboxesOn(beside.map(({ text }) => text));
    return mailboxes.length > 0 && mailboxes.every((mailbox) => isOfOtherCompany(mailbox, site));
  };
}

/** Whether a mailbox is on the domain of another company. */
function isOfOtherCompany(mailbox: string, site: Pick<CrawledSite, 'domain' | 'movedTo'>): boolean {
  const [name = '', host = ''] = mailbox.split('@');
  const domain = getDomain(host);
  const beginningOf = (of: string): string => foldName(domainLabel(of)).slice(0, SAME_BEGINNING);
  return (
    domain !== null &&
    beginningOf(domain) !== beginningOf(site.domain) &&
    !isCompanyHost(site, host) &&
    !MAIL_PROVIDER.test(domain) &&
    Math.max(nameSimilarity(domain, site.domain), nameSimilarity(name, site.domain)) < LEAST_SIMILARITY
  );
}
