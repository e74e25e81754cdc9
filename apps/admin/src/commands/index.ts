import { accountCommand, secretCommand } from './account';
import { batchesCommand } from './batches';
import { cooldownCommand } from './cooldown';
import { creditsCommand, ledgerCommand } from './credits';
import { datasetCommand } from './dataset';
import { deliveriesCommand } from './deliveries';
import { keyCommand } from './key';
import { optOutCommand } from './opt-out';
import { panelCommand } from './panel';
import { personCommand } from './person';
import { queuesCommand } from './queues';
import { replayCommand } from './replay';
import { sourcesCommand } from './sources';
import { webhookCommand } from './webhook';

/** Every command that needs the database, in the order of the help. */
export const COMMANDS = [
  accountCommand,
  creditsCommand,
  ledgerCommand,
  keyCommand,
  secretCommand,
  panelCommand,
  webhookCommand,
  deliveriesCommand,
  batchesCommand,
  queuesCommand,
  sourcesCommand,
  cooldownCommand,
  optOutCommand,
  personCommand,
  datasetCommand,
  replayCommand,
];
