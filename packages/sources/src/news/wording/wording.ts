import type { HighlightType } from '@firmlens/contract';

/**
 * Words to look for, in the notation that `vocabulary/README.md` explains: alternatives, or several lists of
 * alternatives with a gap of up to 60 characters between one list and the next.
 */
export type Words = readonly string[] | readonly (readonly string[])[];

/** A way to report an event. */
export interface Way {
  /** A headline that the words fit. */
  example: string;
  /**
   * Who stands before the words. `thing`: the thing or person that the event is about; `other`: somebody else, and the
   * company stands behind. Without it, the company or the event itself.
   */
  before?: 'thing' | 'other';
  words: Words;
  /** Words that show that the headline reports something else. */
  except?: readonly string[];
}

/** How a language reports events: a file of `vocabulary/headlines`. */
export interface Headlines {
  /** Lists that several ways share, by the name that stands in braces. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** Phrases in which a word of an event means something else. */
  idioms: readonly string[];
  events: Readonly<Record<HighlightType, readonly Way[]>>;
}

/**
 * Sentences with which companies report an event below a title that reports none: a file of `vocabulary/post-openings`.
 * In their own posts alone these need no subject: `Our bakers were as surprised as anybody when the jury called our name`.
 */
export interface PostOpenings {
  events: Readonly<Partial<Record<HighlightType, readonly Way[]>>>;
}

/** Words by which a headline leaves open whether its event is true: a file of `vocabulary/hedges`. */
export interface Hedges {
  /** The headline names no source. */
  hearsay: readonly string[];
  /** The event is considered, sought or negotiated. */
  unsettled: readonly string[];
  /** Small words that do so beside the event's verb. */
  modal: readonly string[];
}

/** Headlines that report no event, even if words of one stand in them: a file of `vocabulary/no-news`. */
export interface NoNews {
  /** They teach, ask, invite or give an opinion. */
  advice: readonly Words[];
  /** Unless they name the company, they report on the state, its market or somebody else. */
  publicBodies: readonly string[];
  /** They report on many companies. */
  roundups: readonly string[];
  /** The event is denied or will not come. */
  calledOff: readonly Words[];
}
