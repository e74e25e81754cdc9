import { foldText, hasGenderMark, isJobTitle, isPlace } from '@firmlens/text';
import { type Element, isTag } from 'domhandler';
import { slugify } from '../../../crawl/page-kind-words';
import type { Block } from '../../../layout/blocks';
import type { WebPage } from '../../../page/web-page';
import { meaningsOf } from '../../business/offer/meanings';
import { descendants } from '../../descendants';
import { resolveHttpUrl } from '../../news/post-url';
import { CONTACT_DETAIL } from '../advertised-entries';
import {
  BENEFIT_HEADING,
  CONTRACT_TERM,
  INVITATION,
  OPEN_POSITIONS,
  OPENINGS_HEADING,
  POSITION_LABEL,
  RECRUITS,
} from '../job-page-words';
import { classifyJobUrl } from '../job-url';
import { headingOf, isPerson } from '../not-openings';
import { setOffTitle } from '../opening-title';
import { type Features, prefixed } from '../../trees/measures';
import type { OpeningCandidate } from './candidates';

const ELEMENTS = 'h1 h2 h3 h4 h5 h6 li a td th dt dd p div span summary button strong b label'.split(' ');
const LEVELS = 6;
/** What belongs to a title stands in so many blocks after it, and facts in the first of them. */
const MAX_BELOW = 40;
const NEAR = 6;
const SHORT = 60;
const LONGEST_HEADING = 120;
const MONEY = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|eur|usd|chf|zł|kč|kr|грн|руб)/iu;
const BETWEEN_TERMS = /[·•|,;/]| [–—-] /u;
const PDF = /\.pdf(?:$|[?#])/i;

/** Returns what is measured of the place of a title: its markup, the headings above, and what stands beside it. */
export function placeFeatures(candidate: OpeningCandidate): Features {
  const below = candidate.blocks.slice(candidate.at + 1, Math.min(candidate.end, candidate.at + MAX_BELOW));
  return {
    ...blockFeatures(candidate),
    ...headingFeatures(candidate.block),
    ...beforeFeatures(candidate.blocks[candidate.at - 1]),
    ...belowFeatures(candidate, below),
    ...linkFeatures(candidate, below),
  };
}

/** Returns how surely a heading introduces openings. */
export function wordingOf(heading: string): number {
  const text = heading.slice(0, LONGEST_HEADING);
  const folded = foldText(text).replace(/[\s:.!…]+$/, '');
  if (OPEN_POSITIONS.test(folded)) return 3;
  if (OPENINGS_HEADING.test(folded)) return 2;
  return Number(INVITATION.test(folded) || RECRUITS.test(text));
}

/** Whether a contract or other hours stand beside a title or shortly after it. */
export function hasTerms(candidate: OpeningCandidate): boolean {
  return countTerms(candidate) > 0;
}

function blockFeatures({ block, blocks, section, title }: OpeningCandidate): Features {
  const introduction = section === null ? undefined : blocks[section];
  return {
    'block.level': block.level,
    'block.element': ELEMENTS.indexOf(block.element.name),
    'block.list': Number(isWithin(block.element, 'li')),
    'block.table': Number(isWithin(block.element, 'td')),
    'block.links': block.linkShare,
    'block.form': Number(block.region === 'form'),
    'block.rest': block.text.length - title.length,
    'block.set-off': Number(setOffTitle(block) !== null),
    'block.pieces': block.pieces.length,
    'section.has': Number(section !== null),
    ...(introduction && {
      'section.wording': wordingOf(introduction.text),
      'section.level': introduction.level,
    }),
  };
}

function headingFeatures({ heading: nearest }: Block): Features {
  const above: Block[] = [];
  for (let heading = nearest; heading && above.length < LEVELS; heading = heading.heading)
    above.push(heading);
  const second = nearest?.heading;
  return {
    'heading.wording-above': Math.max(-1, ...above.map(({ text }) => wordingOf(text))),
    'heading.benefit': Number(above.some((heading) => BENEFIT_HEADING.test(headingOf(heading)))),
    'heading.job-above': Number(above.some(({ text }) => isJobTitle(text))),
    'heading.marked': Number(above.some(({ text }) => hasGenderMark(text))),
    ...(nearest && {
      'heading.level': nearest.level,
      'heading.length': nearest.text.length,
      'heading.wording': wordingOf(nearest.text),
      'heading.job': Number(isJobTitle(nearest.text)),
      ...prefixed('heading.means', meaningsOf(nearest.text)),
    }),
    ...(second && prefixed('heading2.means', meaningsOf(second.text))),
  };
}

function beforeFeatures(before: Block | undefined): Features {
  if (!before) return {};
  return {
    'before.length': before.text.length,
    'before.person': Number(isShort(before) && isPerson(before.text)),
    'before.label': Number(isShort(before) && POSITION_LABEL.test(headingOf(before))),
    'before.wording': wordingOf(before.text),
    'before.job': Number(isJobTitle(before.text)),
    'before.colon': Number(before.text.endsWith(':')),
  };
}

function belowFeatures(candidate: OpeningCandidate, below: readonly Block[]): Features {
  const near = below.slice(0, NEAR);
  const short = near.filter(isShort);
  const [first] = below;
  return {
    ...(first && {
      'after.length': first.text.length,
      'after.level': first.level,
      'after.same': Number(first.path === candidate.block.path),
      'after.person': Number(isShort(first) && isPerson(first.text)),
      'after.job': Number(isJobTitle(first.text)),
      'after.place': Number(isShort(first) && isPlace(first.text)),
      'after.contact': Number(CONTACT_DETAIL.test(first.text.slice(0, 200))),
    }),
    'below.blocks': below.length,
    'below.text': below.reduce((sum, { text }) => sum + text.length, 0),
    'below.headings': below.filter(({ level }) => level > 0).length,
    'below.items': below.filter(({ element }) => element.name === 'li').length,
    'below.places': short.filter(({ text }) => isPlace(text)).length,
    'below.terms': countTerms(candidate),
    'below.money': Number(near.some(({ text }) => MONEY.test(text.slice(0, 200)))),
    'below.persons': short.filter(({ text }) => isPerson(text)).length,
    'below.calls': short.filter(({ linkShare }) => linkShare > 0.5).length,
    'below.linked': below.filter(({ linkShare }) => linkShare > 0.5).length,
  };
}

function countTerms({ blocks, at, block, title }: OpeningCandidate): number {
  const rest = block.text.slice(block.text.indexOf(title) + title.length);
  return [rest, ...blocks.slice(at + 1, at + 1 + NEAR).map(({ text }) => text)]
    .filter((text) => text.length < SHORT)
    .flatMap((text) => text.split(BETWEEN_TERMS))
    .filter((part) => CONTRACT_TERM.test(foldText(part.trim()))).length;
}

function linkFeatures({ block, title, page }: OpeningCandidate, below: readonly Block[]): Features {
  const link = linkOf(block.element);
  const targets = below.flatMap(({ element }) => linkOf(element) ?? []);
  const measured = targets.map((target) => targetFeatures(target, title, page));
  const most = (name: string): number => Math.max(-1, ...measured.map((features) => features[name] ?? -1));
  return {
    'link.has': Number(link !== null),
    ...(link && prefixed('link', targetFeatures(link, title, page))),
    'below.links': targets.length,
    ...Object.fromEntries(
      ['target', 'named', 'mail', 'phone', 'pdf'].map((name) => [`below.${name}`, most(name)]),
    ),
  };
}

function targetFeatures({ attribs }: Element, title: string, page: WebPage): Features {
  const href = attribs['href'] ?? '';
  const url = resolveHttpUrl(href, page.url);
  const [word = ''] = /[a-z]{4,}/.exec(foldText(title)) ?? [];
  return {
    mail: Number(href.startsWith('mailto:')),
    phone: Number(href.startsWith('tel:')),
    pdf: Number(PDF.test(href)),
    ...(url && {
      target: [null, 'own', 'board'].indexOf(classifyJobUrl(url, page.url.hostname)),
      here: Number(url.pathname === page.url.pathname && url.host === page.url.host),
      away: Number(url.host !== page.url.host),
      named: Number(word !== '' && slugify(url.pathname).includes(word)),
      below: Number(url.pathname.startsWith(page.url.pathname.replace(/\/?$/, '/'))),
    }),
  };
}

/** Returns the link that an element stands in or that it contains, or null. */
function linkOf(element: Element): Element | null {
  const isLink = ({ name, attribs }: Element): boolean => name === 'a' && attribs['href'] !== undefined;
  return around(element).find(isLink) ?? descendants(element)?.find(isLink) ?? null;
}

function isWithin(element: Element, name: string): boolean {
  return around(element).some((one) => one.name === name);
}

/** Returns an element and those directly around it. */
function around(element: Element): Element[] {
  const found = [element];
  for (let { parent } = element; parent && isTag(parent) && found.length < LEVELS; { parent } = parent)
    found.push(parent);
  return found;
}

function isShort({ text }: Block): boolean {
  return text.length < SHORT;
}
