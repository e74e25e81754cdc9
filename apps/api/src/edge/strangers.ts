import { ServiceError } from '@firmlens/contract';
import { createTurns } from '@firmlens/turns';
import type { Request, RequestHandler, Response } from 'express';
import { findKeyHash } from '../admission/read-api-key';
import { clientNetwork } from './client-network';
import type { Customers } from './customers';
import type { StrangerLimits } from './limits';

/**
 * Middleware that keeps strangers, whose requests carry no key that was accepted before, from delaying
 * customers.
 */
export interface StrangerRules {
  /** Lets strangers begin in turns. Comes before any other work. */
  takeTurns: RequestHandler;
  /** Refuses strangers beyond the limits of their client address. */
  limit: (response: Response) => void;
}

interface StrangerDeps {
  limits: StrangerLimits;
  customers: Customers;
  apiKeyInQuery: boolean;
  /** Called for each refused request, which is not in the request log. */
  onRefused: (reason: string) => void;
}

/** Returns the network of the client of a request without a known key; undefined for a customer's. */
const strangerNetwork = (response: Response) => response.locals['strangerNetwork'] as string | undefined;

export function createStrangerRules({
  limits: { perWindow, windowSeconds, inFlightPerAddress },
  customers,
  apiKeyInQuery,
  onRefused,
}: StrangerDeps): StrangerRules {
  const begin = createTurns();
  /** Requests in the current window, and those in flight, by client network. */
  const counts = new Map<string, number>();
  const inFlight = new Map<string, number>();
  let currentWindow = 0;

  function isKnown(request: Request): boolean {
    const keyHash = findKeyHash(request, apiKeyInQuery);
    return keyHash !== null && customers.has(keyHash);
  }

  /** Counts a request in its window. Returns the seconds until the next one if this one is full. */
  function countInWindow(network: string): number | null {
    const now = performance.now() / 1_000;
    const window = Math.floor(now / windowSeconds);
    if (window !== currentWindow) counts.clear();
    currentWindow = window;
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count > perWindow ? Math.max(1, Math.ceil((window + 1) * windowSeconds - now)) : null;
  }

  function countInFlight(network: string, response: Response): boolean {
    const count = inFlight.get(network) ?? 0;
    if (count >= inFlightPerAddress) return false;
    inFlight.set(network, count + 1);
    response.once('close', () => {
      const left = (inFlight.get(network) ?? 1) - 1;
      if (left > 0) inFlight.set(network, left);
      else inFlight.delete(network);
    });
    return true;
  }

  function refuse(retryAfter: number): ServiceError {
    onRefused('too many requests without a valid key');
    return new ServiceError('rate_limit_exceeded', 'Too many requests without a valid API key.', {
      headers: { 'Retry-After': String(retryAfter) },
      extra: { retry_after: retryAfter },
    });
  }

  return {
    takeTurns(request, response, next) {
      if (isKnown(request)) {
        next();
        return;
      }
      const network = clientNetwork(request.ip ?? '');
      response.locals['strangerNetwork'] = network;
      begin(network, () => {
        // The connection may have been closed meanwhile.
        if (request.socket.destroyed) return false;
        next();
        return true;
      });
    },
    limit(response) {
      const network = strangerNetwork(response);
      if (network === undefined) return;
      const retryAfter = countInWindow(network);
      if (retryAfter !== null) throw refuse(retryAfter);
      if (!countInFlight(network, response)) throw refuse(1);
    },
  };
}
