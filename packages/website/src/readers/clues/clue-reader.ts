import type { Clue } from '@firmlens/contract';
import type { ReaderInput } from '../reader';

/** Reads one kind of clue, most reliable first. Pure; never throws, whatever the page contains. */
export type ClueReader = (input: ReaderInput) => Clue[];
