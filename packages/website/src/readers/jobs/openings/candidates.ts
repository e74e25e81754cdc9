import {
  foldText,
  hasGenderMark,
  isJobTitle,
  isPlace,
  isPossibleJobTitle,
  stripTitleLabel,
} from '@firmlens/text';
import { isAboutOthers } from '../../../attribution/about-others';
import type { Block } from '../../../layout/blocks';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import { groupBy } from '../../group-by';
import { CONTACT_DETAIL } from '../advertised-entries';
import { POSITION_LABEL, WANTED } from '../job-page-words';
import { statesNoOpenings } from '../no-openings';
import {
  beginsWithFact,
  beginsWithPerson,
  isBenefit,
  isColumnHead,
  isLabelledBenefit,
  isPerson,
} from '../not-openings';
import { BULLET, setOffTitle } from '../opening-title';
import { introducesOpenings, openingsSections } from '../openings-sections';

/** A line that may be the title of an opening. */
export interface OpeningCandidate {
  title: string;
  page: WebPage;
  /** The blocks of the page, and the indexes of its own one and of the next title that plays the same role. */
  blocks: readonly Block[];
  at: number;
  end: number;
  block: Block;
  /** The index of the heading for openings that it stands below, or null. */
  section: number | null;
  /** The lines that play the same role on the page, this one among them, in document order. */
  among: readonly OpeningCandidate[];
}

const OUTSIDE = new Set(['navigation', 'header', 'footer', 'dialog']);
const MAX_OF_SITE = 500;
/** Trees learned from whole pages, with menus and footers. Pages with less say too little to them. */
const LEAST_BLOCKS = 20;
const LONGEST_TEXT = 300;
const LABELLED = /^(?<label>[^:：]{2,30}) ?[:：]\s*(?<title>\S.*)$/u;

/** Returns the lines that may be titles of openings on a site's pages for applicants. */
export function openingCandidates(pages: readonly WebPage[]): OpeningCandidate[] {
  return pages
    .filter((page) => (page.kind === 'careers' || page.kind === 'job') && !statesNoOpenings(page))
    .flatMap(candidatesOn)
    .slice(0, MAX_OF_SITE);
}

function candidatesOn(page: WebPage): OpeningCandidate[] {
  const { blocks } = layoutOf(page);
  if (blocks.length < LEAST_BLOCKS) return [];
  const sections = openingsSections(blocks);
  const candidates = blocks.flatMap((block, at): OpeningCandidate[] => {
    const section = sections[at]?.start ?? null;
    const title = mayBeTitle(blocks, at, section) ? titleIn(block) : null;
    return title === null ? [] : [{ title, page, blocks, at, end: blocks.length, block, section, among: [] }];
  });
  const lists = groupBy(candidates, ({ block, section }) => {
    const role = block.level > 0 ? `h${String(block.level)}` : block.path;
    return `${String(section)} ${role}`;
  });
  return [...lists.values()].flatMap((among) => {
    // `Recruiter`, above a mailbox, is whom to write to.
    if (among.length === 1 && CONTACT_DETAIL.test(blocks[Number(among[0]?.at) + 1]?.text ?? '')) return [];
    // `Jane Doe, Engineer`: what stands in the same place is about people, too.
    if (among.some(({ block }) => beginsWithPerson(block.text))) return [];
    // The position of somebody who is quoted stands below the name.
    if (among.some(({ at }) => isPerson(blocks[at - 1]?.text ?? ''))) return [];
    for (const [index, candidate] of among.entries())
      Object.assign(candidate, { among, end: among[index + 1]?.at ?? blocks.length });
    return among;
  });
}

function mayBeTitle(blocks: readonly Block[], at: number, section: number | null): boolean {
  const block = blocks[at] as Block;
  const { region, text } = block;
  if (OUTSIDE.has(region) || text.length > LONGEST_TEXT) return false;
  if (introducesOpenings(block) || isColumnHead(blocks, at) || isAboutOthers(block)) return false;
  if (section !== null && region === 'form' && blocks[section]?.region !== 'form') return false;
  return hasGenderMark(text) || !(isBenefit(block) || isLabelledBenefit(blocks, at));
}

function titleIn(block: Block): string | null {
  // Links on one line lead to anything.
  if (block.linkShare > 0.5 && block.pieces.filter(isJobTitle).length > 1) return null;
  const title = titleOf(block);
  const isTitle =
    isPossibleJobTitle(title) && !beginsWithFact(title) && (!isPlace(title) || isJobTitle(title));
  return isTitle ? title : null;
}

/** Returns a line without its bullet, what stands around a title, and what markup sets off from it. */
function titleOf(block: Block): string {
  const text = stripTitleLabel(block.text.replace(BULLET, ''));
  const { label = '', title = '' } = LABELLED.exec(text)?.groups ?? {};
  if (title !== '' && POSITION_LABEL.test(foldText(label))) return title;
  return setOffTitle(block) ?? text.replace(WANTED, '').replace(/\s*:$/, '');
}
