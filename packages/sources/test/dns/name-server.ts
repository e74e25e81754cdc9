import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type Answer, type Question, decode, encode } from 'dns-packet';

/**
 * The server's reply to a query: answers (an empty list means that the name exists without such a record), an
 * error, or silence.
 */
export type Reply = Answer[] | 'no such name' | 'server failure' | 'silence';

export interface NameServer {
  /** ADDRESS:PORT */
  address: string;
  /** Every query so far, as `TYPE name`. */
  queries: string[];
  close(): Promise<void>;
}

/** Starts a name server on a free local UDP port. */
export async function startNameServer(reply: (question: Question) => Reply): Promise<NameServer> {
  const socket = createSocket('udp4');
  const queries: string[] = [];
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    if (!question) return;
    queries.push(`${question.type} ${question.name}`);
    const response = reply(question);
    if (response === 'silence') return;
    const code = response === 'no such name' ? 3 : response === 'server failure' ? 2 : 0;
    socket.send(
      encode({
        type: 'response',
        id: id ?? 0,
        flags: code,
        questions,
        answers: typeof response === 'string' ? [] : response,
      }),
      from.port,
      from.address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    queries,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
