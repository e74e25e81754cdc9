import { findBatch, isBatchId, resendDelivery } from '@firmlens/domain';
import { type Command, CommandError } from '../command';
import { text } from '../read-flags';

export const webhookCommands: Command[] = [
  {
    name: 'webhook resend',
    required: ['batch'],
    optional: [],
    run: async ({ db }, flags) => {
      const batchId = text(flags, 'batch');
      const batch = isBatchId(batchId) ? await findBatch(db, batchId) : null;
      if (batch === null) throw new CommandError(`there is no batch ${batchId}`);
      if (!(await resendDelivery(db, batchId))) {
        throw new CommandError(`batch ${batchId} has no announcement that was delivered or given up`);
      }
      return { json: { batch_id: batchId, webhook_url: batch.webhookUrl, status: 'pending' } };
    },
  },
];
