import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, type Answer } from 'dns-packet';

export type Outcome = readonly string[] | 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED' | 'silence';

export interface DnsServer {
  /** As the egress setting wants it. */
  address: string;
  close(): Promise<void>;
}

const RCODES = { NXDOMAIN: 3, SERVFAIL: 2, REFUSED: 5 };
const AUTHORITATIVE_ANSWER = 0x0400;

/** A name server that answers each question as `outcomeOf` says; an address of the other family is left out. */
export async function serveDns(outcomeOf: (name: string, type: 'A' | 'AAAA') => Outcome): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id = 0, questions = [] } = decode(message);
    const [{ name, type } = { name: '', type: 'A' as const }] = questions;
    if (type !== 'A' && type !== 'AAAA') return;
    const outcome = outcomeOf(name, type);
    if (outcome === 'silence') return;
    const rcode = typeof outcome === 'string' ? RCODES[outcome] : 0;
    const addresses = typeof outcome === 'string' ? [] : outcome;
    const answers = addresses
      .filter((address) => address.includes(':') === (type === 'AAAA'))
      .map((data): Answer => ({ type, name, data, ttl: 0 }));
    const flags = AUTHORITATIVE_ANSWER | rcode;
    socket.send(encode({ type: 'response', id, flags, questions, answers }), from.port, from.address);
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
