import { Command, Option } from '@commander-js/extra-typings';
import { type HostState, openHostStates } from '@firmlens/cache';
import {
  COUNTED_BATCHES,
  type Database,
  recentOutcomes,
  type SourceOutcomes,
  type SourceState,
  sourceStates,
} from '@firmlens/domain';
import { ALL_SOURCES, LANGUAGE_MODEL, MODEL_READING, OWN_OBSERVATION } from '@firmlens/sources';
import { CommandError, type Runner } from '../command';
import { helpEnd } from '../help';
import { parseDomain } from '../parse-values';
import { trySource } from '../sources/try-source';

/** Those that are not queried on their own. */
const NOT_QUERIED: readonly string[] = [OWN_OBSERVATION, MODEL_READING, LANGUAGE_MODEL].map(
  ({ name }) => name,
);
const SOURCE_NAMES = ALL_SOURCES.map(({ name }) => name).filter((name) => !NOT_QUERIED.includes(name));

const sourceJson = (source: SourceState, outcomes: SourceOutcomes | undefined) => ({
  source: source.source,
  status: source.isOn ? 'on' : 'off',
  reason: source.reason,
  found: outcomes?.found ?? 0,
  nothing: outcomes?.nothing ?? 0,
  not_asked: outcomes?.notAsked ?? 0,
  failed: outcomes?.failed ?? 0,
  asked_at: outcomes?.askedAt?.toISOString() ?? null,
  last_failure: outcomes?.failure ?? null,
});

const hostJson = (host: HostState) => ({
  host: host.name,
  state: host.state,
  until: host.until?.toISOString() ?? null,
  faults: host.faults,
  waiting: host.waiting,
  in_flight: host.inFlight,
  last_at: host.lastAt?.toISOString() ?? null,
});

async function readSources(db: Database): Promise<object[]> {
  const [states, outcomes] = [await sourceStates(db), await recentOutcomes(db)];
  return states.map((state) =>
    sourceJson(
      state,
      outcomes.find(({ source }) => source === state.source),
    ),
  );
}

export function sourcesCommand(run: Runner) {
  const sources = new Command('sources')
    .helpGroup('Batches, queues and sources:')
    .description('See where data comes from, and try a source on a company');
  sources
    .command('list')
    .description(
      `Show which sources are on, what each gave in the last ${COUNTED_BATCHES} batches, and the state of the hosts that were queried in the last two hours`,
    )
    .addHelpText(
      'after',
      '\nThe enrichment worker that started last says which are on. State of a host: closed (requests pass), open (its\ncircuit breaker refuses them until the time in `until`), trial (one request decides), paused (the host asked for\nit, until then). waiting: requests of all workers that wait for their turn.\n',
    )
    .action(
      run(async ({ db, redis }) => {
        const states = openHostStates({ redis, timeoutMs: 2_000 });
        try {
          await states.ready().catch(() => {
            throw new CommandError('Redis does not respond.');
          });
          const hosts = await states.read();
          return { json: { sources: await readSources(db), hosts: hosts.map(hostJson) } };
        } finally {
          states.close();
        }
      }),
    );
  sources
    .command('try')
    .description('Ask one source about one company now, from here; costs no credits and stores nothing')
    .addOption(
      new Option('--source <name>', 'a source that is on here; docs/sources.md describes each')
        .choices(SOURCE_NAMES)
        .makeOptionMandatory(),
    )
    .requiredOption('--domain <domain>', 'domain or URL of the company', parseDomain)
    .addHelpText(
      'after',
      helpEnd(
        'It needs the settings of an enrichment worker, and keeps the rate limits that all workers share.\n\nIt asks this source alone, and none of those that an enrichment asks before it. A source that needs more than the\ndomain, such as the company\u2019s name, gets what the latest completed batch of the domain found. Without one it says\nthat it was not asked, or finds less than in an enrichment.',
        'sources try --source gleif --domain acme.example',
      ),
    )
    .action(
      run(async ({ db, env }, { source, domain }) => {
        const { outcome, seconds } = await trySource({ db, env }, { name: source, domain });
        const evidence = outcome.status === 'found' ? outcome.evidence : [];
        return {
          json: {
            ...{ source, domain, status: outcome.status },
            reason: outcome.status === 'found' ? (outcome.incomplete ?? null) : outcome.reason,
            seconds: Number(seconds.toFixed(1)),
            evidence,
          },
          columns: ['field', 'value', 'confidence', 'url'],
          ...(outcome.status === 'failed' && { problem: `The source failed: ${outcome.reason}.` }),
        };
      }),
    );
  return sources;
}
