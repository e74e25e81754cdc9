import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, type Answer } from 'dns-packet';

/** Addresses, those of another name that the name is an alias for, or how the query fails. */
export type DnsOutcome =
  | readonly string[]
  | { alias: string; addresses: readonly string[] }
  | 'NXDOMAIN'
  | 'SERVFAIL'
  | 'REFUSED'
  | 'silence';

export interface DnsServer {
  /** `ADDRESS:PORT`, as the setting expects it. */
  address: string;
  close(): Promise<void>;
}

const RCODES = { NXDOMAIN: 3, SERVFAIL: 2, REFUSED: 5 };
const AUTHORITATIVE_ANSWER = 0x0400;

function responsesOf(name: string, type: 'A' | 'AAAA', outcome: DnsOutcome): Answer[] {
  if (typeof outcome === 'string') return [];
  const { alias, addresses } = 'alias' in outcome ? outcome : { alias: null, addresses: outcome };
  const owner = alias ?? name;
  return [
    ...(alias === null ? [] : [{ type: 'CNAME' as const, name, data: alias, ttl: 0 }]),
    ...addresses
      .filter((address) => address.includes(':') === (type === 'AAAA'))
      .map((data): Answer => ({ type, name: owner, data, ttl: 0 })),
  ];
}

/**
 * Starts a name server on loopback that answers each address query with the result of `outcomeOf`, with a TTL
 * of 0. Addresses of the other family are left out. It has only address records; other queries get the result of
 * `otherOutcomeOf`, without records unless they fail.
 */
export async function startDnsServer(
  outcomeOf: (name: string, type: 'A' | 'AAAA') => DnsOutcome,
  otherOutcomeOf: (name: string) => DnsOutcome = () => [],
): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id = 0, questions = [] } = decode(message);
    const [{ name, type } = { name: '', type: 'A' as const }] = questions;
    const isAddress = type === 'A' || type === 'AAAA';
    const outcome = isAddress ? outcomeOf(name, type) : otherOutcomeOf(name);
    if (outcome === 'silence') return;
    const responses = isAddress ? responsesOf(name, type, outcome) : [];
    const flags = AUTHORITATIVE_ANSWER | (typeof outcome === 'string' ? RCODES[outcome] : 0);
    socket.send(
      encode({ type: 'response', id, flags, questions, answers: responses }),
      from.port,
      from.address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
