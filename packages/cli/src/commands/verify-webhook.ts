import { Command } from '@commander-js/extra-typings';
import { FirmlensSignatureError, verifyWebhook } from '@firmlens/client';
import { toSentence } from '@firmlens/command-line';
import { readSecretFile } from '../connect';
import type { Environment } from '../environment';
import { UnsuccessfulError, UsageError } from '../failures';
import { helpEnd } from '../help';
import { readInput } from '../list-source';
import type { Runner } from '../session';

/** The flags and the description of the option that names the file of the signing secret. */
export const SECRET_OPTION = [
  '--secret-file <file>',
  'file with the signing secret (whsec_…), instead of FIRMLENS_SIGNING_SECRET',
] as const;

/** Returns the signing secret of a file or the environment; undefined if there is none. */
export async function signingSecretOf(
  environment: Environment,
  file: string | undefined,
): Promise<string | undefined> {
  return file === undefined
    ? environment.env['FIRMLENS_SIGNING_SECRET']?.trim() || undefined
    : readSecretFile(environment, file);
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    throw new UsageError(`The headers are not JSON: ${toSentence((error as Error).message)}`);
  }
}

/** Parses headers as HTTP has them, a line each, or as a JSON object. Names become lower case. */
function parseHeaders(text: string): Record<string, string> {
  const pairs = text.trimStart().startsWith('{')
    ? Object.entries(parseObject(text))
    : text.split(/\r?\n/).flatMap((line): [string, string][] => {
        const at = line.indexOf(':');
        return at > 0 ? [[line.slice(0, at), line.slice(at + 1)]] : [];
      });
  return Object.fromEntries(pairs.map(([name, value]) => [name.trim().toLowerCase(), String(value).trim()]));
}

/** Splits a request as it arrived at the first empty line. */
function splitRequest(text: string): { headers: string; body: string } {
  const [end] = /\r?\n\r?\n/.exec(text) ?? [];
  if (end === undefined) throw new UsageError('There is no empty line between the headers and the body.');
  const at = text.indexOf(end);
  return { headers: text.slice(0, at), body: text.slice(at + end.length) };
}

interface Files {
  headers?: string | undefined;
  body?: string | undefined;
}

async function readRequest(environment: Environment, files: Files) {
  const { headers, body } = files;
  if (headers === undefined && body === undefined) return splitRequest(await readInput(environment, '-'));
  if (headers === undefined || body === undefined)
    throw new UsageError('Give both --headers and --body, or the whole request on standard input.');
  if (headers === '-' && body === '-')
    throw new UsageError('Only one of --headers and --body can be standard input.');
  return { headers: await readInput(environment, headers), body: await readInput(environment, body) };
}

/** Says if only the line break is wrong that editors put at the end of a file. */
function lineBreakHint(body: string, verified: (raw: string) => unknown): string {
  const shorter = body.replace(/\r?\n$/, '');
  if (shorter === body) return '';
  try {
    verified(shorter);
    return ' It would match without the line break at the end of the body.';
  } catch {
    return '';
  }
}

export function verifyWebhookCommand(run: Runner) {
  return new Command('verify-webhook')
    .description('Check whether a webhook that you received is genuine')
    .option('--headers <file>', 'its headers, a line each or as a JSON object; - for standard input')
    .option('--body <file>', 'its body, byte for byte; - for standard input')
    .option(...SECRET_OPTION)
    .option('--any-age', 'accept one that is older than 300 seconds, as a stored one is')
    .addHelpText(
      'after',
      helpEnd(
        'Without files, it reads the whole request from standard input: headers, an empty line, the body. It needs no key\nand no connection. It exits with 1 if the webhook is not genuine, and says why.',
        'verify-webhook --headers headers.txt --body body.json --any-age',
        'verify-webhook --secret-file secret.txt < request.txt',
      ),
    )
    .action(
      run(async (session, { headers, body, secretFile, anyAge }) => {
        const { environment } = session;
        const secret = await signingSecretOf(environment, secretFile);
        if (secret === undefined)
          throw new UsageError(
            'There is no signing secret. Set FIRMLENS_SIGNING_SECRET, or name a file with --secret-file.',
          );
        const request = await readRequest(environment, { headers, body });
        const options = anyAge === true ? { toleranceSeconds: Infinity } : {};
        const received = parseHeaders(request.headers);
        const verified = (raw: string) => verifyWebhook(raw, received, secret, options);
        try {
          const event = verified(request.body);
          await session.result({ genuine: true, event }, { value: event });
        } catch (error) {
          if (!(error instanceof FirmlensSignatureError)) throw error;
          throw new UnsuccessfulError(
            `It is not genuine. ${error.message}${lineBreakHint(request.body, verified)}`,
          );
        }
        session.say('It is genuine.');
      }),
    );
}
