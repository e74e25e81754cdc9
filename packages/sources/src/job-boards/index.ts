import type { Source } from '../source';
import { ashby } from './ashby/ashby';
import { greenhouse } from './greenhouse/greenhouse';
import { lever } from './lever/lever';
import { personio } from './personio/personio';
import { recruitee } from './recruitee/recruitee';
import { smartrecruiters } from './smartrecruiters/smartrecruiters';
import { teamtailor } from './teamtailor/teamtailor';
import { workable } from './workable/workable';

export { ashby, greenhouse, lever, personio, recruitee, smartrecruiters, teamtailor, workable };

/** The supported job boards. None of them needs a setting. */
export const JOB_BOARD_SOURCES: readonly Source[] = [
  greenhouse,
  lever,
  ashby,
  workable,
  smartrecruiters,
  recruitee,
  personio,
  teamtailor,
];
