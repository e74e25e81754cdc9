import type { Socket } from 'node:net';
import { createTurns } from '@firmlens/turns';

/** How long a network is an offender after its last offence. */
const OFFENCE_MS = 10_000;
/** Time between two new connections of an offender. */
const OFFENDER_PAUSE_MS = 5;
/** Offences, each soon after the one before, that make a flood. A client with a defect commits a few. */
const FLOOD_OFFENCES = 20;

interface Offender {
  offences: number;
  forgotten: NodeJS.Timeout;
}

/** New connections of strangers, whose first requests are not parsed yet. */
export interface Newcomers {
  /** Resumes the paused connection when it is its turn. */
  add(network: string, socket: Socket): void;
  /** Whether a connection's turn is yet to come. */
  isWaiting(network: string, socket: Socket): boolean;
  /** Notes that a network's connection was closed for abuse. Its next ones are resumed with pauses in between. */
  noteOffence(network: string): void;
  /** Whether a network keeps committing offences. */
  isFlooding(network: string): boolean;
}

/**
 * Resumes new connections in turns by network, so that nobody waits for a thousand that open at once. Within a
 * network the newest is first, because those of a flood wait long, and are many.
 */
export function createNewcomers(): Newcomers {
  const begin = createTurns();
  /** A network is in here as long as one of its turns is due. */
  const waiting = new Map<string, Socket[]>();
  const offenders = new Map<string, Offender>();

  function readNewest(network: string): void {
    begin(network, () => {
      const sockets = waiting.get(network) ?? [];
      let newest = sockets.pop();
      while (newest?.destroyed) newest = sockets.pop();
      if (newest === undefined) {
        waiting.delete(network);
        return false;
      }
      newest.resume();
      if (offenders.has(network)) setTimeout(readNewest, OFFENDER_PAUSE_MS, network);
      else readNewest(network);
      return true;
    });
  }

  return {
    add(network, socket) {
      const sockets = waiting.get(network);
      if (sockets) {
        sockets.push(socket);
        return;
      }
      waiting.set(network, [socket]);
      readNewest(network);
    },
    isWaiting: (network, socket) => waiting.get(network)?.includes(socket) ?? false,
    noteOffence(network) {
      const offender = offenders.get(network);
      if (offender) {
        offender.offences += 1;
        offender.forgotten.refresh();
        return;
      }
      const forgotten = setTimeout(() => offenders.delete(network), OFFENCE_MS).unref();
      offenders.set(network, { offences: 1, forgotten });
    },
    isFlooding: (network) => (offenders.get(network)?.offences ?? 0) >= FLOOD_OFFENCES,
  };
}
