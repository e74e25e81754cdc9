import type { Element } from 'domhandler';
import { descendants } from '../descendants';
import { elementText, textPieces } from '../element-text';
import { isPlace } from '../places/country';
import { MAX_LOCATION } from './job';

/** Contract types and the like, which stand beside the place. */
const TERMS =
  /^(?:cdi|cdd|stage|alternance|freelance|full[ -]?time|part[ -]?time|vollzeit|teilzeit|unbefristet|befristet|festanstellung|permanent|temporary|contract|internship|temps (?:plein|partiel)|tiempo completo|tempo pieno|voltijd|deeltijd|hybrid|on-?site|hybride|vor ort|jornada completa|indefinido|m\/w\/d|\d+ ?%.*|ab sofort|sofort)\b/i;
const LABEL =
  /^(?:location|standort|einsatzort|arbeitsort|ort|lieu|ubicacion|ubicación|sede|locatie|plaats|localisation|place of work|office|where)\s?:\s?/i;
const PLACE_CLASS =
  /(?:^|[\s_-])(?:job)?(?:location|locations|city|office|standort|ort|lieu|place|ubicacion|sede|locatie)(?:$|[\s_-])/i;

/** The place that a card or row about a job names: by its markup, its label, or because the text is a known place. */
export function placeIn(card: readonly Element[], title: string): string | null {
  const elements = card.flatMap((part) => [part, ...(descendants(part) ?? [])]);
  for (const element of elements) {
    const marks = `${element.attribs['class'] ?? ''} ${element.attribs['itemprop'] ?? ''} ${element.attribs['data-field'] ?? ''}`;
    const text = PLACE_CLASS.test(marks) ? trimPlace(elementText(element, MAX_LOCATION)) : '';
    if (text !== '' && text.length <= 80 && text !== title) return text;
  }
  for (const piece of card.flatMap((part) => textPieces(part))) {
    if (piece.length > 200 || piece === title) continue;
    const labelled = LABEL.exec(piece);
    if (labelled) {
      const text = trimPlace(piece.slice(labelled[0].length));
      if (text !== '') return text;
    }
    const place = placeInText(piece);
    if (place !== null) return place;
  }
  return placeInTitle(title);
}

/** The part of a line such as `Lyon, France · full time · posted today` that is a place, or null. */
export function placeInText(line: string): string | null {
  const parts = line.split(/[·•|–—;\n]| - | \/ /).map((part) => trimPlace(part));
  return (
    parts.find(
      (part) => part.length >= 2 && part.length <= 60 && part.split(' ').length <= 7 && isPlace(part),
    ) ?? null
  );
}

/** A place that a title ends with: `Engineer – Berlin`, `Engineer (Remote)`, `Engineer, Leeds, UK`. */
function placeInTitle(title: string): string | null {
  const found = /(?: [-–—|] |\(|, | in )([^()]{2,40})\)?$/.exec(title);
  const place = found ? trimPlace(found[1] ?? '') : '';
  return isPlace(place) && !/^[A-Z]{2}$/.test(place) ? place : null;
}

function trimPlace(text: string): string {
  return text
    .split(',')
    .map((part) => part.trim().replace(/^[()[\]:\s]+|[()[\]:\s]+$/g, ''))
    .filter((part) => part !== '' && !TERMS.test(part))
    .join(', ')
    .replace(LABEL, '')
    .slice(0, MAX_LOCATION);
}
