import { Command } from '@commander-js/extra-typings';
import type { CompanyData, Module, Quote } from '@firmlens/client';
import { toSentence } from '@firmlens/command-line';
import { UnsuccessfulError } from '../failures';
import { helpEnd } from '../help';
import { MODULES_OPTION } from '../modules';
import type { Runner, Session } from '../session';

/** Says what to do if the data is not on file, or not fresh. */
function adviceOf({ outcome, domain, modules, credits_required: price, message, hint }: Quote): string {
  const why = [message, hint].flatMap((text) => (text === null ? [] : [toSentence(text)])).join(' ');
  if (outcome !== 'starts') return `${domain}: ${outcome}. ${why}`.trim();
  const flag = modules.length === 0 ? '' : ` --modules ${modules.join(',')}`;
  return `${domain} has no fresh data of this kind. \`firmlens enrich ${domain}${flag}\` gets it for ${price} credits.`;
}

/** Returns data that is fresh, and free. Throws an `UnsuccessfulError` that says how to get it otherwise. */
async function freshData(session: Session, domain: string, modules: Module[]): Promise<CompanyData> {
  const client = await session.client();
  const quote = await client.quote(domain, modules);
  if (quote.outcome !== 'fresh') throw new UnsuccessfulError(adviceOf(quote));
  const answer = await client.company(domain, { modules });
  if (answer.isFresh) return answer.body.data as CompanyData;
  const { batch_id: batchId, credits_reserved: reserved } = answer.body;
  throw new UnsuccessfulError(
    `The data of ${domain} was no longer fresh at this moment: ${batchId} gets it for ${reserved} credits.`,
  );
}

async function printEvidence(session: Session, domain: string): Promise<void> {
  const body = await (await session.client()).evidence(domain);
  const value = body.evidence.map(({ value: read, ...rest }) => ({ ...rest, value: read ?? '-' }));
  const columns = ['field', 'value', 'source', 'confidence', 'observed_at', 'url'];
  await session.result(body, { value, columns });
}

export function companyCommand(run: Runner) {
  return new Command('company')
    .description('Print the fresh data of a company, free. It never begins an enrichment')
    .argument('<domain>', 'domain or URL of the company')
    .option(...MODULES_OPTION)
    .option('--evidence', 'every value on file with its source, its confidence and its age')
    .addHelpText(
      'after',
      helpEnd(
        'If there is no fresh data, it says what it would cost, and exits with 1.',
        'company acme.example --modules all',
        'company acme.example --evidence --json',
      ),
    )
    .action(
      run(async (session, domain, { modules = [], evidence }) => {
        if (evidence === true) return printEvidence(session, domain);
        return session.result(await freshData(session, domain, modules));
      }),
    );
}

export function signalsCommand(run: Runner) {
  return new Command('signals')
    .description('Print the fresh signals of a company, free. It never begins an enrichment')
    .argument('<domain>', 'domain or URL of the company')
    .addHelpText(
      'after',
      helpEnd(
        'If there are no fresh signals, it says what they would cost, and exits with 1.',
        'signals acme.example',
        "signals acme.example --json | jq '.highlights[].title'",
      ),
    )
    .action(
      run(async (session, domain) => {
        const { signals } = await freshData(session, domain, ['signals']);
        await session.result(signals, {
          value: signals.highlights ?? [],
          columns: ['date', 'type', 'title'],
        });
        if (signals.ai_insights) session.say(toSentence(signals.ai_insights.insight));
      }),
    );
}

export function quoteCommand(run: Runner) {
  return new Command('quote')
    .description('Say what an enrichment would do and cost. Nothing happens')
    .argument('<domain>', 'domain or URL of the company')
    .option(...MODULES_OPTION)
    .addHelpText(
      'after',
      helpEnd(
        'Its outcome is fresh, starts, running, cooldown or refused.',
        'quote acme.example --modules team,signals',
      ),
    )
    .action(
      run(async (session, domain, { modules = [] }) => {
        await session.result(await (await session.client()).quote(domain, modules));
      }),
    );
}
