import { Argument, Command, type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import type { CompanySearch, Module, SignalType, Watch, WatchOptions } from '@firmlens/client';
import { UsageError } from '../failures';
import { helpEnd } from '../help';
import { readListSource } from '../list-source';
import { MODULES_OPTION } from '../modules';
import { namesParser } from '../names';
import { parseCredits } from '../parse-credits';
import { parseCompanySearch } from '../parse-company-search';
import { jsonLine, printable } from '../printable';
import type { Runner, Session } from '../session';

const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const satisfies readonly Watch['frequency'][];
const TYPES = [
  ...(['funding', 'business', 'product', 'expansion', 'traction', 'hiring'] as const),
  ...(['leadership', 'acquisition', 'partnership', 'layoffs', 'legal', 'award'] as const),
] as const satisfies readonly SignalType[];

const EXAMPLES = [
  'watch domains.txt --frequency weekly --max-credits-per-month 500',
  'watch domains.txt --frequency daily --max-credits-per-month 2000 --types funding,leadership',
  "watch --search 'query=energy&countries=GB,France' --frequency weekly --max-credits-per-month 2000",
  'watch signals watch_…',
];

/** Reads domains: a line each, where # begins a comment, or an array in JSON. */
async function readDomains({ environment }: Session, file: string): Promise<string[]> {
  const source = await readListSource(environment, file);
  const domains =
    typeof source === 'string'
      ? source.split('\n').map((line) => line.replace(/#.*/, '').trim())
      : source.map((entry) => (typeof entry === 'string' ? entry : (entry.domain ?? '')));
  const named = domains.filter((domain) => domain !== '');
  if (named.length === 0) throw new UsageError(`${file} names no domain.`);
  return named;
}

const summaryOf = ({ looks = [], ...watch }: Watch) => ({
  ...watch,
  looks: looks.map(({ look_id, status, began_at }) => ({ look_id, status, began_at })),
});

interface CreateOptions {
  search?: CompanySearch | undefined;
  frequency: Watch['frequency'];
  maxCreditsPerMonth: number;
  types?: SignalType[] | undefined;
  modules?: Module[] | undefined;
  includeRumours?: true | undefined;
  webhookUrl?: string | undefined;
}

async function createFrom(
  session: Session,
  file: string | undefined,
  { search, ...options }: CreateOptions,
): Promise<void> {
  if ((file === undefined) === (search === undefined))
    throw new UsageError('Name either a file or --search.');
  const companies = search === undefined ? await readDomains(session, file ?? '') : { search };
  const { watches } = await session.client();
  const wanted = Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as unknown as WatchOptions;
  const { watch, problems } = await watches.create(companies, wanted);
  for (const { input, reason } of problems) session.say(`${input}: ${reason}`);
  const { watch_id: id, credits, next_look_at: next } = watch;
  await session.result(
    { watch, problems },
    { value: { watch_id: id, companies: watch.companies, credits, next_look_at: next } },
  );
}

function addCreate(watch: CommandUnknownOpts, run: Runner): void {
  watch
    .command('create', { isDefault: true })
    .description(
      'Watch the companies of a file or a search, and be told what is new. `create` may be left out',
    )
    .argument('[file]', 'a domain a line, or a JSON array; - reads standard input; at most 500')
    .option(
      '--search <filters>',
      'instead of a file: the companies that a search finds at each look',
      parseCompanySearch,
    )
    .addOption(
      new Option('--frequency <name>', 'how long after a look the next one begins')
        .choices(FREQUENCIES)
        .makeOptionMandatory(),
    )
    .requiredOption(
      '--max-credits-per-month <number>',
      'begin no enrichment with which a calendar month would cost more',
      parseCredits,
    )
    .option('--types <names>', `only these signals: ${TYPES.join(', ')}`, namesParser<SignalType>(TYPES))
    .option(...MODULES_OPTION)
    .option('--include-rumours', 'tell rumours, too')
    .option('--webhook-url <url>', "where signals are told, instead of the account's URL")
    .addHelpText(
      'after',
      helpEnd(
        'The first look begins at once. It is the base line: what it finds is not told. A search has the filters of `GET /companies/search`, written as its query.',
        ...EXAMPLES,
      ),
    )
    .action(run((session, file, options) => createFrom(session, file, options)));
}

function addVerbs(watch: CommandUnknownOpts, run: Runner): void {
  const id = () => new Argument('<id>', 'id of the watch (see `watch status`)');
  watch
    .command('status')
    .description('Print a watch with its latest looks, or all watches of the account')
    .argument('[id]', 'id of the watch')
    .action(
      run(async (session, watchId) => {
        const { watches } = await session.client();
        if (watchId !== undefined) {
          const found = await watches.get(watchId);
          return session.result(found, { value: summaryOf(found) });
        }
        const all: Watch[] = [];
        for await (const one of watches.all()) all.push(one);
        const columns = ['watch_id', 'status', 'reason', 'companies', 'frequency', 'signals_told'];
        return session.result(all, { value: all, columns: [...columns, 'next_look_at'] });
      }),
    );
  watch
    .command('signals')
    .description('Print what a watch has told, oldest first')
    .addArgument(id())
    .option('--after <signal>', 'only what follows the signal with this id')
    .action(
      run(async (session, watchId, { after }) => {
        const { watches } = await session.client();
        const told = watches.signals(watchId, after === undefined ? {} : { after });
        for await (const entry of told) {
          const { detected_at: at, domain, signal, signal_id: signalId } = entry;
          const line = [at, domain, signal.type, signal.title, signalId].join('  ').replaceAll('\n', ' ');
          await session.write(session.isJson ? jsonLine(entry) : `${printable(line)}\n`);
        }
      }),
    );
  const steps = { pause: 'Enrich and tell nothing until it is resumed', resume: 'Go on with a paused watch' };
  for (const step of ['pause', 'resume'] as const) {
    watch
      .command(step)
      .description(steps[step])
      .addArgument(id())
      .action(
        run(async (session, watchId) => {
          const changed = await (await session.client()).watches[step](watchId);
          await session.result(changed, { value: summaryOf(changed) });
        }),
      );
  }
  watch
    .command('delete')
    .description('Delete a watch, with what it told')
    .addArgument(id())
    .action(
      run(async (session, watchId) => {
        await (await session.client()).watches.delete(watchId);
        await session.result({ watch_id: watchId, deleted: true });
      }),
    );
}

export function watchCommand(run: Runner) {
  const watch = new Command('watch')
    .description('Be told what is new about companies, and control such watches')
    .addHelpText('after', helpEnd('`watch FILE` is `watch create FILE`: see its --help.', ...EXAMPLES));
  addCreate(watch, run);
  addVerbs(watch, run);
  return watch;
}
