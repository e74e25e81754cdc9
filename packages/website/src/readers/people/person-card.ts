import { type AnyNode, type Element, isTag } from 'domhandler';
import { elementText } from '../element-text';
import { isHeading, type NameElement } from './name-elements';
import { isRole } from '@firmlens/text';

const MAX_ANCESTORS = 8;
const MAX_CARD_TEXT = 6_000;
const MAX_FOLLOWING_ELEMENTS = 5;
/** The page's layout elements, which are never cards. */
const LAYOUT_ELEMENTS = new Set(['body', 'main', 'html', 'article']);

/** Class names for elements with people from outside the company. */
const OTHERS_CLASS =
  /testimonial|quote|review|customer|client|case-?stud|speaker|investor|kundenstimme|referenz|temoignage|comment/i;
/** Further such class names that only count near a name, because themes give them to whole pages. */
const WRITER_CLASS =
  /blog|(?:^|\s)posts?(?:-(?:card|item|author|meta|list))?(?:\s|$)|author|byline|article|news|press|event|webinar/i;
const WRITER_REACH = 3;
const TEAM_CLASS =
  /team|member|staff|person|people|leader|founder|employee|mitarbeiter|ansprechpartner|equipe|profile|bio/i;

/** Cuts a page into one card per name. */
export function personCards(names: readonly NameElement[]): { nameElement: NameElement; card: Element[] }[] {
  const namesByElement = namesWithin(names);
  const elements = new Set(names.map(({ element }) => element));
  return names.map((nameElement) => ({ nameElement, card: cardOf(nameElement, namesByElement, elements) }));
}

/** Whether a name appears among customers, speakers or writers. */
export function isAmongOutsiders(element: Element): boolean {
  let level = 0;
  for (let around: AnyNode | null = element; around && isTag(around); around = around.parent) {
    if (around.name === 'blockquote' || around.name === 'q' || around.name === 'cite') return true;
    if (LAYOUT_ELEMENTS.has(around.name)) return false;
    const names = classAndIdOf(around);
    const others = OTHERS_CLASS.test(names) || (level <= WRITER_REACH && WRITER_CLASS.test(names));
    if (others && !TEAM_CLASS.test(names)) return true;
    // A quotation next to the name means that the person is its speaker.
    const quoted = around.children.some((child) => isTag(child) && child.name === 'blockquote');
    if (level <= WRITER_REACH && quoted) return true;
    level += 1;
  }
  return false;
}

/** Whether class names in or around a card refer to team members. */
export function hasTeamClass(element: Element, inside: readonly Element[]): boolean {
  if (inside.some((part) => TEAM_CLASS.test(classAndIdOf(part)))) return true;
  let around: AnyNode | null = element;
  for (let level = 0; level < MAX_ANCESTORS && around && isTag(around); level++) {
    if (TEAM_CLASS.test(classAndIdOf(around))) return true;
    around = around.parent;
  }
  return false;
}

/** Returns an element's class, id and test id on one line. */
export function classAndIdOf({ attribs }: Element): string {
  return `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['data-testid'] ?? ''}`.slice(0, 500);
}

/** Returns the distinct names inside each element around a name. */
function namesWithin(names: readonly NameElement[]): Map<Element, Set<string>> {
  const namesByElement = new Map<Element, Set<string>>();
  for (const { name, element } of names) {
    let around: AnyNode | null = element;
    for (let level = 0; level <= MAX_ANCESTORS && around && isTag(around); level++) {
      namesByElement.set(around, (namesByElement.get(around) ?? new Set()).add(name));
      around = around.parent;
    }
  }
  return namesByElement;
}

/**
 * Returns the largest element around a name that contains no other name or, if that has no further text, also
 * the elements up to the next name.
 */
function cardOf(
  nameElement: NameElement,
  namesByElement: ReadonlyMap<Element, ReadonlySet<string>>,
  elements: ReadonlySet<Element>,
): Element[] {
  let card = nameElement.element;
  for (let level = 0; level < MAX_ANCESTORS; level++) {
    const parent: AnyNode | null = card.parent;
    if (
      !parent ||
      !isTag(parent) ||
      LAYOUT_ELEMENTS.has(parent.name) ||
      namesByElement.get(parent)?.size !== 1
    )
      break;
    if (elementText(parent, MAX_CARD_TEXT + 10).length > MAX_CARD_TEXT) break;
    card = parent;
  }
  const hasMoreText = elementText(card, 200) !== elementText(nameElement.element, 200);
  if (hasMoreText || nameElement.position !== null) return [card];
  const cards = [card];
  for (let next = card.next; next && cards.length <= MAX_FOLLOWING_ELEMENTS; next = next.next) {
    if (!isTag(next)) continue;
    const isNext = elements.has(next) || namesByElement.has(next);
    if (isNext || (isHeading(next) && !isRole(elementText(next, 130)))) break;
    cards.push(next);
  }
  return cards;
}
