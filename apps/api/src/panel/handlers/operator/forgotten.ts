import {
  allowPersonAsOperator,
  findForgottenPeople,
  type ForgetRequest,
  type ForgottenEntry,
  forgetPerson,
  latestTasks,
  listAsForgottenAsOperator,
  shortHash,
} from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../../call';
import { PanelError } from '../../panel-error';
import { invalidFields } from '../../validate-input';
import { domainOf } from './domain-of';
import { operatorActor } from './operator-actor';
import { runInBackground } from './run-in-background';
import { SHOWN_TASKS, taskBody } from './task-body';

/** How many people a page has. */
const PAGE = 100;
/** The most companies that an outcome names. */
const MAX_COMPANIES = 200;

type Names = 'GET /operator/forgotten' | 'POST /operator/forgotten' | 'POST /operator/forgotten/allowed';

/** The entry that a page ends with, as a cursor: its hash and, after a dot, its domain. */
const cursorOf = ({ nameHash, domain }: ForgottenEntry) =>
  `${Buffer.from(nameHash).toString('hex')}.${domain ?? ''}`;

function entryOf(cursor: string): Pick<ForgottenEntry, 'nameHash' | 'domain'> {
  const [, hash = '', domain = ''] = /^([\da-f]{64})\.(.*)$/.exec(cursor) ?? [];
  if (hash === '') throw new PanelError('invalid_input', 'This address is not valid.');
  return { nameHash: Buffer.from(hash, 'hex'), domain: domain === '' ? null : domain };
}

/** Returns whom a form names. */
function requestOf({ name, domain }: { name: string; domain: string | null }): ForgetRequest {
  if (!/\p{L}/u.test(name)) throw invalidFields({ name: 'Give a name.' });
  return { name: name.trim(), domain: domain === null ? null : domainOf(domain) };
}

export function forgottenHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb, operatorDb, cache } = deps;
  return {
    'GET /operator/forgotten': async ({ input }) => {
      const before = input.before === undefined ? null : entryOf(input.before);
      const rows = await findForgottenPeople(panelDb, { before, limit: PAGE + 1 });
      const tasks = await latestTasks(panelDb, 'forget_person', SHOWN_TASKS);
      return {
        people: rows.slice(0, PAGE).map((row) => ({
          cursor: cursorOf(row),
          name_hash: shortHash(row.nameHash),
          domain: row.domain,
          created_at: row.createdAt.toISOString(),
        })),
        has_more: rows.length > PAGE,
        tasks: tasks.map((task) => ({
          ...taskBody(task),
          companies: task.result === null ? null : (task.result as { companies: string[] }).companies,
        })),
      };
    },

    'POST /operator/forgotten': async (call) => {
      const request = requestOf(call.input);
      const actor = operatorActor(call);
      const target = await listAsForgottenAsOperator(panelDb, actor, request);
      const isStarted = await runInBackground(deps, actor, { kind: 'forget_person', target }, async () => {
        const { companies } = await forgetPerson(operatorDb, request, (domain) => cache.dropCompany(domain));
        return { companies: companies.slice(0, MAX_COMPANIES) };
      });
      if (!isStarted) throw new PanelError('conflict', 'This person is being removed already.');
      return {};
    },

    'POST /operator/forgotten/allowed': async (call) => {
      const request = requestOf(call.input);
      if (!(await allowPersonAsOperator(panelDb, operatorActor(call), request))) {
        throw invalidFields({
          name: `That name is not on the list for ${request.domain ?? 'all companies'}.`,
        });
      }
      return {};
    },
  };
}
