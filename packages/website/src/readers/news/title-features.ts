import {
  type CompanyNameMatcher,
  givesAdvice,
  isFairVisit,
  isMediaMention,
  isPressPath,
  isRoundup,
  likelyEventType,
  speaksInFirstPerson,
  toSearchableText,
} from '@firmlens/headlines';
import { HIGHLIGHT_TYPES } from '@firmlens/contract';
import { nameLikelihood, parsePersonName } from '@firmlens/text';
import { subjectOf } from '../../attribution/subject-of';
import { pathWords } from '../../crawl/page-kind';
import { PAGE_KIND_BY_WORD, slugify } from '../../crawl/page-kind-words';
import type { PageKind } from '../../crawled-site';
import { layoutOf, siteLayoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import type { ReaderInput } from '../reader';
import { schemaNodesOfType } from '../schema-nodes';
import { createSiteNameMatcher } from '../site-name-matcher';
import { isClosingHeading } from './article-page';
import { isAwardsHeading } from './award-lists';
import { isNewsSectionName } from './dated-entries';
import { dayInUrl } from './post-day';
import { isClippingsHeading, linksToPress } from './press-clippings';
import { type Features, shareOf } from '../trees/measures';
import { YEAR } from './year';
import { keyOfTitle, type TitleCandidate, titleCandidates, yearIn } from './title-candidates';

/** A title with what is measured of it. */
export interface MeasuredTitle extends TitleCandidate {
  key: string;
  features: Readonly<Record<string, number>>;
}

const KINDS: readonly PageKind[] = [
  'home',
  'about',
  'news',
  'other',
  'product',
  'careers',
  'team',
  'trust',
  'contact',
  'pricing',
];
const ARTICLES = new Set(['NewsArticle', 'BlogPosting', 'Article', 'PressRelease']);
const FILE = /\.(?:pdf|docx?|jpe?g|png)$/i;
const SUBJECTS = ['other', 'unclear', 'company'];
const DAY_MS = 86_400_000;
const SHORTEST_WORD = 3;
const MAX_HEADING = 80;
const LONGEST_PHRASE = 3;
const NOTHING = -1;

/** Returns the titles that the pages of a site may have, measured, without those that stand on most pages. */
export function measuredTitles(input: Pick<ReaderInput, 'site' | 'pages' | 'observedAt'>): MeasuredTitle[] {
  const { pages, observedAt } = input;
  const isOwnName = createSiteNameMatcher(input);
  const { isFurniture } = siteLayoutOf(pages);
  const kinds = new Map(pages.map(({ url, kind }) => [addressOf(url), kind]));
  return pages.flatMap((page) => {
    const titles = titleCandidates(page, observedAt).filter(({ block }) => !isFurniture(block.text));
    if (titles.length === 0) return [];
    const ofPage = pageFeatures(page);
    const now = Number(observedAt.slice(0, 4));
    return titles.map((title): MeasuredTitle => ({
      ...title,
      key: keyOfTitle(title.title),
      features: {
        ...ofPage,
        ...placeFeatures(title, now),
        ...textFeatures(title, now),
        ...dateFeatures(title, observedAt),
        ...headingFeatures(title),
        ...linkFeatures(title, kinds),
        ...groupFeatures(title),
        ...wordFeatures(title, isOwnName),
      },
    }));
  });
}

function addressOf({ href }: URL): string {
  return href.replace(/#.*$/, '');
}

function pageFeatures(page: WebPage): Features {
  const words = pathWords(page.url);
  const isNews = (word = ''): boolean => PAGE_KIND_BY_WORD.get(word) === 'news';
  return {
    ...Object.fromEntries(KINDS.map((kind) => [`page.${kind}`, Number(page.kind === kind)])),
    'page.press': Number(isPressPath(page.url.pathname)),
    'page.depth': words.length,
    'page.last.news': Number(isNews(words.at(-1))),
    'page.any.news': Number(words.some(isNews)),
    'page.long': Math.max(0, ...words.map((word) => word.split('-').length)),
    'page.article': Number(page.meta['article:published_time'] !== undefined),
    'page.schema': schemaNodesOfType(page.nodes, ARTICLES).length,
    'page.awards': Number(words.some((word) => isAwardsHeading(word.replaceAll('-', ' ')))),
  };
}

function placeFeatures({ title, page, block, at }: TitleCandidate, now: number): Features {
  const { blocks } = layoutOf(page);
  const around = [at, at - 1, at - 2, at + 1, at + 2];
  const [year] = around.flatMap((index) => yearIn(blocks[index]?.text ?? '') ?? []);
  const hasYear = (index: number): boolean => yearIn(blocks[index]?.text ?? '') !== null;
  const first = blocks.find(({ level, region }) => level > 0 && region === 'main');
  const next = blocks[at + 1];
  return {
    'page.blocks': blocks.length,
    'page.slug': shareIn(slugWords(page.url), title),
    level: block.level,
    links: block.linkShare,
    at,
    position: at / blocks.length,
    'heading.first': Number(first === block),
    'near.year': year === undefined ? NOTHING : now - year,
    'near.years': [-4, -3, -2, -1, 1, 2, 3, 4].filter((step) => hasYear(at + step)).length,
    'near.before': Number(hasYear(at - 1)),
    'near.after': Number(hasYear(at + 1)),
    'near.before.length': blocks[at - 1]?.text.length ?? NOTHING,
    'near.after.length': next?.text.length ?? NOTHING,
    'near.after.level': next?.level ?? NOTHING,
  };
}

function textFeatures({ title, block }: TitleCandidate, now: number): Features {
  const words = title.split(/\s+/);
  const year = YEAR.exec(title)?.[0];
  return {
    'text.length': title.length,
    'text.words': words.length,
    'text.stop': Number(/[.!]$/.test(title)),
    'text.asks': Number(/\?\s*$/.test(title)),
    'text.introduces': Number(title.endsWith(':')),
    'text.colon': Number(title.includes(': ')),
    'text.digit': Number(/\d/.test(title)),
    'text.capitals': shareOf(words, (word) => /^\p{Lu}/u.test(word)),
    'text.shouts': Number(!/\p{Ll}/u.test(title)),
    'text.quote': Number(/^["“„«'‘]/.test(title)),
    'text.year': year === undefined ? NOTHING : now - Number(year),
    'text.year.first': Number(/^\W{0,3}(?:19|20)\d\d/.test(block.text)),
    'text.stripped': Number(block.text.length !== title.length),
    closing: Number(isClosingHeading(title)),
  };
}

function dateFeatures({ title, block, entry }: TitleCandidate, observedAt: string): Features {
  if (entry === null) return { dated: 0 };
  const texts = [...entry.texts.values()];
  return {
    dated: 1,
    'dated.age': (Date.parse(observedAt.slice(0, 10)) - Date.parse(entry.day)) / DAY_MS,
    'dated.month': Number(entry.day.endsWith('-01')),
    'dated.heading': Number(entry.heading === block),
    'dated.headed': Number(entry.heading !== null),
    'dated.first': [...entry.texts.keys()].indexOf(block),
    'dated.size': texts.length,
    'dated.text': texts.reduce((sum, text) => sum + text.length, 0),
    'dated.longest': Number(texts.every((text) => text.length <= title.length)),
  };
}

function headingFeatures({ headings }: TitleCandidate): Features {
  const texts = headings.map(({ text }) => text);
  const [nearest] = texts;
  const kind = nearest === undefined ? undefined : kindNamedIn(nearest);
  return {
    'head.news': Number(nearest !== undefined && isNewsSectionName(nearest)),
    'head.any.news': Number(texts.some(isNewsSectionName)),
    'head.awards': Number(texts.some(isAwardsHeading)),
    'head.press': Number(texts.some(isClippingsHeading)),
    'head.closing': Number(texts.some(isClosingHeading)),
    'head.year': Number(texts.some((text) => text.length < 12 && yearIn(text) !== null)),
    'head.kind': kind === undefined ? NOTHING : KINDS.indexOf(kind),
    'head.length': nearest?.length ?? NOTHING,
    'head.count': texts.length,
  };
}

/** Returns the kind of page that words of a heading name. */
function kindNamedIn(heading: string): PageKind | undefined {
  const words = slugify(heading.slice(0, MAX_HEADING)).split('-');
  for (let size = Math.min(LONGEST_PHRASE, words.length); size > 0; size -= 1)
    for (let at = 0; at + size <= words.length; at += 1) {
      const kind = PAGE_KIND_BY_WORD.get(words.slice(at, at + size).join('-'));
      if (kind) return kind;
    }
  return undefined;
}

function linkFeatures({ title, page, link }: TitleCandidate, kinds: ReadonlyMap<string, PageKind>): Features {
  if (link === null) return { link: 0 };
  const words = pathWords(link);
  const { pathname } = page.url;
  const folderKind = words
    .slice(0, -1)
    .map((word) => PAGE_KIND_BY_WORD.get(word))
    .find(Boolean);
  const target = kinds.get(addressOf(link));
  const slug = slugWords(link);
  return {
    link: 1,
    'link.press': Number(isPressPath(link.pathname)),
    'link.other': Number(linksToPress(link, page.url)),
    'link.deeper': Number(pathname !== '/' && link.pathname.startsWith(`${pathname.replace(/\/$/, '')}/`)),
    'link.depth': words.length - pathWords(page.url).length,
    'link.slug': shareIn(slug, title),
    'link.slug.size': slug.size,
    'link.day': Number(dayInUrl(link, { latest: '9999', order: null }) !== null),
    'link.kind': folderKind === undefined ? NOTHING : KINDS.indexOf(folderKind),
    'link.target': target === undefined ? NOTHING : KINDS.indexOf(target),
    'link.file': Number(FILE.test(link.pathname)),
    'link.self': Number(link.pathname === pathname),
  };
}

function groupFeatures({ link, group }: TitleCandidate): Features {
  const folderOf = (url: URL | null): string => url?.pathname.replace(/[^/]*\/?$/, '') ?? '';
  const gaps = group.slice(1).map(({ at }, index) => at - (group[index]?.at ?? 0));
  return {
    'group.size': group.length,
    'group.dated': shareOf(group, ({ entry }) => entry !== null),
    'group.entries': new Set(group.map(({ entry }) => entry)).size,
    'group.days': new Set(group.flatMap(({ entry }) => entry?.day ?? [])).size,
    'group.links': shareOf(group, (other) => other.link !== null),
    'group.targets': new Set(group.flatMap((other) => other.link?.href ?? [])).size,
    'group.folder': link ? group.filter((other) => folderOf(other.link) === folderOf(link)).length : NOTHING,
    'group.length': group.reduce((sum, { title }) => sum + title.length, 0) / group.length,
    'group.years': shareOf(group, ({ title }) => YEAR.test(title)),
    'group.gap': gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? NOTHING,
  };
}

/** What the words of a title say. */
function wordFeatures({ title, page }: TitleCandidate, isOwnName: CompanyNameMatcher): Features {
  const text = toSearchableText(title);
  const type = likelyEventType({ title, opening: '', date: null, url: page.url.href });
  return {
    event: Number(type !== null),
    ...Object.fromEntries(HIGHLIGHT_TYPES.map((one) => [`event.${one}`, Number(type === one)])),
    advice: Number(givesAdvice(text)),
    roundup: Number(isRoundup(text)),
    fair: Number(isFairVisit(text, isOwnName)),
    media: Number(isMediaMention(title)),
    we: Number(speaksInFirstPerson(title)),
    named: Number(isOwnName(title)),
    'named.first': Number(isOwnName(title.split(' ').slice(0, 3).join(' '))),
    subject: SUBJECTS.indexOf(subjectOf(title, isOwnName)),
    person: Number(parsePersonName(title) !== null && nameLikelihood(title) === 'likely'),
  };
}

function slugWords(url: URL): Set<string> {
  return new Set(wordsOf(pathWords(url).at(-1) ?? ''));
}

function wordsOf(slug: string): string[] {
  return slug.split('-').filter((word) => word.length >= SHORTEST_WORD);
}

/** Returns the share of a title's words that an address has. */
function shareIn(slug: ReadonlySet<string>, title: string): number {
  const words = wordsOf(slugify(title));
  return words.length === 0 ? NOTHING : shareOf(words, (word) => slug.has(word));
}
