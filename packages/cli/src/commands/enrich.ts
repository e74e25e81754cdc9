import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { BatchStatus, CompanyAnswer, Enrichment, Module } from '@firmlens/client';
import { toSentence } from '@firmlens/command-line';
import { UnsuccessfulError } from '../failures';
import { helpEnd } from '../help';
import { MODULES_OPTION } from '../modules';
import { lineProgress } from '../progress';
import type { Runner, Session } from '../session';

const DEFAULT_MINUTES = 15;

function parseMinutes(text: string): number {
  if (!/^\d{1,4}$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('Give minutes, from 1 to 9999.');
  return Number(text);
}

async function printEnrichment(session: Session, enrichment: Enrichment): Promise<void> {
  const { status, domain, batchId } = enrichment;
  if (status === 'completed') {
    const { data, creditsUsed } = enrichment;
    await session.result(
      { status, domain, data, credits_used: creditsUsed, batch_id: batchId },
      { value: data },
    );
    session.say(batchId === null ? 'The data was fresh: it cost nothing.' : `${creditsUsed} credits.`);
    return;
  }
  const { message, retryAfterSeconds } = enrichment;
  if (session.isJson)
    await session.result({
      ...{ status, domain, message, credits_used: 0, batch_id: batchId },
      retry_after: retryAfterSeconds,
    });
  throw new UnsuccessfulError(`${domain}: ${status}. ${toSentence(message)} It cost nothing.`);
}

async function printAnswer(session: Session, domain: string, answer: CompanyAnswer): Promise<void> {
  const { isFresh, body } = answer;
  if (isFresh) return session.result(body, { value: body.data });
  const { batch_id: batchId, credits_reserved: reserved } = body;
  await session.result(body, { value: { batch_id: batchId, credits_reserved: reserved } });
  session.say(`It runs at the service. Later, \`firmlens company ${domain}\` prints the data.`);
}

interface Options {
  modules?: Module[] | undefined;
  webhookUrl?: string | undefined;
}

const requestOf = ({ modules, webhookUrl }: Options) => ({
  ...(modules && { modules }),
  ...(webhookUrl !== undefined && { webhookUrl }),
});

/** Waits for the end of an enrichment, and shows how far it is. */
async function waitFor(session: Session, domain: string, minutes: number, options: Options) {
  const { environment } = session;
  const client = await session.client();
  const progress = lineProgress(environment);
  session.goesOn(`If the request arrived, ${domain} is being enriched.`);
  const onProgress = ({ status, batch_id: batchId, credits }: BatchStatus) => {
    progress.show(`${domain}: ${status}`);
    session.goesOn(
      `${batchId} goes on, with ${credits.reserved} credits reserved. \`firmlens company ${domain}\` prints the data when it has ended.`,
    );
  };
  try {
    return await client.enrich(domain, {
      ...requestOf(options),
      ...{ timeoutMs: minutes * 60_000, signal: environment.interrupted, onProgress },
    });
  } finally {
    progress.end();
  }
}

export function enrichCommand(run: Runner) {
  return new Command('enrich')
    .description('Get the data of a company, and wait for it: free if it is fresh, otherwise for credits')
    .argument('<domain>', 'domain or URL of the company')
    .option(...MODULES_OPTION)
    .option('--no-wait', 'return once the enrichment has begun')
    .option('--timeout <minutes>', 'how long to wait', parseMinutes, DEFAULT_MINUTES)
    .option('--webhook-url <url>', "where its end is announced, instead of the account's URL")
    .addHelpText(
      'after',
      helpEnd(
        'Credits are charged only if it ends as completed; `quote` says how many. The service asks for a webhook URL:\nstore one with `firmlens account --webhook-url URL`, or name one here.',
        'enrich acme.example',
        'enrich acme.example --modules team,signals --json',
      ),
    )
    .action(
      run(async (session, domain, { wait, timeout, ...options }) => {
        if (wait) return printEnrichment(session, await waitFor(session, domain, timeout, options));
        const client = await session.client();
        return printAnswer(session, domain, await client.company(domain, requestOf(options)));
      }),
    );
}
