import type { Source, SourceProfile } from '../source';
import { createResolver, queryRecords } from './query-records';
import { readDnsTechnologies } from './read-dns-technologies';

export const DNS: SourceProfile = {
  name: 'dns',
  fields: ['technology.technologies'],
  identifies: false,
  wave: 1,
  lifetimeSeconds: 6 * 3_600,
  timeLimitMs: 10_000,
};

/**
 * Reports the technologies that a domain's DNS records reveal: mail, hosting, verified services. `servers` is
 * a list of ADDRESS:PORT (`[ADDRESS]:PORT` for IPv6), or empty for the system's resolvers. Throws if an
 * address is invalid.
 */
export function createDnsSource({ servers }: { servers: readonly string[] }): Source {
  // Rejects an invalid address now rather than at the first lookup.
  createResolver(servers);
  return {
    ...DNS,
    async lookUp({ domain, signal, now }) {
      const { records, questions, unanswered, lastFault } = await queryRecords(domain, {
        resolver: createResolver(servers),
        signal,
      });
      const evidence = readDnsTechnologies(records, now.toISOString());
      if (evidence.length > 0) return { status: 'found', evidence };
      if (unanswered === 0) return { status: 'nothing', reason: 'no record names a known service' };
      return {
        status: 'failed',
        reason: `${unanswered} of ${questions} DNS questions unanswered (${lastFault ?? 'unknown'})`,
      };
    },
  };
}
