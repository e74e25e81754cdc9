import { accountCommand, secretCommand } from './account';
import { creditsCommand, ledgerCommand } from './credits';
import { datasetCommand } from './dataset';
import { keyCommand } from './key';
import { optOutCommand } from './opt-out';
import { panelCommand } from './panel';
import { personCommand } from './person';
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
  optOutCommand,
  personCommand,
  datasetCommand,
];
