import { type Element, isTag } from 'domhandler';
import { descendants } from '../descendants';
import { elementText, textPieces } from '../element-text';
import { isPlace, MAX_LOCATION, isJobTitle } from '@firmlens/text';

import { CONTRACT_TERM, LOCATION_LABEL } from './job-page-words';

const PLACE_CLASS =
  /(?:^|[\s_-])(?:job)?(?:location|locations|city|office|standort|ort|lieu|place|ubicacion|sede|locatie)(?:$|[\s_-])/i;

/**
 * Returns the location in a job's card or row: by its markup, its label, or because the text is a known
 * place.
 */
export function jobLocationIn(card: readonly Element[], title: string): string | null {
  const elements = card.flatMap((part) => [part, ...(descendants(part) ?? [])]);
  for (const element of elements) {
    const marks = `${element.attribs['class'] ?? ''} ${element.attribs['itemprop'] ?? ''} ${element.attribs['data-field'] ?? ''}`;
    const text = PLACE_CLASS.test(marks) ? trimPlace(elementText(element, MAX_LOCATION)) : '';
    if (text !== '' && text.length <= 80 && text !== title) return text;
  }
  const [inColumn] = card.flatMap((part) => placeColumn(part) ?? []);
  if (inColumn !== undefined) return inColumn;
  for (const piece of card.flatMap((part) => textPieces(part))) {
    if (piece.length > 200 || piece === title) continue;
    const labelled = LOCATION_LABEL.exec(piece);
    if (labelled) {
      const text = trimPlace(piece.slice(labelled[0].length));
      if (text !== '') return text;
    }
    const place = placeInText(piece);
    if (place !== null) return place;
  }
  return placeInTitle(title);
}

/** Returns a row's cell in the column headed `Location`. */
function placeColumn(row: Element): string | null {
  const table = row.name === 'tr' ? row.parent : null;
  const first =
    table && isTag(table)
      ? firstRow(table.parent && isTag(table.parent) && table.name !== 'table' ? table.parent : table)
      : null;
  const column = first
    ? cellsOf(first).findIndex((cell) => LOCATION_LABEL.test(`${elementText(cell, 40)}:`))
    : -1;
  const cell = column > 0 && first !== row ? cellsOf(row)[column] : undefined;
  const text = cell ? trimPlace(elementText(cell, MAX_LOCATION)) : '';
  return text === '' ? null : text;
}

function firstRow(table: Element): Element | null {
  const found = table.children
    .filter(isTag)
    .flatMap((part) => (part.name === 'tr' ? [part] : part.children.filter(isTag)));
  return found.find(({ name }) => name === 'tr') ?? null;
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th');
}

/** Returns the part of a line such as `Lyon, France · full time · posted today` that is a place, or null. */
function placeInText(line: string): string | null {
  const parts = line.split(/[·•|–—;\n]| - | \/ /).map((part) => trimPlace(part));
  return (
    parts.find(
      (part) =>
        part.length > 2 &&
        part.length <= 60 &&
        part.split(' ').length <= 7 &&
        isPlace(part) &&
        !isJobTitle(part),
    ) ?? null
  );
}

/**
 * Returns the place at the end of a title: `Engineer – Berlin`, `Engineer (Remote)`, `Engineer, Leeds, UK`.
 */
function placeInTitle(title: string): string | null {
  const found = /(?: [-–—|] |\(|, | in )([^()]{2,40})\)?$/.exec(title);
  const place = found ? trimPlace(found[1] ?? '') : '';
  return isPlace(place) && !/^[A-Z]{2}$/.test(place) ? place : null;
}

function trimPlace(text: string): string {
  return text
    .split(',')
    .map((part) => unbracketed(part))
    .filter((part) => part !== '' && !CONTRACT_TERM.test(part))
    .join(', ')
    .replace(LOCATION_LABEL, '')
    .slice(0, MAX_LOCATION);
}

/** Strips brackets around the whole text, or an unmatched one. */
function unbracketed(text: string): string {
  const bare = text
    .trim()
    .replace(/^[:\s]+|[:\s]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1');
  return bare.includes('(') && bare.includes(')') ? bare : bare.replace(/^\(|[()]$/g, '').trim();
}
