import type { CommandUnknownOpts } from '@commander-js/extra-typings';

/** What can follow the words typed so far. */
export interface Place {
  /** The words that lead here: '', 'account', 'account create'. */
  path: string;
  /** The next words. */
  words: readonly Suggestion[];
  options: readonly OptionSuggestion[];
  /** Whether the name of a file can follow. */
  takesFile: boolean;
}

export interface Suggestion {
  word: string;
  description: string;
}

export interface OptionSuggestion extends Suggestion {
  takesValue: boolean;
  /** The allowed values, if they are a closed list. */
  values: readonly string[];
  /** Whether the value is the name of a file. */
  takesFile: boolean;
}

/** What the value of an option, or an argument, is called if it names a file. */
const FILE = '<file>';

function optionsOf(command: CommandUnknownOpts): OptionSuggestion[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .map((option) => ({
      word: option.long ?? option.flags,
      description: option.description,
      takesValue: option.required || option.optional,
      values: option.argChoices ?? [],
      takesFile: option.flags.includes(FILE),
    }));
}

function placeOf(command: CommandUnknownOpts, path: string, shared: readonly OptionSuggestion[]): Place {
  const argument = command.registeredArguments[0];
  const choices = argument?.argChoices ?? [];
  return {
    path,
    words: [
      ...command.commands.map((next) => ({ word: next.name(), description: next.description() })),
      ...choices.map((word) => ({ word, description: argument?.description ?? '' })),
    ],
    options: [...optionsOf(command), ...(path === '' ? [] : shared)],
    takesFile: argument !== undefined && FILE.includes(argument.name()),
  };
}

/**
 * Lists every place of the command line, the beginning first. The parser takes the options of the program that
 * `isShared` names behind every command.
 */
export function commandTree(program: CommandUnknownOpts, isShared: (option: string) => boolean): Place[] {
  const shared = optionsOf(program).filter(({ word }) => isShared(word));
  const visit = (command: CommandUnknownOpts, path: string): Place[] => [
    placeOf(command, path, shared),
    ...command.commands.flatMap((next) => visit(next, `${path} ${next.name()}`.trim())),
  ];
  return visit(program, '');
}
