import { Command } from '@commander-js/extra-typings';
import {
  findBatch,
  isBatchId,
  isListId,
  listDeliveries,
  numberOfSignalEvent,
  resendDelivery,
} from '@firmlens/domain';
import { type CommandDeps, CommandError, type Runner } from '../command';
import { eachOf, oneOrList, OR_LIST } from '../each-of';
import { helpEnd } from '../help';
import { parseText } from '../parse-values';

/** What an event is about. */
type Subject = 'batch' | 'list' | 'signal';

function subjectOf(id: string): Subject {
  if (isListId(id)) return 'list';
  return numberOfSignalEvent(id) === null ? 'batch' : 'signal';
}

/** Returns what has the webhook, and where that goes: null for nowhere. Returns null if there is no such thing. */
async function findSubject(
  { db }: Pick<CommandDeps, 'db'>,
  subject: Subject,
  id: string,
): Promise<{ url: string | null } | null> {
  if (subject !== 'batch') {
    const [delivery] = await listDeliveries(db, { accountId: null, before: null, batchId: id }, 1);
    return delivery ?? null;
  }
  const batch = isBatchId(id) ? await findBatch(db, id) : null;
  return batch && { url: batch.webhookUrl };
}

export function webhookCommand(run: Runner) {
  const webhook = new Command('webhook').helpGroup('Webhooks:').description('Manage webhook deliveries');
  webhook
    .command('resend')
    .description(
      'Send the webhook of an ended batch, a list or a signal again, whether it was delivered or failed, with all attempts of WEBHOOK_RETRY_SECONDS',
    )
    .requiredOption(
      '--batch <id>',
      `id of the batch (see \`batches list\`), list or signal; ${OR_LIST}`,
      oneOrList(parseText),
    )
    .addHelpText(
      'after',
      helpEnd(
        'The record of earlier attempts is replaced. For webhooks that failed, `deliveries resend` does the same by the id of\nthe delivery.',
        'webhook resend --batch batch_01JDBQ5V8E3M4N6P7R9S0T1V2W',
        'webhook resend --batch list_01JDBQ5V8E3M4N6P7R9S0T1V2W',
      ),
    )
    .action(
      run(async (deps, { batch: batches }) =>
        eachOf(deps, batches, async (id) => {
          const subject = subjectOf(id);
          const found = await findSubject(deps, subject, id);
          if (found === null) throw new CommandError(`There is no ${subject} ${id}.`);
          if (!(await resendDelivery(deps.db, id))) {
            throw new CommandError(`The ${subject} ${id} has no delivery that was delivered or failed.`);
          }
          return { json: { [`${subject}_id`]: id, webhook_url: found.url, status: 'pending' } };
        }),
      ),
    );
  return webhook;
}
