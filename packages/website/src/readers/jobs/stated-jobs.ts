import {
  allMatches,
  citiesNamed,
  foldText,
  hasGenderMark,
  isJobTitle,
  isPlace,
  isPossibleJobTitle,
  isRole,
  stripTitleLabel,
} from '@firmlens/text';
import { isAboutOthers } from '../../attribution/about-others';
import { slugify } from '../../crawl/page-kind-words';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { advertisedEntries, CONTACT_DETAIL } from './advertised-entries';
import type { Job } from './job';
import { jobOfBlock } from './job-of-block';
import { CONTRACT_TERM, OPEN_POSITIONS, RECRUITS, WANTED } from './job-page-words';
import {
  beginsWithFact,
  beginsWithPerson,
  headingOf,
  isBenefit,
  isColumnHead,
  isLabelledBenefit,
  isPerson,
} from './not-openings';
import { BULLET, setOffTitle } from './opening-title';
import { introducesOpenings, openingsSections, type OpeningsSection } from './openings-sections';
import { haveTerms, isShortTitle } from './terms-of-openings';
import { shareOf } from '../trees/measures';

/** Confidence for a title with a gender mark, one of a list under a heading for openings, and one of another list. */
const CONFIDENCE = { marked: 0.95, listed: 0.9, plain: 0.8 };
/** The share of titles that name a role in a list under a heading for openings, and in another list. */
const ENOUGH_ROLES = { listed: 0.51, namedOnes: 0.3, onCareersPage: 0.51, plain: 0.75 };
/** After a title that is set off, more text is a description and not a place or a contract. */
const LONGEST_ADDITION = 60;
const OUTSIDE = new Set(['navigation', 'header', 'footer', 'dialog']);
const LIST_ENTRIES = new Set(['li', 'a', 'td', 'tr', 'dt', 'summary', 'button']);
const ENTRIES = new Set(['summary', 'dt', 'td']);
const DASH = /\s(?:[–—|·•]|-)\s/u;
const DASHES = new RegExp(DASH, 'gu');

/** A block in a list of blocks that play the same role on the page. */
export interface Entry {
  block: Block;
  at: number;
  /** The text as the title of an opening, or null if it cannot be one. */
  title: string | null;
}

/**
 * Returns the openings that a page lists without pages of their own. Titles of a list play the same role on the
 * page, so that they are recognised together: what stands in the same place as known roles is a title, and the
 * requirements below a title are not. With `onlyListed`, for pages that are also about other things, returns
 * only those under a heading for openings.
 */
