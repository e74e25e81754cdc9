/** The attributes in which animated figures keep the number that they count up to. */
const ENDS = [
  'data-count',
  'data-counter',
  'data-count-to',
  'data-countto',
  'data-purecounter-end',
  'data-to-value',
];
/** Such attributes that also mean other things, if the element does not show a zero. */
const PERHAPS_ENDS = ['data-target', 'data-to', 'data-value', 'data-number'];
const NUMBER = /^\d{1,7}$/;
const ZERO = /^(\s*)0+(?![\d.,])/;

/** Follows the tags of a page, and tells what animated figures show in the end: scripts count them up from zero. */
export interface Counters {
  open(attributes: Readonly<Record<string, string>>): void;
  /** Returns a text of the element that was opened last, with the number in place of a zero. */
  shown(text: string): string;
  /** Closes the element that was opened last. Returns the number if the element was empty, otherwise nothing. */
  close(): string;
}

/** The number of an open element. */
interface Counter {
  end: string;
  isCertain: boolean;
}

export function createCounters(): Counters {
  const open: (Counter | null)[] = [];
  return {
    open(attributes) {
      if (open.length > 0) open[open.length - 1] = null;
      open.push(counterOf(attributes));
    },
    shown(text) {
      const counter = open.at(-1);
      if (!counter || text.trim() === '') return text;
      open[open.length - 1] = null;
      return text.replace(ZERO, (_, space: string) => space + counter.end);
    },
    close() {
      const counter = open.pop();
      return counter?.isCertain ? counter.end : '';
    },
  };
}

function counterOf(attributes: Readonly<Record<string, string>>): Counter | null {
  const endIn = (names: readonly string[]): string | undefined =>
    names.map((name) => attributes[name] ?? '').find((value) => NUMBER.test(value));
  const certain = endIn(ENDS);
  const end = certain ?? endIn(PERHAPS_ENDS);
  return end === undefined ? null : { end, isCertain: certain !== undefined };
}
