import { type AnyNode, type Element, isTag } from 'domhandler';
import { elementText } from '../readers/element-text';

/** So many stars, one after the other, are a rating. */
const ENOUGH_STARS = 4;
/** One in each child. */
const MOST_STARS = 10;
const STARS = /^[★☆⭐✩✭\s]+$/u;
const STAR_CLASS = /(?:^|[\s_-])stars?(?:$|[\s_-])/i;
/** `5 stars`, `4.9 out of 5 stars`, `5 étoiles sur 5`, `5 von 5 Sternen` */
const RATING_LABEL =
  /^\D{0,20}[1-5](?:[.,]\d)?(?:\D{1,10}5)? (?:stars?|étoiles?|sternen?|estrellas?|stelle|estrelas?|sterren|stjärnor|stjerner|gwiazdek|hvězd|yıldız)/i;
const LABELS = ['aria-label', 'title', 'alt'];

/** Whether a node is a row of stars, or is labelled as a number of them. */
export function isRating(node: AnyNode): boolean {
  if (!isTag(node)) return false;
  const { attribs, children } = node;
  if (LABELS.some((label) => RATING_LABEL.test((attribs[label] ?? '').slice(0, 100)))) return true;
  const parts = children.filter(isTag);
  const classes = attribs['class'] ?? '';
  if (parts.length >= ENOUGH_STARS && (parts.every(isStar) || (STAR_CLASS.test(classes) && areAlike(parts))))
    return true;
  if (children.length > MOST_STARS) return false;
  const text = elementText(node, 50);
  return STARS.test(text) && text.replace(/\s/g, '').length >= ENOUGH_STARS;
}

function isStar({ attribs }: Element): boolean {
  return STAR_CLASS.test(attribs['class'] ?? '');
}

function areAlike(parts: readonly Element[]): boolean {
  return parts.every(({ name }) => name === parts[0]?.name);
}
