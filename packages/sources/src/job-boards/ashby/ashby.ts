import { SourceError } from '../../http';
import { valueAt } from '../../parsing/json-values';
import { createBoardSource, readBoardEntries } from '../board-source';
import { boardUpstream } from '../board-upstream';
import { readJob } from './read-job';

const HOST = 'api.ashbyhq.com';
const UPSTREAM = boardUpstream((host) => host === HOST, {
  name: HOST,
  requestsPerSecond: 2,
  parallel: 2,
});

/**
 * Ashby's public posting API (developers.ashbyhq.com/docs/public-job-posting-api). It may return an empty
 * board for an unknown name, so an empty board counts as none.
 */
export const ashby = createBoardSource({
  board: 'ashby',
  title: 'Ashby',
  token: /^[\p{L}\p{N}][\p{L}\p{N} ._&+'-]{0,79}$/u,
  domains: ['ashbyhq.com'],
  hasDescriptions: true,
  async read({ token }, http, now) {
    const name = encodeURIComponent(token);
    const response = await http.json(
      UPSTREAM,
      `https://${HOST}/posting-api/job-board/${name}?includeCompensation=true`,
    );
    if (response === null) return null;
    const jobs = valueAt(response, 'jobs');
    if (!Array.isArray(jobs)) throw new SourceError(`${HOST} returned no jobs`);
    const listed = jobs.filter((job) => valueAt(job, 'isListed') !== false);
    if (listed.length === 0) return null;
    return {
      url: `https://jobs.ashbyhq.com/${name}`,
      ...(await readBoardEntries(listed, (job) => readJob(job, now))),
    };
  },
});
