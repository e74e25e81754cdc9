import { lookup, Resolver } from 'node:dns/promises';
import { EgressError } from './egress-error';

export interface NameResolver {
  /** Every address of a name. Throws `EgressError` `name_not_found` or `resolver_failed`. */
  resolve(this: void, name: string): Promise<string[]>;
  /** Ends the questions that wait for an answer. */
  close(): void;
}

const ATTEMPT_MS = 3000;
const ATTEMPTS = 2;

/** c-ares answers the first two, getaddrinfo the first: no such name, or a name without addresses. */
const NOT_FOUND: ReadonlySet<string | undefined> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** Asks `servers` (`ADDRESS:PORT`); where there are none, the system, its hosts file included. */
export function createResolver(servers: readonly string[]): NameResolver {
  // getaddrinfo cannot be stopped; it gives up by itself.
  return servers.length === 0 ? { resolve: resolveBySystem, close: () => undefined } : resolverOver(servers);
}

async function resolveBySystem(name: string): Promise<string[]> {
  try {
    const answers = await lookup(name, { all: true, order: 'ipv4first' });
    return answers.map(({ address }) => address);
  } catch (error) {
    throw resolverError(name, error);
  }
}

function resolverOver(servers: readonly string[]): NameResolver {
  const resolver = new Resolver({ timeout: ATTEMPT_MS, tries: ATTEMPTS });
  resolver.setServers(servers);
  return {
    async resolve(name) {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (addresses.length > 0) return addresses;
      const errors = answers.flatMap((answer): EgressError[] =>
        answer.status === 'rejected' ? [resolverError(name, answer.reason)] : [],
      );
      throw (
        errors.find(({ code }) => code === 'resolver_failed') ??
        new EgressError('name_not_found', `${name} has no address`, { cause: errors[0] })
      );
    },
    close: () => resolver.cancel(),
  };
}

function resolverError(name: string, error: unknown): EgressError {
  const { code } = error as NodeJS.ErrnoException;
  return NOT_FOUND.has(code)
    ? new EgressError('name_not_found', `${name} does not exist or has no address`, { cause: error })
    : new EgressError('resolver_failed', `${name} could not be resolved`, { cause: error });
}
