import { AsyncResource } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { SecureContext } from 'node:tls';
import type { Logger, MailServer } from '@firmlens/runtime';
import { createTransport } from 'nodemailer';
import { mailAddress } from './mail-address';
import type { MailContent } from './texts';

/** Mails that are sent at once, and that wait. Beyond, a mail is dropped. */
const AT_ONCE = 2;
const MOST_WAITING = 100;
/** How long the mail server may take for each step. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** How long the process waits for mails before it ends. */
const CLOSE_MS = 10_000;

export interface Mail extends MailContent {
  to: string;
}

/**
 * Sends mails after the request that asked for them. They wait in this process alone: a queue on disk would have to
 * hold the links, of which only hashes are stored. Whoever misses a mail asks again.
 */
export interface Mailer {
  /** Makes a mail, or none, and sends it, when it is its turn. Failures are logged without the mail. */
  later(make: () => Promise<Mail | null>): void;
  /** Resolves once every mail was sent or has failed, or after ten seconds. */
  close(): Promise<void>;
}

interface MailerOptions {
  server: MailServer;
  from: string;
  /** The authorities that the server's certificate is checked against. */
  secureContext: SecureContext;
  logger: Logger;
}

export function createMailer({ server, from, secureContext, logger }: MailerOptions): Mailer {
  const { host, port, tls, user, password } = server;
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'off',
    ...(user === null ? {} : { auth: { user, pass: password } }),
    tls: { secureContext },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  let onIdle = (): void => undefined;

  async function send(make: () => Promise<Mail | null>): Promise<void> {
    try {
      const mail = await make();
      if (mail === null) return;
      const address = mailAddress(mail.to);
      if (address === null) {
        logger.warn('a mail was not sent: its address is not one of plain letters');
        return;
      }
      const { subject, text, html } = mail;
      await transport.sendMail({ from, to: { name: '', address }, subject, text, html });
    } catch (error) {
      logger.warn('a mail was not sent', { error: failure(error) });
    }
  }

  function next(): void {
    const sendOne = running < AT_ONCE ? waiting.shift() : undefined;
    if (sendOne === undefined) {
      if (running === 0) onIdle();
      return;
    }
    running += 1;
    void sendOne().then(() => {
      running -= 1;
      next();
    });
  }

  return {
    later(make) {
      if (waiting.length >= MOST_WAITING) {
        logger.warn('a mail was not sent: too many are waiting');
        return;
      }
      // Its log lines have the id of the request that asked for it, whichever mail it waits for.
      waiting.push(AsyncResource.bind(() => send(make)));
      setImmediate(next);
    },
    close: async () => {
      if (running === 0 && waiting.length === 0) return;
      const idle = new Promise<void>((resolve) => (onIdle = resolve));
      await Promise.race([idle, delay(CLOSE_MS, undefined, { ref: false })]);
      const lost = running + waiting.length;
      if (lost > 0) logger.warn('mails were not sent before the process ended', { mails: lost });
    },
  };
}

/** What the log may say: a server can quote the mail and its recipient in its answer. */
function failure(error: unknown): Record<string, unknown> {
  const { code, command, responseCode, message } = error as Record<string, unknown>;
  return responseCode === undefined ? { code, command, message } : { code, command, responseCode };
}
