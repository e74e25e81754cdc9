import type { Clue } from '../../../clue';
import type { ReaderInput } from '../reader';

/** Reads one kind of clue, most reliable first. Pure; never throws, whatever the page contains. */
export type ClueReader = (input: ReaderInput) => Clue[];
