import type { MarkSet } from './marks';

/**
 * A part of a hostile document, described by how it repeats: `repeat` times, `nest` opening marks, the phrases
 * `words` times, the children, and as many closing marks. In each text, `~` stands for the next word or number of
 * a count, so that repeated parts can differ.
 */
export interface Fragment {
  open: string;
  close: string;
  repeat: number;
  nest: number;
  phrases: readonly string[];
  words: number;
  children: readonly Fragment[];
  /** The marks that children may have. */
  inside: MarkSet;
}

/** Creates a fragment; what is not given is as simple as possible. */
export function fragment(open: string, close: string, genes: Partial<Fragment> = {}): Fragment {
  return { open, close, repeat: 1, nest: 1, phrases: [], words: 1, children: [], inside: 'markup', ...genes };
}

/**
 * Returns the document that the fragments describe, at most `maxLength` characters and with its closing marks.
 * Counts of words start after `counted`.
 */
export function renderFragments(fragments: readonly Fragment[], maxLength: number, counted = 0): string {
  const pieces: string[] = [];
  let left = maxLength;
  let count = counted;
  const write = (template: string): void => {
    const text = template.includes('~') ? template.replace(/~/g, () => distinctWord((count += 1))) : template;
    pieces.push(text);
    left -= text.length;
  };
  const render = ({ open, close, repeat, nest, phrases, words, children }: Fragment): void => {
    const phrase = phrases.join('');
    let before = Infinity;
    // What adds nothing would be repeated for ever without reaching the maximum.
    for (let time = 0; time < repeat && left > 0 && left < before; time += 1) {
      before = left;
      // A count makes a mark some letters longer.
      const isMark = open !== '' || close !== '';
      const depth = Math.min(isMark ? nest : 1, Math.floor(left / (open.length + close.length + 8)));
      if (depth === 0) return;
      left -= depth * close.length;
      for (let level = 0; level < depth; level += 1) write(open);
      for (let word = 0; word < words && phrase !== '' && left > phrase.length; word += 1) write(phrase);
      children.forEach(render);
      left += depth * close.length;
      for (let level = 0; level < depth; level += 1) write(close);
    }
  };
  fragments.forEach(render);
  return pieces.join('').slice(0, maxLength);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns `Aab` for 1, `Aac` for 2, and so on: a word that could be a name. */
function distinctWord(count: number): string {
  let word = '';
  for (let rest = count; rest > 0; rest = Math.floor(rest / 26)) word = (LETTERS[rest % 26] ?? '') + word;
  return `A${word.padStart(2, 'a')}`;
}
