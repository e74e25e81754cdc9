import type { Clue } from '../../../clue';
import type { ReaderInput } from '../reader';

/** Looks for one kind of clue, surest first. Pure; never throws on what a page says. */
export type ClueReader = (input: ReaderInput) => Clue[];
