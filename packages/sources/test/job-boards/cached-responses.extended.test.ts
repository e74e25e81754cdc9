import type { RequestListener } from 'node:http';
import type { JobBoard } from '@firmlens/contract';
import { JOB_BOARD_SOURCES } from '../../src/job-boards';
import { startQueryFixture } from '../contract/query-fixture';
import { boardFixture } from './board-fixture';

const TEXT = 'Write to Ada Example, ada@acme.example';
const JSON_TYPE = 'application/json';
const XML_TYPE = 'text/xml';

/** The response of each service with one job, for an account named acme. */
const RESPONSES: Readonly<Record<JobBoard, [host: string, type: string, body: string]>> = {
  greenhouse: ['boards-api.greenhouse.io', JSON_TYPE, `{"jobs":[{"title":"Engineer","content":"${TEXT}"}]}`],
  lever: ['api.lever.co', JSON_TYPE, `[{"text":"Engineer","descriptionPlain":"${TEXT}"}]`],
  ashby: ['api.ashbyhq.com', JSON_TYPE, `{"jobs":[{"title":"Engineer","descriptionPlain":"${TEXT}"}]}`],
  workable: ['apply.workable.com', JSON_TYPE, `{"jobs":[{"title":"Engineer","description":"${TEXT}"}]}`],
  smartrecruiters: ['api.smartrecruiters.com', JSON_TYPE, '{"content":[{"name":"Engineer"}],"totalFound":1}'],
  recruitee: [
    'acme.recruitee.com',
    JSON_TYPE,
    `{"offers":[{"title":"Engineer","status":"published","description":"${TEXT}"}]}`,
  ],
  personio: [
    'acme.jobs.personio.de',
    XML_TYPE,
    `<workzag-jobs><position><name>Engineer</name><jobDescriptions><jobDescription><value>${TEXT}</value></jobDescription></jobDescriptions></position></workzag-jobs>`,
  ],
  teamtailor: [
    'acme.teamtailor.com',
    XML_TYPE,
    `<rss><channel><item><title>Engineer</title><description>${TEXT}</description></item></channel></rss>`,
  ],
};

test.each(JOB_BOARD_SOURCES.map((source) => [source.name, source] as const))(
  'does not cache responses of %s, because descriptions name people',
  async (name, source) => {
    const board = name as JobBoard;
    const [host, type, body] = RESPONSES[board];
    const listener: RequestListener = (_request, response) =>
      void response.writeHead(200, { 'content-type': type, etag: '"1"' }).end(body);
    const fixture = await startQueryFixture({ [host]: listener });
    const { status } = await fixture.query(source, boardFixture(board, 'acme'));
    await fixture.close();
    expect(status).toBe('found');
    expect([...fixture.cachedResponses.keys()]).toEqual([]);
  },
);
