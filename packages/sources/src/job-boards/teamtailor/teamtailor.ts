import { createBoardSource } from '../board-source';
import { boardUpstream } from '../board-upstream';
import { parseXml, XML_MEDIA_TYPE } from '../parse-xml';
import { readItems } from './read-items';

const LISTS = new Set(['item', 'tt:location']);
const NORTH_AMERICA = /\.na$/i;

/** Teamtailor's feed of a careers site. Each account has its own host, in North America one level deeper. */
export const teamtailor = createBoardSource({
  board: 'teamtailor',
  title: 'Teamtailor',
  token: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.na)?$/i,
  domains: ['teamtailor.com'],
  hasDescriptions: true,
  async read(clue, http, now) {
    const label = clue.token.toLowerCase().replace(NORTH_AMERICA, '');
    const american = `${label}.na.teamtailor.com`;
    const host =
      NORTH_AMERICA.test(clue.token) || clue.host === american ? american : `${label}.teamtailor.com`;
    const upstream = boardUpstream((name) => name === host, {
      name: 'teamtailor.com',
      requestsPerSecond: 2,
      parallel: 2,
    });
    const response = await http.text(upstream, `https://${host}/jobs.rss?per_page=200`, XML_MEDIA_TYPE);
    if (response === null) return null;
    return {
      url: `https://${host}/jobs`,
      ...(await readItems(await parseXml(response, host, LISTS), host, now)),
    };
  },
});
