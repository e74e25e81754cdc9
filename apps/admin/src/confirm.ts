import { formatResult } from '@firmlens/command-line';
import { CommandError, type CommandDeps, type CommandResult } from './command';

/** Options of every command that does what cannot be undone: `.option(...DRY_RUN).option(...YES)`. */
export const DRY_RUN = ['--dry-run', 'show what would change, and change nothing'] as const;
export const YES = ['--yes', 'skip the question (asked only on a terminal, and never with --json)'] as const;

interface Care {
  dryRun?: boolean | undefined;
  yes?: boolean | undefined;
}

interface Irreversible {
  /** A question that names what is lost: "Disable key 3 for good?" */
  question: string;
  /** Reads what would change. May throw a `CommandError`, as the work itself would. */
  plan: () => Promise<object>;
}

/**
 * Does what cannot be undone. With `--dry-run` it returns the plan instead. On a terminal it shows the plan and asks,
 * unless `--yes` is given. Scripts are never asked.
 */
export async function doIrreversibly(
  { ask, stderr }: Pick<CommandDeps, 'ask' | 'stderr'>,
  { dryRun = false, yes = false }: Care,
  { question, plan }: Irreversible,
  work: () => Promise<CommandResult>,
): Promise<CommandResult> {
  if (dryRun) return { json: { dry_run: true, ...(await plan()) } };
  if (!yes && ask !== null) {
    stderr.write(`${formatResult(await plan())}\n`);
    if (!(await ask(question))) throw new CommandError('Nothing was changed.');
  }
  return work();
}
