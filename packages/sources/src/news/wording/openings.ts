import type { Language } from '.';
import { DUTCH_OPENINGS } from './openings-dutch';
import { ENGLISH_OPENINGS } from './openings-english';
import { GERMAN_OPENINGS } from './openings-german';
import { FRENCH_OPENINGS, ITALIAN_OPENINGS, SPANISH_OPENINGS } from './openings-romance';
import type { Openings } from './wording';

export const OPENINGS: Readonly<Partial<Record<Language, Openings>>> = {
  english: ENGLISH_OPENINGS,
  german: GERMAN_OPENINGS,
  french: FRENCH_OPENINGS,
  spanish: SPANISH_OPENINGS,
  italian: ITALIAN_OPENINGS,
  dutch: DUTCH_OPENINGS,
};
