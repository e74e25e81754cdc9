import { type CommandUnknownOpts, Help } from '@commander-js/extra-typings';

const standard = new Help();

/** Returns what stands below the options in the help of a command: notes, then commands to copy. */
export function helpEnd(notes: string, examples: readonly string[]): string {
  const lines = examples.map((example) => `  ${example}\n`);
  return `\n${notes}\n${lines.length === 0 ? '' : `\nExamples:\n${lines.join('')}`}`;
}

/**
 * Gives every command the same help: what is required, and the options of the program that `isShared` names, which all
 * of them take.
 */
export function configureHelp(program: CommandUnknownOpts, isShared: (option: string) => boolean): void {
  const visit = (command: CommandUnknownOpts): CommandUnknownOpts[] => [
    command,
    ...command.commands.flatMap(visit),
  ];
  const all = visit(program);
  const isLeaf = (command: CommandUnknownOpts) => command.commands.length === 0;
  for (const command of all) {
    if (command.parent !== null && command.parent !== program) command.helpGroup(command.parent.helpGroup());
    command.helpOption('-h, --help', 'show this help').configureHelp({
      showGlobalOptions: command !== program,
      visibleGlobalOptions: () => program.options.filter(({ long }) => isShared(long ?? '')),
      optionDescription: (option) =>
        `${standard.optionDescription(option)}${option.mandatory ? ' (required)' : ''}`,
      prepareContext(context) {
        Help.prototype.prepareContext.call(this, context);
        // The help lists every command in full (`account create`), not just its noun. Set only here: what a mistyped
        // noun is compared with is not help.
        this.visibleCommands = (shown) => (shown === program ? all.filter(isLeaf) : [...shown.commands]);
      },
      subcommandTerm: (shown) => (command === program ? pathOf(shown, program) : shown.name()),
    });
  }
}

/** Returns the words that call a command, without those of the program: `account create`. */
function pathOf(command: CommandUnknownOpts, program: CommandUnknownOpts): string {
  const { parent } = command;
  return parent === null || parent === program
    ? command.name()
    : `${pathOf(parent, program)} ${command.name()}`;
}