export function statedJobs(
  page: WebPage,
  observedAt: string,
  isFurniture: (text: string) => boolean,
  onlyListed = false,
): Job[] {
  const blocks = layoutOf(page).blocks.filter(({ region }) => !OUTSIDE.has(region));
  const sections = openingsSections(blocks);
  const lists = new Map<string, { section: OpeningsSection | null; entries: Entry[] }>();
  for (const [at, block] of blocks.entries()) {
    if (introducesOpenings(block) || isColumnHead(blocks, at)) continue;
    if (block.linkShare > 0.5 && isFurniture(block.text)) continue;
    const title = titleOf(block);
    if (title !== null && isPlace(title) && !isJobTitle(title)) continue;
    if ((isBenefit(block) || isLabelledBenefit(blocks, at)) && !hasGenderMark(block.text)) continue;
    // Links on one line are openings of their own.
    if (block.linkShare > 0.5 && block.pieces.filter(isJobTitle).length > 1) continue;
    const section = sections[at] ?? null;
    // The basket of a shop, and the questions to applicants.
    if (section && block.region === 'form' && blocks[section.start]?.region !== 'form') continue;
    // Within a section, headings of one level play the same role.
    const role = section && block.level > 0 ? `h${String(block.level)}` : block.path;
    const key = `${String(section?.start ?? headingAbove(blocks, at))} ${role}`;
    const list = lists.get(key) ?? { section, entries: [] };
    list.entries.push({ block, at, title });
    lists.set(key, list);
  }
  const isCareersPage = page.kind === 'careers';
  const isForApplicants = isCareersPage || page.kind === 'job';
  const advertised = isCareersPage
    ? advertisedEntries(
        page,
        blocks,
        [...lists.values()].map(({ entries }) => entries),
      )
    : [];
  const listed = new Set<number>();
  return [...lists.values()].flatMap(({ section, entries: written }) => {
    // `Jane Doe, Engineer`: what stands in the same place is about people, too.
    if (written.some(({ block }) => beginsWithPerson(block.text))) return [];
    // A heading that cannot be a title, such as a question to applicants, says nothing about the others.
    const entries = withoutAdditions(
      written.filter(({ block, title }) => title !== null || block.level === 0),
    );
    // Below the titles of a section stand the duties and requirements of each.
    const isBelowTitles = section !== null && listed.has(section.start);
    // Elsewhere `Join us` may stand above the people of a team.
    const isOfOthers =
      section !== null && !isForApplicants && !namesOpenPositions(blocks[section.start] as Block);
    const openings = section
      ? listedOpenings(isBelowTitles || isOfOthers ? [] : entries, blocks, section)
      : plainOpenings(onlyListed ? [] : entries, blocks, isCareersPage);
    if (section && openings.length > 0) listed.add(section.start);
    return entries.flatMap((entry) => {
      const isMarked = entry.title !== null && hasGenderMark(entry.title);
      const isOpening = isMarked || openings.includes(entry) || advertised.includes(entry.at);
      if (entry.title === null || !isOpening) return [];
      const confidence = isMarked ? CONFIDENCE.marked : section ? CONFIDENCE.listed : CONFIDENCE.plain;
      return [jobOfBlock(page, entry.block, entry.title, confidence, observedAt)];
    });
  });
}

/** Returns the index of the heading that a heading is below. Other blocks have none, because titles are between them. */
function headingAbove(blocks: readonly Block[], at: number): number {
  const { level } = blocks[at] as Block;
  if (level === 0) return -1;
  let above = at - 1;
  while (above >= 0 && !isHeadingAbove(blocks[above] as Block, level)) above -= 1;
  return above;
}

function isHeadingAbove(block: Block, level: number): boolean {
  return block.level > 0 && block.level < level;
}

/** Returns the opening named in the main heading of its own page. */
export function jobOfPage(page: WebPage, observedAt: string): Job[] {
  const titles = layoutOf(page)
    .blocks.filter(({ level }) => level === 1)
    .flatMap((block) => {
      const text = stripTitleLabel(block.text);
      const title = text.replace(WANTED, '');
      const isTitle =
        isPossibleJobTitle(title) && (isRole(title) || title !== text || describesOpening(page, title));
      return isTitle ? [{ block, title }] : [];
    });
  const [first, another] = titles;
  return first && !another ? [jobOfBlock(page, first.block, first.title, CONFIDENCE.listed, observedAt)] : [];
}

/** Whether a page has a title in its address, and the headings of an opening: `Your tasks`, `Requirements`. */
function describesOpening(page: WebPage, title: string): boolean {
  if (page.kind !== 'job' || isPlace(title) || !page.url.pathname.includes(slugify(title))) return false;
  const headings = layoutOf(page).blocks.filter(({ level, region }) => level > 1 && region === 'main');
  return headings.filter((heading) => !isPossibleJobTitle(headingOf(heading))).length > 1;
}

