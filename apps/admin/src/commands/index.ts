import type { Command } from '../command';
import { accountCommands } from './account';
import { creditCommands } from './credits';
import { datasetCommands } from './dataset';
import { keyCommands } from './key';
import { optOutCommands } from './opt-out';
import { personCommands } from './person';
import { webhookCommands } from './webhook';

/** Every command of the operator. */
export const COMMANDS: readonly Command[] = [
  ...accountCommands,
  ...creditCommands,
  ...keyCommands,
  ...webhookCommands,
  ...optOutCommands,
  ...personCommands,
  ...datasetCommands,
];
