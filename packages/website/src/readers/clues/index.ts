import type { ClueReader } from './clue-reader';
import { readGithubOrganization } from './read-github-organization';
import { readJobBoards } from './read-job-boards';
import { readLei } from './read-lei';
import { readRegisterNumbers } from './read-register-numbers';

/** All clue readers, by the name under which their failures are reported. */
export const CLUE_READERS: Readonly<Record<string, ClueReader>> = {
  LEI: readLei,
  'register numbers': readRegisterNumbers,
  'GitHub organization': readGithubOrganization,
  'job boards': readJobBoards,
};
