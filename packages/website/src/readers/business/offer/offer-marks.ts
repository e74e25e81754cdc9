import { type Element, isTag } from 'domhandler';
import { foldText, loadVocabulary } from '@firmlens/text';
import { kindOf } from '../../../layout/path-signature';

const WORDS =
  loadVocabulary<Readonly<Record<'offer' | 'details' | 'others', readonly string[]>>>('offer-marks');
const OFFER: ReadonlySet<string> = new Set(WORDS.offer);
const DETAILS: ReadonlySet<string> = new Set(WORDS.details);
const OTHERS: ReadonlySet<string> = new Set(WORDS.others);
const MAX_LEVELS = 8;
const PAGE_ELEMENTS = new Set(['html', 'body', 'main']);

/**
 * Whether the class name or id of a part of a page, or of one around it, calls it the offer: `services-grid`,
 * `produkt-karte`. Names of the whole page say nothing about its parts, and what is inside one of several cards
 * is a detail.
 */
export function isMarkedAsOffer(part: Element, maxLevels = MAX_LEVELS): boolean {
  let around: Element | null = part;
  for (let level = 0; around && level < maxLevels && !isWholePage(around); level += 1) {
    const parent: Element | null = around.parent && isTag(around.parent) ? around.parent : null;
    const names = namesOf(around);
    const marks = names.filter((words) => words.some((word) => OFFER.has(word)));
    if (isOther(names) || marks.some((words) => words.some((word) => DETAILS.has(word)))) return false;
    if (marks.length > 0)
      return (around === part || !isRepeated(around)) && (parent === null || !isOther(namesOf(parent)));
    around = parent;
  }
  return false;
}

function isOther(names: readonly string[][]): boolean {
  return names.some((words) => words.some((word) => OTHERS.has(word)));
}

/** Returns the words of each class name and id of an element. */
function namesOf({ attribs }: Element): string[][] {
  return `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`
    .slice(0, 400)
    .split(/\s+/)
    .map((name) => foldText(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')).split(/[^\p{L}]+/u));
}

function isRepeated(element: Element): boolean {
  const kind = kindOf(element);
  const siblings = element.parent?.children.filter(isTag) ?? [];
  return siblings.some((sibling) => sibling !== element && kindOf(sibling) === kind);
}

function isWholePage({ name, children }: Element): boolean {
  return PAGE_ELEMENTS.has(name) || children.some((child) => isTag(child) && child.name === 'h1');
}
