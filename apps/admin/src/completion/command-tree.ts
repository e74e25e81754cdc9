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
}

function optionsOf(command: CommandUnknownOpts): OptionSuggestion[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .map((option) => ({
      word: option.long ?? option.flags,
      description: option.description,
      takesValue: option.required || option.optional,
      values: option.argChoices ?? [],
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
    takesFile: argument !== undefined && choices.length === 0,
  };
}

/** Lists every place of the command line, the beginning first. */
export function commandTree(program: CommandUnknownOpts): Place[] {
  // The parser takes --json behind every command.
  const shared = optionsOf(program).filter(({ word }) => word === '--json');
  const visit = (command: CommandUnknownOpts, path: string): Place[] => [
    placeOf(command, path, shared),
    ...command.commands.flatMap((next) => visit(next, `${path} ${next.name()}`.trim())),
  ];
  return visit(program, '');
}
