import { loadVocabularyFolder } from '@firmlens/text';
import { pick } from '../seeded-random';
import { type Fragment, fragment } from './fragment';
import type { SlowDocument } from './kinds';
import { MARKS, type MarkSet, PAGE_KINDS, PHRASES } from './marks';

type Random = () => number;

/** No gene repeats more often: a page of two million characters has no room for more. */
const MAX_COUNT = 1_000_000;
const MAX_PHRASES = 4;
const MAX_CHANGES = 3;

/** Every spelling in the vocabularies, because each is something that a reader looks for. */
const VOCABULARY = stringsOf([...loadVocabularyFolder('').values()]);

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [`${value} `];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** Returns a document that differs in one to three genes. `mates` are documents from which it may take parts. */
export function mutated(
  document: SlowDocument,
  mates: readonly SlowDocument[],
  random: Random,
): SlowDocument {
  let { pageKind, fragments } = document;
  const changes = 1 + Math.floor(random() * MAX_CHANGES);
  for (let change = 0; change < changes; change += 1) {
    if (document.medium === 'page' && random() < 0.1) pageKind = pick(PAGE_KINDS, random);
    else
      fragments = changeOne(
        fragments,
        mates.flatMap((mate) => mate.fragments),
        random,
      );
  }
  return { ...document, pageKind, fragments };
}

/** Changes one fragment, at any depth. The root of a document other than a page is its frame and stays. */
function changeOne(fragments: readonly Fragment[], donors: readonly Fragment[], random: Random): Fragment[] {
  const at = Math.floor(random() * fragments.length);
  return fragments.flatMap((part, index) => {
    if (index !== at) return [part];
    const goesDeeper = part.children.length > 0 && random() < 0.6;
    return goesDeeper
      ? [{ ...part, children: changeOne(part.children, donors, random) }]
      : change(part, donors, random);
  });
}

function change(part: Fragment, donors: readonly Fragment[], random: Random): Fragment[] {
  const scaled = (count: number) =>
    Math.max(1, Math.min(MAX_COUNT, Math.round(random() < 0.1 ? 1 : count * 4 ** (random() * 4 - 2))));
  const grow = (child: Fragment): Fragment => ({ ...part, children: [...part.children, child] });
  const [open, close, inside] = pick(MARKS[part.inside], random);
  const choices: (() => Fragment[])[] = [
    () => [{ ...part, nest: scaled(part.nest) }],
    () => [{ ...part, repeat: scaled(part.repeat) }],
    () => [{ ...part, words: scaled(part.words) }],
    () => [{ ...part, phrases: [...part.phrases, phrase(random)].slice(-MAX_PHRASES) }],
    () => [{ ...part, phrases: [phrase(random)] }],
    () => [{ ...part, phrases: part.phrases.slice(1) }],
    () => [grow(newFragment(part.inside, random))],
    () => [{ ...part, children: part.children.slice(1) }],
    () => [{ ...part, children: [fragment(open, close, { inside, children: part.children })] }],
    () => [{ ...part, children: part.children.map((child) => ({ ...child, open, close, inside })) }],
    () => {
      const parts = donors.flatMap(withDescendants).filter((other) => other.inside === part.inside);
      return [parts.length === 0 ? part : grow(pick(parts, random))];
    },
  ];
  return pick(choices, random)();
}

function newFragment(marks: MarkSet, random: Random): Fragment {
  const [open, close, inside] = pick(MARKS[marks], random);
  const count = () => Math.round(10 ** (random() * 5));
  return fragment(open, close, {
    inside,
    nest: random() < 0.3 ? Math.min(500, count()) : 1,
    repeat: count(),
    words: random() < 0.5 ? count() : 1,
    phrases: random() < 0.7 ? [phrase(random)] : [],
  });
}

function phrase(random: Random): string {
  return pick(random() < 0.6 ? PHRASES : VOCABULARY, random);
}

function withDescendants(part: Fragment): Fragment[] {
  return [part, ...part.children.flatMap(withDescendants)];
}
