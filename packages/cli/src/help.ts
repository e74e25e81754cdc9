import { helpEnd as endOf } from '@firmlens/command-line';

/** What stands below the options in the help of a command: notes, then commands to copy. */
export function helpEnd(notes: string, ...examples: string[]): string {
  return endOf(
    notes,
    examples.map((example) => `firmlens ${example}`),
  );
}
