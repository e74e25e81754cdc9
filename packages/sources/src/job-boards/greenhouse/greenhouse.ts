import { SourceError } from '../../http';
import { valueAt } from '../../parsing/json-values';
import { createBoardSource, readBoardEntries } from '../board-source';
import { boardUpstream } from '../board-upstream';
import { readJob } from './read-job';

const HOST = 'boards-api.greenhouse.io';
const UPSTREAM = boardUpstream((host) => host === HOST, {
  name: HOST,
  requestsPerSecond: 2,
  parallel: 2,
});
const PAGES_HOST = /^(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io$/;

/**
 * Greenhouse's public job board API (developers.greenhouse.io/job-board.html). EU boards are on the same
 * host.
 */
export const greenhouse = createBoardSource({
  board: 'greenhouse',
  title: 'Greenhouse',
  // URLs of embedded boards have the word `embed` where the account name would be.
  token: /^(?!embed$)[a-z0-9][\w-]{0,79}$/i,
  domains: ['greenhouse.io'],
  hasDescriptions: true,
  async read({ token, host }, http, now) {
    const account = encodeURIComponent(token);
    const response = await http.json(UPSTREAM, `https://${HOST}/v1/boards/${account}/jobs?content=true`);
    if (response === null) return null;
    const jobs = valueAt(response, 'jobs');
    if (!Array.isArray(jobs)) throw new SourceError(`${HOST} returned no jobs`);
    const pagesHost = PAGES_HOST.test(host) ? host : 'boards.greenhouse.io';
    return {
      url: `https://${pagesHost}/${account}`,
      ...(await readBoardEntries(jobs, (job) => readJob(job, now))),
    };
  },
});
