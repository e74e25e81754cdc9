import type { HighlightType } from '@firmlens/contract';

/**
 * A way to tell an event: the words, a headline that they fit, and words that show that it is told of something else.
 *
 * Words are written as they are folded (lower case, no accents). `|` parts alternatives, ` … ` is a gap of up to 60
 * characters, `*` any ending or beginning of a word, `[word]` may be missing (`/` parts alternatives in it), `{name}` stands for the vocabulary of
 * that name, `^` for the beginning of the headline. A mark in front says who stands there:
 * none: the company, or the event itself; `~ `: the thing or person that the event is about; `> `: somebody
 * else, and the company stands behind.
 */
type Way = readonly [words: string, example: string, except?: string];

/** How one language tells events. */
export interface Wording {
  /** Small words that are in most sentences of the language and in few of others. */
  functionWords: string;
  /** Lists that several ways share, by name. */
  vocabulary: Readonly<Record<string, string>>;
  /** Phrases in which a word of an event means something else. */
  idioms: string;
  events: Readonly<Record<HighlightType, readonly Way[]>>;
}

/**
 * Sentences with which companies tell an event below a title that tells none. In their own posts alone these need no
 * subject: `Our bakers were as surprised as anybody when the jury called our name`.
 */
export type Openings = Readonly<Partial<Record<HighlightType, readonly Way[]>>>;
