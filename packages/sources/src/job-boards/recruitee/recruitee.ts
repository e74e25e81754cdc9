import { SourceError } from '../../http';
import { valueAt } from '../../parsing/json-values';
import { HOST_LABEL } from '../host-label';
import { createBoardSource, readBoardEntries } from '../board-source';
import { boardUpstream } from '../board-upstream';
import { readOffer } from './read-offer';

/**
 * Recruitee's public careers site API (docs.recruitee.com/reference/offers). Each account has its own host.
 */
export const recruitee = createBoardSource({
  board: 'recruitee',
  title: 'Recruitee',
  token: HOST_LABEL,
  domains: ['recruitee.com'],
  hasDescriptions: true,
  async read({ token }, http, now) {
    const host = `${token.toLowerCase()}.recruitee.com`;
    const upstream = boardUpstream((name) => name === host, {
      name: 'recruitee.com',
      requestsPerSecond: 2,
      parallel: 2,
    });
    const response = await http.json(upstream, `https://${host}/api/offers/`);
    if (response === null) return null;
    const offers = valueAt(response, 'offers');
    if (!Array.isArray(offers)) throw new SourceError(`${host} returned no offers`);
    const published = offers.filter((offer) => valueAt(offer, 'status') === 'published');
    return {
      url: `https://${host}/`,
      ...(await readBoardEntries(published, (offer) => readOffer(offer, now))),
    };
  },
});
