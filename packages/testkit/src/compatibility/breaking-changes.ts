interface Part {
  kind: string;
  /** `table`, `table.column`, `table.constraint`, `function(arguments)` or `job.field`. */
  name: string;
  /** The columns that a check or a unique index is about. */
  columns: readonly string[];
  what: string;
}

const LINE =
  /^(?<kind>\w+) (?<name>\w+\(.*\)(?=: takes )|[\w.]+)(?: of (?<columns>[\w ]*))?(?:: (?<what>.*))?$/;

function parse(line: string): Part {
  const { kind = '', name = '', columns = '', what = '' } = LINE.exec(line)?.groups ?? {};
  return { kind, name, columns: columns.split(' ').filter(Boolean), what };
}

const tableOf = ({ name }: Part): string => name.split('.')[0] ?? '';
const idOf = ({ kind, name }: Part): string => `${kind} ${name}`;

const TEXT = /'(?:[^']|'')*'/g;

/** Whether a check differs only in that it allows more values. */
function isWidened(before: string, after: string): boolean {
  const shape = (text: string) => text.replaceAll(/(?:'(?:[^']|'')*'(?:::[\w ]+)?(?:, )?)+/g, '…');
  const allowed = new Set(after.match(TEXT));
  return shape(before) === shape(after) && (before.match(TEXT) ?? []).every((value) => allowed.has(value));
}

/** Returns the fewest and the most arguments of a function. */
function arity({ what }: Part): [number, number] {
  const [, least, most] = /^takes (\d+) to (\d+)/.exec(what) ?? [];
  return [Number(least), Number(most)];
}

/** Says what an addition breaks for a version that knows only the former parts; null if nothing. */
function faultOfAddition(part: Part, former: readonly Part[]): string | null {
  const has = (kind: string, name: string) => former.some((each) => each.kind === kind && each.name === name);
  switch (part.kind) {
    case 'column':
      return has('table', tableOf(part)) && /not null$/.test(part.what)
        ? 'is new and must be filled: allow null, or give it a default'
        : null;
    case 'check':
    case 'unique':
      return part.columns.length > 0 &&
        part.columns.every((each) => has('column', `${tableOf(part)}.${each}`))
        ? 'is new and may refuse what the last release writes'
        : null;
    case 'function': {
      const namesake = part.name.replace(/\(.*/, '(');
      const [least, most] = arity(part);
      const isAmbiguous = former.some((each) => {
        const [from, to] = arity(each);
        return each.kind === 'function' && each.name.startsWith(namesake) && from <= most && to >= least;
      });
      return isAmbiguous
        ? 'is new, and a call with as many arguments may mean this one: give it another name'
        : null;
    }
    case 'job':
      return part.what.endsWith(' or nothing') ? null : 'is new, and jobs of the last release lack it';
    default:
      return null;
  }
}

/** Whether a column differs only in that it now has a default. */
const isRelaxed = (before: string, after: string) => after === `${before} with default`;

/** A process waits for its newest migration, so functions that change without one would be missed. */
function faultOfVersion(former: readonly Part[], latter: readonly Part[]): string[] {
  const isSame = (name: string) => {
    const [before, after] = [former, latter].map((parts) =>
      parts.find((part) => part.kind === 'version' && part.name === name),
    );
    return before?.what === after?.what;
  };
  return isSame('functions') || !isSame('migration')
    ? []
    : ['the functions have changed: add a migration, even an empty one, for which new processes wait'];
}

/**
 * Compares the description of a database, or of the jobs, with the recorded one of the last release. Returns, one
 * line each, what keeps that release from working with it.
 */
export function breakingChanges(recorded: readonly string[], current: readonly string[]): string[] {
  const isPart = ({ kind }: Part) => kind !== 'version';
  const [allFormer, allLatter] = [recorded.map(parse), current.map(parse)];
  const [former, latter] = [allFormer.filter(isPart), allLatter.filter(isPart)];
  const byId = new Map(latter.map((part) => [idOf(part), part]));
  const known = new Set(former.map(idOf));
  const lost = former.flatMap((part) => {
    const now = byId.get(idOf(part));
    if (now?.what === part.what) return [];
    if (part.kind === 'column' && isRelaxed(part.what, now?.what ?? '')) return [];
    if (part.kind === 'check' && (now === undefined || isWidened(part.what, now.what))) return [];
    if (now === undefined) return [`${idOf(part)} is missing`];
    return [`${idOf(part)} has changed from "${part.what}" to "${now.what}"`];
  });
  const added = latter
    .filter((part) => !known.has(idOf(part)))
    .flatMap((part) => {
      const fault = faultOfAddition(part, former);
      return fault === null ? [] : [`${idOf(part)} ${fault}`];
    });
  return [...lost, ...added, ...faultOfVersion(allFormer, allLatter)];
}
