import { Resolver } from 'node:dns/promises';
import { EgressError } from './egress-error';

export interface NameResolver {
  /** Returns every address of a name. Throws `EgressError` `name_not_found` or `resolver_failed`. */
  resolve(this: void, name: string): Promise<string[]>;
  /** Cancels the pending queries. */
  close(): void;
}

const ATTEMPT_MS = 3000;
const ATTEMPTS = 2;
const REOPEN_EVERY_MS = 10_000;

/** Codes for a name that does not exist or has no addresses. */
const NOT_FOUND: ReadonlySet<string | undefined> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Creates a resolver over `servers` (`ADDRESS:PORT`), or the system's. It never uses `getaddrinfo`, which
 * resolves only a few names at a time in threads that cannot be freed, so that names with silent servers
 * would block all others, and which also tries names in the network's own domains.
 *
 * Without a way to the public DNS, some of the system's resolvers deny every name. So unless `trustsAbsence`, as with
 * servers that the operator chose, a name counts as absent only if the resolver knows `com`.
 */
export function createResolver(
  servers: readonly string[],
  { trustsAbsence = servers.length > 0 }: { trustsAbsence?: boolean } = {},
): NameResolver {
  let resolver = openResolver(servers);
  let openedAt = performance.now();

  /** Whether the resolver sees the public DNS. */
  async function seesPublicNames(): Promise<boolean> {
    try {
      await resolver.resolveNs('com');
      return true;
    } catch (error) {
      // Any other answer, such as one without records, knows the name.
      return (error as NodeJS.ErrnoException).code === 'ENODATA';
    }
  }

  /** Opens a new resolver, because an open one does not notice that the system's servers have changed. */
  function reopen(): void {
    if (servers.length > 0 || performance.now() - openedAt < REOPEN_EVERY_MS) return;
    resolver = openResolver(servers);
    openedAt = performance.now();
  }

  return {
    async resolve(name) {
      const responses = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = responses.flatMap((response) =>
        response.status === 'fulfilled' ? response.value : [],
      );
      if (addresses.length > 0) return addresses;
      const errors = responses.flatMap((response): EgressError[] =>
        response.status === 'rejected' ? [resolverError(name, response.reason)] : [],
      );
      const failure = errors.find(({ code }) => code === 'resolver_failed');
      if (failure) reopen();
      if (!failure && !trustsAbsence && !(await seesPublicNames())) {
        throw new EgressError('resolver_failed', `${name} could not be resolved`, { cause: errors[0] });
      }
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
