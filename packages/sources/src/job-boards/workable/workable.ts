import { SourceError } from '../../http';
import { valueAt } from '../../parsing/json-values';
import { createBoardSource, readBoardEntries } from '../board-source';
import { boardUpstream } from '../board-upstream';
import { readJob } from './read-job';

const HOST = 'apply.workable.com';
const UPSTREAM = boardUpstream((host) => host === HOST, {
  name: HOST,
  // Few requests in a row are answered with 429 for a long time.
  requestsPerSecond: 0.2,
  parallel: 1,
});

/**
 * What Workable's widget for careers pages reads. An account that it does not know may be answered with an empty board,
 * which is therefore none.
 */
export const workable = createBoardSource({
  board: 'workable',
  title: 'Workable',
  token: /^[a-z0-9][\w-]{0,79}$/i,
  domains: ['workable.com'],
  hasDescriptions: true,
  async read({ token }, http, now) {
    const account = encodeURIComponent(token);
    const answer = await http.json(
      UPSTREAM,
      `https://${HOST}/api/v1/widget/accounts/${account}?details=true`,
    );
    if (answer === null) return null;
    const jobs = valueAt(answer, 'jobs');
    if (!Array.isArray(jobs)) throw new SourceError(`${HOST} answered without jobs`);
    if (jobs.length === 0) return null;
    const company = valueAt(answer, 'name');
    return {
      url: `https://${HOST}/${account}/`,
      ...(await readBoardEntries(jobs, (job) => readJob(job, company, now))),
    };
  },
});
