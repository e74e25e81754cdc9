import type { OptionSuggestion, Place, Suggestion } from './command-tree';

/** The command that the scripts define, since `npm run -s admin --` cannot be completed. */
export const COMMAND_NAME = 'firmlens-admin';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const valued = (places: readonly Place[], condition: (option: OptionSuggestion) => boolean) =>
  places.flatMap(({ path, options }) => options.filter(condition).map((option) => ({ path, ...option })));
const hasValues = ({ values }: OptionSuggestion) => values.length > 0;
const isFree = ({ takesValue, values }: OptionSuggestion) => takesValue && values.length === 0;

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

/** The words before the first option are the path, in bash and zsh alike. */
const FIND_PATH = `
  local at='' word
  for word in "\${before[@]}"; do
    case "$word" in --json) ;; -*) break ;; *) at="\${at:+$at }$word" ;; esac
  done`;

function bashScript(places: readonly Place[], run: string): string {
  const values = valued(places, hasValues).map(
    ({ path, word, values: allowed }) =>
      `    ${quoted(`${path} ${word}`)}) COMPREPLY=($(compgen -W ${quoted(allowed.join(' '))} -- "$cur")); return ;;`,
  );
  const free = valued(places, isFree).map(({ path, word }) => quoted(`${path} ${word}`));
  const next = offersOf(places).map(({ at, offered, takesFile }) => {
    const words = quoted(offered.map(({ word }) => word).join(' '));
    const files = takesFile ? ' $(compgen -f -- "$cur")' : '';
    return `    ${at}) COMPREPLY=($(compgen -W ${words} -- "$cur")${files}) ;;`;
  });
  return `${COMMAND_NAME}() { ${run} "$@"; }
_firmlens_admin() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  local before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")${FIND_PATH}
  COMPREPLY=()
  case "$at $prev" in
${values.join('\n')}
    ${free.join('|')}) return ;;
  esac
  if [[ "$cur" == -* ]]; then at="$at -"; fi
  case "$at" in
${next.join('\n')}
  esac
}
complete -F _firmlens_admin ${COMMAND_NAME}
`;
}

function zshScript(places: readonly Place[], run: string): string {
  const described = (items: readonly Suggestion[]) =>
    items
      .map(({ word, description }) => quoted(`${word}:${description.replaceAll(':', String.raw`\:`)}`))
      .join(' ');
  const values = valued(places, hasValues).map(
    ({ path, word, values: allowed }) =>
      `    ${quoted(`${path} ${word}`)}) compadd -- ${allowed.join(' ')}; return ;;`,
  );
  const free = valued(places, isFree).map(({ path, word }) => quoted(`${path} ${word}`));
  const next = offersOf(places).map(
    ({ at, offered, takesFile }) =>
      `    ${at}) offered=(${described(offered)})${takesFile ? '; _files' : ''} ;;`,
  );
  return `${COMMAND_NAME}() { ${run} "$@"; }
_firmlens_admin() {
  local cur="\${words[CURRENT]}" prev="\${words[CURRENT-1]}" offered=()
  local before=("\${(@)words[2,CURRENT-1]}")${FIND_PATH}
  case "$at $prev" in
${values.join('\n')}
    ${free.join('|')}) return ;;
  esac
  if [[ "$cur" == -* ]]; then at="$at -"; fi
  case "$at" in
${next.join('\n')}
  esac
  _describe 'firmlens-admin' offered
}
compdef _firmlens_admin ${COMMAND_NAME}
`;
}

function fishScript(places: readonly Place[], run: string): string {
  const lines = places.flatMap(({ path, words, options, takesFile }) => {
    const here = `complete -c ${COMMAND_NAME} -n ${quoted(`__firmlens_admin_at ${quoted(path)}`)}`;
    return [
      ...words.map(({ word, description }) => `${here} -f -a ${word} -d ${quoted(description)}`),
      ...options.map(({ word, description, takesValue, values }) =>
        [
          `${here} -l ${word.replace(/^--/, '')} -d ${quoted(description)}`,
          ...(takesValue ? ['-x'] : []),
          ...(values.length > 0 ? [`-a ${quoted(values.join(' '))}`] : []),
        ].join(' '),
      ),
      ...(takesFile ? [`${here} -F`] : []),
    ];
  });
  return `function ${COMMAND_NAME}; ${run} $argv; end
function __firmlens_admin_at
  set -l at
  for word in (commandline -opc)[2..-1]
    switch $word
      case --json
      case '-*'
        break
      case '*'
        set -a at $word
    end
  end
  test "$at" = "$argv[1]"
end
complete -c ${COMMAND_NAME} -f
${lines.join('\n')}
`;
}

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/**
 * Returns a script that defines the command `firmlens-admin` with completion. It holds every word, because starting the
 * command takes longer than anyone waits for a tab. `main` is the file that runs it.
 */
export function completionScript(shell: Shell, places: readonly Place[], main: string): string {
  return SCRIPTS[shell](places, `node ${quoted(main)}`);
}
