import type { ClueReader } from './clue-reader';
import { readGithubOrganization } from './read-github-organization';
import { readJobBoards } from './read-job-boards';
import { readLei } from './read-lei';
import { readRegisterNumbers } from './read-register-numbers';

/** Every reader of clues by the name that failures are reported under. */
export const CLUE_READERS: Readonly<Record<string, ClueReader>> = {
  LEI: readLei,
  'register numbers': readRegisterNumbers,
  'GitHub organization': readGithubOrganization,
  'job boards': readJobBoards,
};