/** Returns the openings of a list in a section: all if most are known roles, else those that are set off. */
function listedOpenings(
  entries: readonly Entry[],
  blocks: readonly Block[],
  { start }: OpeningsSection,
): readonly Entry[] {
  const [first] = entries;
  // `Recruiter`, above a mailbox, is whom to write to.
  if (entries.length === 1 && first && CONTACT_DETAIL.test(blocks[first.at + 1]?.text ?? '')) return [];
  if (shareOf(entries, namesRole) >= ENOUGH_ROLES.listed || haveTerms(entries, blocks)) return entries;
  if (shareOf(entries, namesRole) < ENOUGH_ROLES.namedOnes) return [];
  const isSetOff = ({ block, title }: Entry) =>
    setOffTitle(block) !== null && block.text.length - (title ?? '').length < LONGEST_ADDITION;
  const openings = entries.filter((entry) => namesRole(entry) || isSetOff(entry));
  if (openings.length / entries.length >= ENOUGH_ROLES.listed) return openings;
  const areShort = entries.every(
    ({ title, block }) =>
      title !== null && isShortTitle(title) && (block.level > 0 || LIST_ENTRIES.has(block.element.name)),
  );
  return areShort && namesOpenPositions(blocks[start] as Block) ? entries : [];
}

/** Whether a heading says that there are open positions, and not only that one can work at the company. */
function namesOpenPositions(heading: Block): boolean {
  return OPEN_POSITIONS.test(headingOf(heading)) || RECRUITS.test(heading.text);
}

/**
 * Returns headings, rows, links, or lines above a description that are openings by themselves. The people of a
 * team are not, and neither is a single one, which may name anything: `Regional managers` in a text on careers.
 */
function plainOpenings(
  entries: readonly Entry[],
  blocks: readonly Block[],
  isCareersPage: boolean,
): readonly Entry[] {
  const isTitleOfText = ({ block, at }: Entry): boolean => {
    const next = blocks[at + 1];
    return isCareersPage && next !== undefined && next.level === 0 && next.path !== block.path;
  };
  const isSetOff = entries.every(
    (entry) =>
      entry.block.level > 0 ||
      entry.block.linkShare > 0.5 ||
      ENTRIES.has(entry.block.element.name) ||
      isTitleOfText(entry),
  );
  if (isCareersPage && haveTerms(entries, blocks)) return entries;
  const areOpenings =
    entries.length > 1 &&
    isSetOff &&
    shareOf(entries, namesRole) >= (isCareersPage ? ENOUGH_ROLES.onCareersPage : ENOUGH_ROLES.plain) &&
    !entries.some(({ at }) => isPerson(blocks[at - 1]?.text ?? ''));
  return areOpenings ? entries : [];
}

function namesRole({ title }: Entry): boolean {
  return title !== null && isJobTitle(title);
}

/** Returns a block's text as a title, without a bullet and without the place that follows it. */
function titleOf(block: Block): string | null {
  if (block.level === 1 || isAboutOthers(block)) return null;
  const text = stripTitleLabel(block.text.replace(BULLET, ''));
  const title = setOffTitle(block) ?? text;
  return isPossibleJobTitle(title) && !title.endsWith(':') && !beginsWithFact(title) ? title : null;
}

/**
 * Returns entries with titles up to the place, contract or deadline after a dash. A speciality belongs to the
 * title, unless what follows the dash in most entries of the list is a place.
 */
function withoutAdditions(entries: readonly Entry[]): Entry[] {
  const rests = entries.flatMap(({ title }) => (title === null ? [] : [title.split(DASH)[1]]));
  const additions = rests.filter((rest) => rest !== undefined && isAddition(rest));
  const areAdditions = !rests.includes(undefined) && additions.length > rests.length / 2;
  return entries.map((entry) => {
    const parts = entry.title?.split(DASH) ?? [];
    const end = parts.findIndex((part, at) => at > 0 && (areAdditions || isAddition(part)));
    return end === -1 ? entry : { ...entry, title: upToDash(entry.title ?? '', end) };
  });
}

/** Returns a text up to one of its dashes, counted from 1. */
function upToDash(text: string, count: number): string {
  const dash = allMatches(text, DASHES)[count - 1];
  return text.slice(0, dash?.index).trim();
}

function isAddition(part: string): boolean {
  const [first = ''] = part.trim().split(/[,/]| \p{Ll}{1,5} /u);
  const isKnown = first.length > 2 && (isPlace(first) || citiesNamed(first).length > 0);
  return isKnown || CONTRACT_TERM.test(foldText(part.trim())) || /\d{2}[./]\d{2}/.test(part);
}
