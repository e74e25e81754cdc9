import { foldText, plainText } from '@firmlens/text';
import type { Element } from 'domhandler';
import type { WebPage } from '../../page/web-page';
import { type CertificateMention, certificatesIn } from './certificate-names';
import { FOLLOWS_RULE, HOLDS, HOLDS_IN_SENTENCE, NOT_HELD } from './certificate-wording';

const MAX_ALT = 50;
const MAX_LABEL = 80;
const MAX_PICTURES = 300;
const MAX_LINKS = 600;
/** Where pictures that load late have their address. */
const SOURCES = ['src', 'data-src', 'data-lazy-src', 'data-original'];
/** Addresses of documents and pictures. */
export const DOCUMENT = /\.(?:pdf|jpe?g|png|webp)(?:[?#]|$)/i;
/** So long, a name is no abbreviation, which may be one of anything. */
const SHORTEST_WORDS = 8;
/** Words in the name of a picture that is a badge: `bali-registered-logo.png`. */
const BADGE = /\b(?:LOGO|BADGE|CERT\w*|ZERTIF\w*|ACCREDIT\w*|MEMBER|APPROVED|REGISTERED|SEAL|SIEGEL|LABEL)\b/;

/**
 * Returns the certificates that pictures show: those whose alternative text or title is little more than a certificate's
 * name, or whose file is named after one.
 */
export function certificatesInPictures({ $ }: WebPage): string[] {
  return $('img, svg')
    .toArray()
    .slice(0, MAX_PICTURES)
    .flatMap((picture) => {
      const { attribs } = picture;
      const labels = [attribs['alt'], attribs['title'], attribs['aria-label'], titleOfLink($, picture)]
        .map((label) => plainText(label, 100))
        .filter((label) => label !== '' && label.length <= MAX_ALT);
      if (labels.some((label) => NOT_HELD.test(foldText(label)))) return [];
      const held = labels.flatMap((label) => heldIn(label));
      if (held.length > 0 || (attribs['alt'] ?? '').length > MAX_ALT) return held;
      return SOURCES.flatMap((source) => certificatesOfFile(attribs[source]));
    });
}

/** Returns the certificates that a page links as documents: `Zertifikat ISO 9001 (PDF)`, `/iso-9001-certificate.pdf`. */
export function certificatesInDocuments({ $ }: WebPage): string[] {
  return $('a[href]')
    .toArray()
    .slice(0, MAX_LINKS)
    .flatMap((link) => {
      const address = link.attribs['href'] ?? '';
      if (!DOCUMENT.test(address)) return [];
      const label = plainText($(link).text(), MAX_LABEL + 1);
      const file = fileNameWords(address.replace(/[?#].*$/, ''));
      if (label.length > MAX_LABEL || NOT_HELD.test(foldText(`${label} ${file}`))) return [];
      if (!HOLDS_IN_SENTENCE.test(foldText(`${label} ${file}`))) return [];
      const held = certificatesIn(label).filter(({ isLaw }) => !isLaw);
      return (held.length > 0 ? held : certificatesIn(file).filter(isNumbered)).map(({ name }) => name);
    });
}

function titleOfLink($: WebPage['$'], picture: Element): string | undefined {
  const link = $(picture).closest('a[href]');
  return link.attr('title') ?? link.attr('aria-label');
}

function heldIn(label: string): string[] {
  const isFollowed = HOLDS.test(foldText(label)) || FOLLOWS_RULE.test(foldText(label));
  return certificatesIn(label)
    .filter(({ isLaw }) => !isLaw || isFollowed)
    .map(({ name }) => name);
}

/** Returns the certificates in the name of a picture's file. Few letters may be anything, unless it is a logo. */
function certificatesOfFile(source: string | undefined): string[] {
  const words = fileNameWords(source);
  return certificatesIn(words)
    .filter(
      (mention) =>
        !mention.isLaw && (isNumbered(mention) || mention.name.length >= SHORTEST_WORDS || BADGE.test(words)),
    )
    .map(({ name }) => name);
}

function isNumbered({ name }: CertificateMention): boolean {
  return /\d{3}|^SOC \d/.test(name);
}

/** `/img/iso_9001-logo.png` and `/img/Iso9001Logo.png` are pictures of `ISO 9001 LOGO PNG`. */
function fileNameWords(source = ''): string {
  const name = source.slice(-200).split('/').at(-1) ?? '';
  return name
    .replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .toUpperCase();
}
