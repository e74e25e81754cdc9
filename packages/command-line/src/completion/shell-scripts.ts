import type { OptionSuggestion, Place, Suggestion } from './command-tree';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const valued = (places: readonly Place[], condition: (option: OptionSuggestion) => boolean) =>
  places.flatMap(({ path, options }) => options.filter(condition).map((option) => ({ path, ...option })));
const hasValues = ({ values }: OptionSuggestion) => values.length > 0;
const isFree = ({ takesValue, takesFile, values }: OptionSuggestion) =>
  takesValue && !takesFile && values.length === 0;
const namesFile = ({ takesFile }: OptionSuggestion) => takesFile;

/** The command that a script defines. */
interface Defined {
  name: string;
  /** What the shell runs for it. */
  run: string;
  /** The beginning of the names of the script's own functions. */
  prefix: string;
}

interface Offer {
  /** The pattern of a case: the words so far, with a dash behind them if an option is being typed. */
  at: string;
  offered: readonly Suggestion[];
  takesFile: boolean;
}

/** Where other words can follow, options are offered only to those who type a dash. */
const offersOf = (places: readonly Place[]): Offer[] =>
  places.flatMap(({ path, words, options, takesFile }): Offer[] =>
    words.length === 0
      ? [{ at: `${quoted(path)}|${quoted(`${path} -`)}`, offered: options, takesFile }]
      : [
          { at: quoted(path), offered: words, takesFile },
          { at: quoted(`${path} -`), offered: options, takesFile: false },
        ],
  );

/**
 * Finds the place in bash and zsh alike: the words before the first option, as far as they are commands. What follows
 * them are arguments.
 */
const findPath = (places: readonly Place[]) => `
  local at='' word
  for word in "\${before[@]}"; do
    case "$word" in --json) continue ;; -*) break ;; esac
    case "\${at:+$at }$word" in
      ${places.map(({ path }) => quoted(path)).join('|')}) at="\${at:+$at }$word" ;;
      *) break ;;
    esac
  done`;

/** Offers the names of files in bash. */
const BASH_FILES = '$(compgen -f -- "$cur")';

/** The lines of a case that do something behind options that a condition selects: one, or none. */
function behind(
  places: readonly Place[],
  condition: (option: OptionSuggestion) => boolean,
  action: string,
): string[] {
  const patterns = valued(places, condition).map(({ path, word }) => quoted(`${path} ${word}`));
  return patterns.length === 0 ? [] : [`    ${patterns.join('|')}) ${action}return ;;`];
}

function bashScript(places: readonly Place[], { name, run, prefix }: Defined): string {
  const values = valued(places, hasValues).map(
    ({ path, word, values: allowed }) =>
      `    ${quoted(`${path} ${word}`)}) COMPREPLY=($(compgen -W ${quoted(allowed.join(' '))} -- "$cur")); return ;;`,
  );
  values.push(...behind(places, namesFile, `COMPREPLY=(${BASH_FILES}); `), ...behind(places, isFree, ''));
  const next = offersOf(places).map(({ at, offered, takesFile }) => {
    const words = quoted(offered.map(({ word }) => word).join(' '));
    const files = takesFile ? ` ${BASH_FILES}` : '';
    return `    ${at}) COMPREPLY=($(compgen -W ${words} -- "$cur")${files}) ;;`;
  });
  return `${name}() { ${run} "$@"; }
${prefix}() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  local before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")${findPath(places)}
  COMPREPLY=()
  case "$at $prev" in
${values.join('\n')}
  esac
  if [[ "$cur" == -* ]]; then at="$at -"; fi
  case "$at" in
${next.join('\n')}
  esac
}
complete -F ${prefix} ${name}
`;
}

function zshScript(places: readonly Place[], { name, run, prefix }: Defined): string {
  const described = (items: readonly Suggestion[]) =>
    items
      .map(({ word, description }) => quoted(`${word}:${description.replaceAll(':', String.raw`\:`)}`))
      .join(' ');
  const values = valued(places, hasValues).map(
    ({ path, word, values: allowed }) =>
      `    ${quoted(`${path} ${word}`)}) compadd -- ${allowed.join(' ')}; return ;;`,
  );
  values.push(...behind(places, namesFile, '_files; '), ...behind(places, isFree, ''));
  const next = offersOf(places).map(
    ({ at, offered, takesFile }) =>
      `    ${at}) offered=(${described(offered)})${takesFile ? '; _files' : ''} ;;`,
  );
  return `${name}() { ${run} "$@"; }
${prefix}() {
  local cur="\${words[CURRENT]}" prev="\${words[CURRENT-1]}" offered=()
  local before=("\${(@)words[2,CURRENT-1]}")${findPath(places)}
  case "$at $prev" in
${values.join('\n')}
  esac
  if [[ "$cur" == -* ]]; then at="$at -"; fi
  case "$at" in
${next.join('\n')}
  esac
  _describe '${name}' offered
}
compdef ${prefix} ${name}
`;
}

function fishScript(places: readonly Place[], { name, run, prefix }: Defined): string {
  const lines = places.flatMap(({ path, words, options, takesFile }) => {
    const here = `complete -c ${name} -n ${quoted(`_${prefix}_at ${quoted(path)}`)}`;
    return [
      ...words.map(({ word, description }) => `${here} -f -a ${word} -d ${quoted(description)}`),
      ...options.map(({ word, description, takesValue, takesFile, values }) =>
        [
          `${here} -l ${word.replace(/^--/, '')} -d ${quoted(description)}`,
          ...(takesFile ? ['-r', '-F'] : takesValue ? ['-x'] : []),
          ...(values.length > 0 ? [`-a ${quoted(values.join(' '))}`] : []),
        ].join(' '),
      ),
      ...(takesFile ? [`${here} -F`] : []),
    ];
  });
  return `function ${name}; ${run} $argv; end
function _${prefix}_at
  set -l at
  for word in (commandline -opc)[2..-1]
    switch $word
      case --json
        continue
      case '-*'
        break
    end
    switch "$at $word"
      case ${places.map(({ path }) => quoted(` ${path}`)).join(' ')}
        set at "$at $word"
      case '*'
        break
    end
  end
  test "$at" = "$argv[1]" -o "$at" = " $argv[1]"
end
complete -c ${name} -f
${lines.join('\n')}
`;
}

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/**
 * Returns a script that defines the command `name` with completion. It holds every word, because starting the
 * command takes longer than anyone waits for a tab. `main` is the file that runs it.
 */
export function completionScript(shell: Shell, places: readonly Place[], name: string, main: string): string {
  const prefix = `_${name.replaceAll('-', '_')}`;
  return SCRIPTS[shell](places, { name, run: `node ${quoted(main)}`, prefix });
}
