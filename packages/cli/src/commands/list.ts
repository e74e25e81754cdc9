import { Argument, Command, type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import type { FirmlensClient, List, ListOptions, ListProblem, ListQuote, Module } from '@firmlens/client';
import { type Column, parseColumns } from '../columns';
import { UnsuccessfulError, UsageError } from '../failures';
import { helpEnd } from '../help';
import { readListSource } from '../list-source';
import { MODULES_OPTION } from '../modules';
import { parseCredits } from '../parse-credits';
import { listProgress } from '../progress';
import type { Runner, Session } from '../session';
import { type Format, FORMATS, writeResults } from './list-results';

/** More are not printed for people. */
const MOST_PROBLEMS = 20;

const outputOption = (description: string) => new Option('--output <format>', description).choices(FORMATS);
const COLUMNS_OPTION = [
  '--columns <columns>',
  'of a CSV file, separated by commas, such as input,status,company.name; HEADER=COLUMN names the header',
  parseColumns,
] as const;

function tellProblems(session: Session, problems: readonly ListProblem[]): void {
  for (const { line, input, reason } of problems.slice(0, MOST_PROBLEMS))
    session.say(`Line ${line}, ${input}: ${reason}`);
  if (problems.length > MOST_PROBLEMS)
    session.say(`${problems.length - MOST_PROBLEMS} more lines are left out. --json names them all.`);
}

const EXAMPLES = [
  'list companies.csv --modules team --dry-run',
  'list companies.csv --modules team --max-credits 500 --output csv > results.csv',
  'list - < domains.txt',
];

const priceLine = ({
  price,
  price_at_most: most,
  to_enrich: count,
  fresh,
  credits_available: left,
}: ListQuote) =>
  `${price}${most === price ? '' : ` to ${most}`} credits for ${count} of the companies; ${fresh} are fresh and free. ${left} credits are left.`;

const summaryOf = ({ list_id, status, reason, entries, counts, credits, ended_at }: List) => ({
  ...{ list_id, status, reason, entries },
  counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  ...{ credits, ended_at },
});

/** Shows the progress of a list until it ends, or waits for somebody. Throws an `UnsuccessfulError` for the latter. */
async function follow(session: Session, { lists }: FirmlensClient, listId: string): Promise<List> {
  const { environment } = session;
  const progress = listProgress(environment);
  session.goesOn(
    `The list goes on. \`firmlens list follow ${listId}\` shows it again, \`firmlens list cancel ${listId}\` ends it.`,
  );
  try {
    return await lists.wait(listId, {
      signal: environment.interrupted,
      onProgress: (list) => progress.show(list),
    });
  } finally {
    progress.end();
  }
}

/** What a followed list that is not complete means for its caller. */
function assertCompleted({ status, reason, list_id: id }: List): void {
  if (status === 'paused')
    throw new UnsuccessfulError(`The list is paused: ${reason}. \`firmlens list resume ${id}\` goes on.`);
  if (status === 'cancelled') throw new UnsuccessfulError('The list was cancelled.');
}

interface Output {
  output?: Format | undefined;
  columns?: Column[] | undefined;
}

/** The format of the results; undefined if they are not wanted. */
function formatOf({ output, columns }: Output): Format | undefined {
  if (columns && output === 'jsonl')
    throw new UsageError('Columns are those of CSV: leave out --output jsonl.');
  return columns ? 'csv' : output;
}

async function followAndPrint(session: Session, client: FirmlensClient, listId: string, wanted: Output) {
  const format = formatOf(wanted);
  const list = await follow(session, client, listId);
  if (format === undefined) await session.result(list, { value: summaryOf(list) });
  else await writeResults(session, client, listId, format, wanted.columns);
  assertCompleted(list);
}

interface CreateOptions extends Output {
  modules?: Module[] | undefined;
  dryRun?: true | undefined;
  maxCredits?: number | undefined;
  webhookUrl?: string | undefined;
  follow?: true | undefined;
}

async function createFrom(session: Session, file: string, options: CreateOptions): Promise<void> {
  const format = formatOf(options);
  const source = await readListSource(session.environment, file);
  const client = await session.client();
  const { modules, maxCredits, webhookUrl } = options;
  const wanted: ListOptions = {
    ...(modules && { modules }),
    ...(maxCredits !== undefined && { maxCredits }),
    ...(webhookUrl !== undefined && { webhookUrl }),
  };
  if (options.dryRun === true) {
    const quoted = await client.lists.quote(source, wanted);
    tellProblems(session, quoted.problems);
    return session.result(quoted, { value: quoted.quote });
  }
  const { list, quote, problems } = await client.lists.create(source, wanted);
  tellProblems(session, problems);
  session.say(priceLine(quote));
  const isFollowed = options.follow === true || format !== undefined;
  if (!isFollowed) return session.result({ list, quote, problems }, { value: { list_id: list.list_id } });
  session.say(`List ${list.list_id}`);
  return followAndPrint(session, client, list.list_id, options);
}

function addVerbs(list: CommandUnknownOpts, run: Runner): void {
  const id = () => new Argument('<id>', 'id of the list (see `list status`)');
  list
    .command('status')
    .description('Print a list, or all lists of the account')
    .argument('[id]', 'id of the list')
    .action(
      run(async (session, listId) => {
        const { lists } = await session.client();
        if (listId !== undefined) {
          const found = await lists.get(listId);
          return session.result(found, { value: summaryOf(found) });
        }
        const all: List[] = [];
        for await (const one of lists.all()) all.push(one);
        const columns = ['list_id', 'status', 'reason', 'entries', 'credits.spent', 'created_at'];
        return session.result(all, { value: all, columns });
      }),
    );
  list
    .command('follow')
    .description('Show the progress of a list until it ends')
    .addArgument(id())
    .addOption(outputOption('then print the results'))
    .option(...COLUMNS_OPTION)
    .action(
      run(async (session, listId, wanted) => followAndPrint(session, await session.client(), listId, wanted)),
    );
  const steps = {
    pause: 'Begin no further entry of a list until it is resumed',
    resume: 'Go on with a paused list',
    cancel: 'End a list; what runs ends as usual, the rest costs nothing',
  } as const;
  for (const step of ['pause', 'resume', 'cancel'] as const) {
    list
      .command(step)
      .description(steps[step])
      .addArgument(id())
      .action(
        run(async (session, listId) => {
          const changed = await (await session.client()).lists[step](listId);
          await session.result(changed, { value: summaryOf(changed) });
        }),
      );
  }
  list
    .command('results')
    .description('Print what a list has brought so far, an entry a line')
    .addArgument(id())
    .addOption(outputOption('csv, or jsonl with all data').default('csv' as const))
    .option(...COLUMNS_OPTION)
    .addHelpText(
      'after',
      helpEnd(
        'Lines that begin with # are left out of the columns, so that they can come from a file.',
        'list results list_… --output jsonl > results.jsonl',
        "list results list_… --columns 'input,status,Company name=company.name' > results.csv",
      ),
    )
    .action(
      run(async (session, listId, { output, columns }) =>
        writeResults(
          session,
          await session.client(),
          listId,
          formatOf({ output, columns }) ?? 'csv',
          columns,
        ),
      ),
    );
}

function addCreate(list: CommandUnknownOpts, run: Runner): void {
  list
    .command('create', { isDefault: true })
    .description('Enrich the companies of a file: domains, or names with a country. `create` may be left out')
    .argument('<file>', 'CSV with a header or a domain a line, or a JSON array; - reads standard input')
    .option(...MODULES_OPTION)
    .option('--dry-run', 'only say what it costs')
    .option('--max-credits <number>', 'begin no entry with which it would cost more', parseCredits)
    .option('--webhook-url <url>', "where its end is announced, instead of the account's URL")
    .option('--follow', 'show the progress until it ends')
    .addOption(outputOption('follow it, then print the results'))
    .option(...COLUMNS_OPTION)
    .addHelpText(
      'after',
      helpEnd('Without --follow it begins the list, prints its id and returns.', ...EXAMPLES),
    )
    .action(run((session, file, options) => createFrom(session, file, options)));
}

export function listCommand(run: Runner) {
  const list = new Command('list')
    .description('Enrich the companies of a file, at most 10,000, and control such lists')
    .addHelpText('after', helpEnd('`list FILE` is `list create FILE`: see its --help.', ...EXAMPLES));
  addCreate(list, run);
  addVerbs(list, run);
  return list;
}
