import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, type Answer } from 'dns-packet';

const NAME_ERROR = 3;

/**
 * Starts a DNS server on loopback that knows only these names. `address` has the form that the setting takes.
 */
export async function startNameServer(addresses: Readonly<Record<string, readonly string[]>>) {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (message, from) => {
    const { id = 0, questions = [] } = decode(message);
    const [{ name, type } = { name: '', type: 'A' as const }] = questions;
    asked.push(name.toLowerCase());
    const known = addresses[name.toLowerCase()];
    const responses = (known ?? [])
      .filter((address) => address.includes(':') === (type === 'AAAA'))
      .map((data) => ({ type, name, data, ttl: 0 }) as Answer);
    const flags = known === undefined ? NAME_ERROR : 0;
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
    /** The names of the questions so far, in order. */
    asked: asked as readonly string[],
    close: () => socket.close(),
  };
}
