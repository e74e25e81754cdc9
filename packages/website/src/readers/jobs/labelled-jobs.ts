import { type Element, isTag } from 'domhandler';
import { foldText, isPlace, isPossibleJobTitle, MAX_JOB_TITLE } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';
import { type Job, jobCountry } from './job';
import { jobLocationIn } from './job-location';
import { POSITION_LABEL } from './job-page-words';

const CONFIDENCE = 0.85;
const MAX_JOBS = 100;
const LONGEST_TITLE = 80;
const LABELLED = /^(?<label>[^:：]{2,30}) ?[:：]\s*(?<title>\S.*)$/u;
const BULLET = /^[^\p{L}\p{N}(]+/u;
const CELLS = new Set(['th', 'td', 'dt', 'dd']);

/** Returns the openings whose titles have a label, or stand in a column with one: `Position: Fitter`. */
export function labelledJobs(page: WebPage): Job[] {
  const { blocks } = layoutOf(page);
  return blocks
    .filter(({ region }) => region === 'main')
    .flatMap((block) => {
      const title =
        titleAfterLabel(block) ?? (isInLabelledCell(block) ? block.text : null)?.replace(BULLET, '') ?? null;
      return title !== null && isTitle(title) ? [{ title, element: block.element }] : [];
    })
    .slice(0, MAX_JOBS)
    .map(({ title, element }) => {
      const row = parentOf(element, 'tr');
      const location = row === null ? null : jobLocationIn([row], title);
      return {
        title: title.slice(0, MAX_JOB_TITLE),
        location,
        country: jobCountry(null, location),
        posted_date: null,
        url: page.url.href,
        origin: 'text' as const,
        confidence: CONFIDENCE,
      };
    });
}

function titleAfterLabel({ text }: Block): string | null {
  const { label = '', title = '' } = LABELLED.exec(text.replace(BULLET, ''))?.groups ?? {};
  return isLabel(label) ? title : null;
}

/** A cell beside a label, or below one in the first row. */
function isInLabelledCell({ element }: Block): boolean {
  const cell = CELLS.has(element.name) ? element : (parentOf(element, 'td') ?? parentOf(element, 'dd'));
  if (cell === null || cell.name === 'th' || cell.name === 'dt') return false;
  const cells = siblingsOf(cell);
  const before = cells[cells.indexOf(cell) - 1];
  if (before !== undefined && isLabel(elementText(before, 40))) return true;
  const row = parentOf(cell, 'tr');
  const table = row && parentOf(row, 'table');
  const head = table ? firstRowOf(table) : null;
  if (row === null || head === null || head === row) return false;
  const column = siblingsOf(head.children.find(isTag) ?? head)[cells.indexOf(cell)];
  return column !== undefined && isLabel(elementText(column, 40));
}

function firstRowOf(table: Element): Element | null {
  const parts = table.children.filter(isTag);
  return parts.flatMap((part) => (part.name === 'tr' ? [part] : part.children.filter(isTag)))[0] ?? null;
}

function siblingsOf({ parent }: Element): Element[] {
  return parent && 'children' in parent ? parent.children.filter(isTag) : [];
}

function parentOf(element: Element, name: string): Element | null {
  for (let around = element.parent; around && isTag(around); around = around.parent)
    if (around.name === name) return around;
  return null;
}

function isLabel(text: string): boolean {
  return POSITION_LABEL.test(foldText(text).replace(/[\s:：]+$/, ''));
}

function isTitle(text: string): boolean {
  return text.length <= LONGEST_TITLE && isPossibleJobTitle(text) && !isPlace(text) && !isLabel(text);
}
