import { type Element, isTag } from 'domhandler';
import { foldName } from '@firmlens/text';
import { type Region, regionAround } from '../../layout/region';
import type { WebPage } from '../../page/web-page';
import { resolveHttpUrl } from '../news/post-url';
import type { ReaderInput } from '../reader';
import { createSiteNameMatcher, siteNames } from '../site-name-matcher';
import { isCompanyHost } from './company-host';
import { CONFIDENCE } from './confidence';
import { logoUrl } from './logo-url';

/** A picture that a page shows as the logo of the site. */
export interface ShownLogo {
  url: string;
  confidence: number;
}

const MAX_PICTURES = 500;
/** A shorter name is part of many file names. */
const SHORTEST_NAME = 3;
/** Elements around a picture whose names may say what it is. */
const MAX_AROUND = 3;
/** `logo` in a name, but not in `logout`, and not in the Spanish and Italian words for catalogue and dialogue. */
const SAYS_LOGO = /(?<!(?:cat|di)[aàá])logo(?!ut|n)/i;
/** Names of places where logos of others stand. */
const SAYS_OTHERS = /client|customer|partner|sponsor|payment|kunden/i;
/** A picture that is seen on a dark page only. */
const IS_PALE = /(?:^|[^a-z])(?:white|light|inverse|negative|reverse)(?:[^a-z]|$)/i;
const HOME_PATH = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|default)(?:\.\w{2,5})?)?$/i;
/** Attributes with the address of a picture, also of one that is loaded once it comes into view. */
const SOURCES = ['src', 'data-src', 'data-lazy-src', 'data-original'];
/** Here stand the logos of others, too: of the site's maker, of methods of payment. */
const NOT_HERE: ReadonlySet<Region> = new Set(['footer', 'dialog', 'aside']);

/**
 * Returns the pictures on a page that are shown as the site's logo, the surest first: those in a link to the home page
 * that are called a logo or named like the company, and others for which both are true. Pictures of customers and
 * partners lead elsewhere, or have another name.
 */
export function shownLogos(page: WebPage, input: ReaderInput): ShownLogo[] {
  const home = input.pages[0]?.url;
  const isOwnName = createSiteNameMatcher(input);
  const names = [...siteNames(input)].filter((name) => name.length >= SHORTEST_NAME);
  return page
    .$('img')
    .toArray()
    .slice(0, MAX_PICTURES)
    .flatMap((picture) => {
      const confidence = confidenceOf(picture);
      const url =
        confidence === 0 || NOT_HERE.has(regionAround(picture)) ? null : pictureUrl(picture, page.url);
      return url === null ? [] : [{ url, confidence, isPale: IS_PALE.test(fileName(url)) }];
    })
    .sort((a, b) => b.confidence - a.confidence || Number(a.isPale) - Number(b.isPale));

  /** Returns 0 if nothing says that the picture is the site's logo. */
  function confidenceOf(picture: Element): number {
    const isLogo = isCalledLogo(picture);
    const target = targetOf(linkAround(picture));
    if (target !== null && leadsHome(target)) return isLogo || isNamed(picture) ? CONFIDENCE.element : 0;
    const leadsAway = target !== null && !isCompanyHost(input.site, target.hostname);
    return isLogo && isNamed(picture) && !leadsAway ? CONFIDENCE.element - 0.1 : 0;
  }

  function targetOf(link: Element | null): URL | null {
    const address = link?.attribs['href']?.trim() ?? '';
    return address.startsWith('#') ? null : resolveHttpUrl(address, page.url);
  }

  function leadsHome({ hostname, pathname }: URL): boolean {
    return isCompanyHost(input.site, hostname) && (HOME_PATH.test(pathname) || pathname === home?.pathname);
  }

  function isNamed({ attribs }: Element): boolean {
    if (isOwnName(attribs['alt'] ?? '') || isOwnName(attribs['title'] ?? '')) return true;
    const file = foldName(fileName(attribs['src'] ?? '').replace(/logo/i, ''));
    return names.some((name) => file.startsWith(name));
  }
}

function linkAround(element: Element): Element | null {
  for (let around = element.parent; around && isTag(around); around = around.parent)
    if (around.name === 'a') return around;
  return null;
}

/** Whether the picture, its file or an element around it is called a logo, and not one of others. */
function isCalledLogo(picture: Element): boolean {
  const { alt = '', title = '' } = picture.attribs;
  const texts = [alt, title, ...SOURCES.map((name) => fileName(picture.attribs[name] ?? ''))];
  let element: Element['parent'] = picture;
  for (let step = 0; step <= MAX_AROUND && element && isTag(element); step++, element = element.parent)
    texts.push(
      element.attribs['class'] ?? '',
      element.attribs['id'] ?? '',
      element.attribs['aria-label'] ?? '',
    );
  const names = texts.map((text) => text.slice(0, 300));
  return names.some((text) => SAYS_LOGO.test(text)) && !names.some((text) => SAYS_OTHERS.test(text));
}

function fileName(address: string): string {
  if (address.startsWith('data:')) return '';
  return address.slice(0, 2_000).split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
}

function pictureUrl({ attribs }: Element, base: URL): string | null {
  for (const name of SOURCES) {
    const url = logoUrl(attribs[name] ?? '', base);
    if (url !== null) return url;
  }
  return logoUrl((attribs['srcset'] ?? '').trim().split(/[\s,]/, 1)[0] ?? '', base);
}
