import { allMatches, patternOf } from '@firmlens/text';
import { ADDRESS_WORDS as WORDS } from './address-words';

const MAX_LINE = 400;
/** How far from the start of a line a label ends. */
const MAX_LABEL = 40;
/** A label of contact details right behind other text: `Main Street 5Phone: …`. */
const GLUED_CONTACT = new RegExp(
  `(?<=\\p{Ll}{2}|[\\d.)])(?=(?:${patternOf(WORDS.gluedLabels)}) ?\\.?[:：])`,
  'gu',
);
/** Where a label may end and the text behind it begin. */
const BOUNDARY = /(?<=\p{Ll})(?=[\p{Lu}\d])/gu;
const LABELS = `(?:${patternOf(WORDS.registeredOffices)}|${patternOf(WORDS.headquarters)}|${patternOf(WORDS.labels)})`;
const LABEL = new RegExp(`^${LABELS}$`, 'iu');
/** `Sídlo společnosti` for `Sídlo`. */
const LABEL_WITH_WORDS = new RegExp(`^${LABELS}(?: \\p{L}{2,12}){1,2}$`, 'iu');

/**
 * Returns a line as several if a page's layout alone separates labels from what they stand beside: `Address:Main Street
 * 5Phone:…`, and with a colon behind a label at its start: `Registered officeMain Street 5`.
 */
export function separateLabels(line: string): string[] {
  if (line.length > MAX_LINE) return [line];
  return line.split(GLUED_CONTACT).map((part) => {
    const start = part.slice(0, MAX_LABEL);
    const end = allMatches(start, BOUNDARY)
      .map(({ index }) => index)
      .find((index) => isLabel(start.slice(0, index)));
    return end === undefined ? part : `${part.slice(0, end)}: ${part.slice(end)}`;
  });
}

/** In `Registered office of YouGov plc`, `You` is no word of the label. */
function isLabel(text: string): boolean {
  return LABEL.test(text) || (LABEL_WITH_WORDS.test(text) && /\s\p{Ll}+$/u.test(text));
}
