import type { HostState } from '@firmlens/cache';
import {
  COUNTED_BATCHES,
  countPostponedQueries,
  DatasetInUseError,
  findDatasets,
  type ImportedDataset,
  operatorEntries,
  recentOutcomes,
  removeDatasetAsOperator,
  type SourceOutcomes,
  sourceStates,
} from '@firmlens/domain';
import type { ImportedDataset as DatasetBody, SourceHost } from '@firmlens/panel-contract';
import type { Handlers, PanelDeps } from '../../call';
import { idOf } from '../../id-of';
import { PanelError } from '../../panel-error';
import { operatorActor } from './operator-actor';

/** How many entries a page has. */
const PAGE = 50;

type Names =
  | 'GET /operator/sources'
  | 'GET /operator/datasets'
  | 'DELETE /operator/datasets/:dataset_id'
  | 'GET /operator/log';

export function installationHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb, operatorDb, hostStates } = deps;
  return {
    'GET /operator/sources': async () => {
      const states = await sourceStates(panelDb);
      const postponed = await countPostponedQueries(panelDb);
      const outcomes = new Map((await recentOutcomes(panelDb)).map((each) => [each.source, each]));
      const hosts = await hostStates.read().catch(() => null);
      const reported = states.map(({ reportedAt }) => reportedAt.getTime());
      return {
        reported_at: reported.length === 0 ? null : new Date(Math.max(...reported)).toISOString(),
        counted_batches: COUNTED_BATCHES,
        sources: states.map(({ source, isOn, reason }) => ({
          source,
          is_on: isOn,
          reason,
          postponed: postponed[source] ?? 0,
          ...outcomesBody(outcomes.get(source)),
        })),
        hosts: hosts && hosts.map(hostBody),
      };
    },

    'GET /operator/datasets': async () => ({ datasets: (await findDatasets(panelDb)).map(datasetBody) }),

    'DELETE /operator/datasets/:dataset_id': async (call) => {
      const id = idOf(call.input.dataset_id);
      try {
        const removed = await removeDatasetAsOperator(operatorDb, operatorActor(call), id);
        if (removed === null) throw new PanelError('not_found', 'There is no such dataset.');
      } catch (error) {
        if (!(error instanceof DatasetInUseError)) throw error;
        throw new PanelError('conflict', 'The file is being imported. Stop the import first.');
      }
      return {};
    },

    'GET /operator/log': async ({ input }) => {
      const before = input.before === undefined ? null : BigInt(input.before);
      const entries = await operatorEntries(panelDb, { before, limit: PAGE + 1 });
      return {
        entries: entries.slice(0, PAGE).map(({ id, at, account, ...entry }) => ({
          entry_id: id,
          at: at.toISOString(),
          account: account && { account_id: account.accountId, name: account.name },
          ...entry,
        })),
        has_more: entries.length > PAGE,
      };
    },
  };
}

const outcomesBody = (outcomes: SourceOutcomes | undefined) => ({
  outcomes: {
    found: outcomes?.found ?? 0,
    nothing: outcomes?.nothing ?? 0,
    not_asked: outcomes?.notAsked ?? 0,
    failed: outcomes?.failed ?? 0,
  },
  asked_at: outcomes?.askedAt?.toISOString() ?? null,
  failure: outcomes?.failure ?? null,
});

const hostBody = ({ name, state, until, faults, waiting, inFlight, lastAt }: HostState): SourceHost => ({
  host: name,
  state,
  until: until?.toISOString() ?? null,
  faults,
  waiting,
  in_flight: inFlight,
  last_at: lastAt?.toISOString() ?? null,
});

function datasetBody(dataset: ImportedDataset): DatasetBody {
  const { id, status, isImporting, refusals, startedAt, finishedAt } = dataset;
  return {
    dataset_id: id,
    format: dataset.format,
    file: dataset.fileName,
    file_bytes: dataset.fileBytes,
    status: status === 'loading' ? (isImporting ? 'importing' : 'interrupted') : status,
    percent: status === 'loading' ? Math.floor(dataset.readShare * 100) : 100,
    rows_read: dataset.rowsRead,
    rows_kept: dataset.rowsKept,
    rows_refused: dataset.rowsRefused,
    refusals: Object.entries(refusals)
      .map(([reason, { count, isKept, lines }]) => ({ reason, count, is_kept: isKept, first_lines: lines }))
      .sort((one, other) => other.count - one.count),
    started_at: startedAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
  };
}
