import type { Egress } from '@firmlens/egress';
import { crawledBytes } from '@firmlens/metrics';

/** Returns the client for the hosts of a company, which counts what it reads. */
export function countCrawledBytes(egress: Egress): Egress {
  return {
    ...egress,
    async request(...args) {
      const response = await egress.request(...args);
      crawledBytes.inc(response.body.length);
      return response;
    },
  };
}
