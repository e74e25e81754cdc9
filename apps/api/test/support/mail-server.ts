import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { freePort } from '@firmlens/embedded';
import { waitUntil } from '@firmlens/testkit';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it was sent, with lines unfolded and quoted-printable decoded. */
  raw: string;
  isEncrypted: boolean;
}

const servers: SMTPServer[] = [];

/** Closes every server that the test file started. */
export async function closeMailServers(): Promise<void> {
  await Promise.all(
    servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
  );
}

/** Starts a real SMTP server that keeps what it receives. Its certificate is its own authority. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    key,
    cert,
    logger: false,
    onData: (stream, { envelope, secure }, done) => {
      void text(stream).then((raw) => {
        mails.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: decode(raw),
          isEncrypted: secure,
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  servers.push(server);
  const port = await freePort();
  server.listen(port, 'localhost');
  await once(server.server, 'listening');
  return {
    port,
    /** The server's certificate (PEM). */
    authority: cert,
    mails: mails as readonly ReceivedMail[],
    /** Waits until so many mails have arrived. */
    received: async (count: number): Promise<readonly ReceivedMail[]> => {
      await waitUntil(() => mails.length >= count, { what: `mail ${count}` });
      return mails;
    },
  };
}

const decode = (raw: string): string =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
