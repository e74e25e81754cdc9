import { SourceError } from '../../http';
import { valueAt } from '../../parsing/json-values';
import { createBoardSource, readBoardEntries } from '../board-source';
import { boardUpstream } from '../board-upstream';
import { readJob } from './read-job';

const HOST = 'apply.workable.com';
const UPSTREAM = boardUpstream((host) => host === HOST, {
  name: HOST,
  // A few requests in a row get 429 for a long time.
  requestsPerSecond: 0.2,
  parallel: 1,
});

/**
 * The API of Workable's widget for careers pages. It may return an empty board for an unknown account, so an
 * empty board counts as none.
 */
export const workable = createBoardSource({
  board: 'workable',
  title: 'Workable',
  token: /^[a-z0-9][\w-]{0,79}$/i,
  domains: ['workable.com'],
  hasDescriptions: true,
  async read({ token }, http, now) {
    const account = encodeURIComponent(token);
    const response = await http.json(
      UPSTREAM,
      `https://${HOST}/api/v1/widget/accounts/${account}?details=true`,
    );
    if (response === null) return null;
    const jobs = valueAt(response, 'jobs');
    if (!Array.isArray(jobs)) throw new SourceError(`${HOST} returned no jobs`);
    if (jobs.length === 0) return null;
    const company = valueAt(response, 'name');
    return {
      url: `https://${HOST}/${account}/`,
      ...(await readBoardEntries(jobs, (job) => readJob(job, company, now))),
    };
  },
});
