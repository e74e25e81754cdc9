import { Resolver } from 'node:dns/promises';
import { EgressError } from './egress-error';

export interface NameResolver {
  /** Every address of a name. Throws `EgressError` `name_not_found` or `resolver_failed`. */
  resolve(this: void, name: string): Promise<string[]>;
  /** Ends the questions that wait for an answer. */
  close(): void;
}

const ATTEMPT_MS = 3000;
const ATTEMPTS = 2;
const ANEW_MS = 10_000;

/** No such name, or a name without addresses. */
const NOT_FOUND: ReadonlySet<string | undefined> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Asks `servers` (`ADDRESS:PORT`), or those that the system is set to. Never `getaddrinfo`: it asks for a few names at a
 * time, in threads that nothing frees, so that names whose servers are silent would hold up all others; and it tries
 * names in the network's own domains.
 */
export function createResolver(servers: readonly string[]): NameResolver {
  let resolver = openResolver(servers);
  let openedAt = performance.now();

  /** The system may have other servers by now: what was opened before does not hear of them. */
  function openAnew(): void {
    if (servers.length > 0 || performance.now() - openedAt < ANEW_MS) return;
    resolver = openResolver(servers);
    openedAt = performance.now();
  }

  return {
    async resolve(name) {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (addresses.length > 0) return addresses;
      const errors = answers.flatMap((answer): EgressError[] =>
        answer.status === 'rejected' ? [resolverError(name, answer.reason)] : [],
      );
      const failure = errors.find(({ code }) => code === 'resolver_failed');
      if (failure) openAnew();
      throw failure ?? new EgressError('name_not_found', `${name} has no address`, { cause: errors[0] });
    },
    close: () => resolver.cancel(),
  };
}

function openResolver(servers: readonly string[]): Resolver {
  const resolver = new Resolver({ timeout: ATTEMPT_MS, tries: ATTEMPTS });
  if (servers.length > 0) resolver.setServers(servers);
  return resolver;
}

function resolverError(name: string, error: unknown): EgressError {
  const { code } = error as NodeJS.ErrnoException;
  return NOT_FOUND.has(code)
    ? new EgressError('name_not_found', `${name} does not exist or has no address`, { cause: error })
    : new EgressError('resolver_failed', `${name} could not be resolved`, { cause: error });
}
