import { type AnyNode, type Element, isTag } from 'domhandler';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { foldText } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import type { Region } from '../../layout/region';
import type { WebPage } from '../../page/web-page';
import { certificatesIn } from './certificate-names';
import { HOLDS, NOT_HELD, QUALITY_PAGE } from './certificate-wording';

/** Regions of a page that may tell of certificates. */
export const REGIONS: ReadonlySet<Region> = new Set(['main', 'header', 'aside', 'footer']);
/** A longer line is no label or heading. */
export const MAX_LABEL = 60;
/** How far before a certificate the company may be named as the one that holds it. */
export const NEAR = 40;
/** `Garantía Halal`: what may precede the name. */
const MAX_BEFORE_NAME = 12;
const CERTIFICATE_CLASS =
  /(?:^|[\s_-])(?:certs?|certificat\w*|certificad\w*|certificaz\w*|certyfikat\w*|zertifi[kz]\w*|accreditations?)(?:[\s_-]|$)/i;
/** How many elements around a block may be named so. Further out they hold whole pages. */
const MAX_LEVELS = 4;

/** The page at `/certificates` or `/quality`, but not the offer at `/iso-9001-certification`. */
export function isCertificatePage({ kind, url }: WebPage): boolean {
  const path = foldText(url.pathname);
  const isNamedSo = HOLDS.test(path) || QUALITY_PAGE.test(path);
  return kind === 'trust' || (isNamedSo && certificatesIn(path.toUpperCase()).length === 0);
}

/** Whether an element or one around it is named after certificates: `class="cert-row"`, `aria-label="Zertifikate"`. */
export function isAmongCertificates(element: Element): boolean {
  let around: AnyNode | null = element;
  for (let level = 0; level < MAX_LEVELS && around && isTag(around); level++) {
    if (around.name === 'body' || around.name === 'main') return false;
    const { class: classes = '', id = '', 'aria-label': label = '' } = around.attribs;
    if (CERTIFICATE_CLASS.test(`${classes} ${id} ${label}`.slice(0, 300))) return true;
    around = around.parent;
  }
  return false;
}

export function isCertificateHeading(heading: Block | null | undefined): boolean {
  const title = foldText(heading?.text ?? '');
  return title.length < MAX_LABEL && HOLDS.test(title) && !NOT_HELD.test(title);
}

/**
 * Whether a sentence begins with a certificate: `ISO 9001 and EN 1090-1 for each of our products`. The company's name
 * may precede it: `Acme (Lyon): ISO 9001`.
 */
export function startsWithName(sentence: string, isOwnName: CompanyNameMatcher): boolean {
  return certificatesIn(sentence).some(
    ({ at }) => at <= MAX_BEFORE_NAME || (at <= NEAR && isOwnName(sentence.slice(0, at))),
  );
}
