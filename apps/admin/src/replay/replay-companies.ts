import { setTimeout as delay } from 'node:timers/promises';
import {
  companiesAfter,
  countCompaniesOnFile,
  finishReplay,
  recordReplay,
  type ReplayReport,
  startReplay,
} from '@firmlens/domain';
import { Presets, SingleBar } from 'cli-progress';
import { type CompanyReplay, type ReplayDeps, replayCompany } from './replay-company';

/** Companies between two pauses. A replay that is killed repeats at most these. */
const PAGE = 20;

const NOTHING: ReplayReport = {
  companies: 0,
  changed: 0,
  withoutEvidence: 0,
  skipped: 0,
  failed: 0,
  fields: {},
};

/** The field of a path: `team.team_members` for `team.team_members[3].position`. */
const fieldOf = (path: string): string => /^[^.[]+(\.[^.[]+)?/.exec(path)?.[0] ?? path;

function add(report: ReplayReport, replay: CompanyReplay): ReplayReport {
  const next = { ...report, companies: report.companies + 1 };
  if (replay === 'without_evidence') return { ...next, withoutEvidence: next.withoutEvidence + 1 };
  if (replay === 'skipped') return { ...next, skipped: next.skipped + 1 };
  if (replay === 'failed') return { ...next, failed: next.failed + 1 };
  if (replay.changes.length === 0) return next;
  const fields = { ...next.fields };
  for (const field of new Set(replay.changes.map(({ path }) => fieldOf(path)))) {
    fields[field] = (fields[field] ?? 0) + 1;
  }
  return { ...next, changed: next.changed + 1, fields };
}

/** Replays one company. */
export async function replayOne(deps: ReplayDeps, domain: string): Promise<ReplayReport> {
  return add(NOTHING, await replayCompany(deps, domain));
}

/**
 * Replays every company on file, in the order of domains, and shows one line of progress. It rests after each page for as
 * long as the page took, so that the service keeps half of a processor and of the database's time. A replay that was
 * interrupted continues where it stopped; a dry run begins anew.
 */
export async function replayAll(
  deps: ReplayDeps & { release: string; stderr: NodeJS.WritableStream },
): Promise<ReplayReport & { resumedAfter: string | null }> {
  const { db, isDryRun, release, stderr } = deps;
  const started = isDryRun ? { after: '', report: NOTHING } : await startReplay(db, release, NOTHING);
  let { after, report } = started;
  const bar = new SingleBar(
    {
      stream: stderr,
      format: '{bar} {percentage}% | {value} of {total} companies, {changed} changed | left {eta_formatted}',
      noTTYOutput: true,
      notTTYSchedule: 5_000,
    },
    Presets.shades_classic,
  );
  const left = await countCompaniesOnFile(db, after);
  bar.start(report.companies + left, report.companies, { changed: report.changed });
  try {
    for (;;) {
      const start = performance.now();
      const page = await companiesAfter(db, after, PAGE);
      const last = page.at(-1);
      if (last === undefined) break;
      for (const domain of page) report = add(report, await replayCompany(deps, domain));
      after = last;
      if (!isDryRun) await recordReplay(db, { after, report });
      bar.update(report.companies, { changed: report.changed });
      await delay(performance.now() - start);
    }
  } finally {
    bar.stop();
  }
  if (!isDryRun) await finishReplay(db);
  return { ...report, resumedAfter: started.after || null };
}
