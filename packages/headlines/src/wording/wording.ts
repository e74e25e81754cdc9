import type { HighlightType } from '@firmlens/contract';

/**
 * Words to look for, in the notation of `vocabulary/README.md`: either alternatives, or several lists of
 * alternatives with a gap of up to 60 characters between them.
 */
export type Words = readonly string[] | readonly (readonly string[])[];

/** One wording that reports an event. */
export interface EventWording {
  /** A headline that the words match. */
  example: string;
  /**
   * Who comes before the words. `thing`: the thing or person that the event is about. `other`: someone else,
   * and the company follows. If omitted: the company or the event itself.
   */
  before?: 'thing' | 'other';
  words: Words;
  /** Words that show that the headline reports something else. */
  except?: readonly string[];
}

/** How a language reports events: a file of `vocabulary/headlines`. */
export interface Headlines {
  /** Lists shared by several wordings, by their name in braces. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** Phrases in which an event's word means something else. */
  idioms: readonly string[];
  events: Readonly<Record<HighlightType, readonly EventWording[]>>;
}

/**
 * Sentences that report an event below a title that does not: a file of `vocabulary/post-openings`. In a
 * company's own posts they need no subject: `Our bakers were as surprised as anybody when the jury called our
 * name`.
 */
export interface PostOpenings {
  events: Readonly<Partial<Record<HighlightType, readonly EventWording[]>>>;
}

/** Words that leave open whether a headline's event is true: a file of `vocabulary/hedges`. */
export interface Hedges {
  /** Words of reports that name no source. */
  hearsay: readonly string[];
  /** Words for an event that is considered, sought or negotiated. */
  unsettled: readonly string[];
  /** Function words that express this next to the event's verb. */
  modal: readonly string[];
}

/**
 * Headlines that report no event even though they contain an event's words: a file of `vocabulary/no-news`.
 */
export interface NoNews {
  /** Headlines that teach, ask, invite or give an opinion. */
  advice: readonly Words[];
  /** Headlines about the state, its market or someone else, unless they name the company. */
  publicBodies: readonly string[];
  /** Headlines about several companies. */
  roundups: readonly string[];
  /** Headlines that deny, cancel or postpone an event. */
  calledOff: readonly Words[];
}
