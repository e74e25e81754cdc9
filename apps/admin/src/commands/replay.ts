import { Command } from '@commander-js/extra-typings';
import type { ReplayReport } from '@firmlens/domain';
import { evidenceSettings, loadSettings, VERSION } from '@firmlens/runtime';
import { CommandError, type Runner } from '../command';
import { DRY_RUN } from '../confirm';
import { helpEnd } from '../help';
import { parseDomain } from '../parse-values';
import { replayAll, replayOne } from '../replay/replay-companies';
import { evictCachedCompany } from '../update-cache';

/** How many fields the result names. */
const MOST_FIELDS = 10;

const reportJson = ({ companies, changed, withoutEvidence, skipped, failed, fields }: ReplayReport) => ({
  companies,
  changed,
  without_evidence: withoutEvidence,
  skipped,
  failed,
  most_changed_fields: Object.entries(fields)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, MOST_FIELDS)
    .map(([field, count]) => ({ field, companies: count })),
});

const problemOf = ({ failed }: ReplayReport) =>
  failed === 0 ? {} : { problem: `${failed} could not be built from their evidence, and stay as they are.` };

export function replayCommand(run: Runner) {
  return new Command('replay')
    .helpGroup('Datasets and installation:')
    .description(
      'Build what is on file again from the stored evidence, with the rules of this release: after an upgrade whose changelog asks for it',
    )
    .option('--domain <domain>', 'only this domain or URL; default: every company on file', parseDomain)
    .option(...DRY_RUN)
    .addHelpText(
      'after',
      helpEnd(
        'Nothing is looked up or charged, and the results of batches stay. Set MIN_CONFIDENCE as the workers have it. It runs\nbeside the service and rests half of the time. If it is interrupted, run it again: it continues where it stopped.',
        'replay --dry-run',
        'replay --domain acme.example',
      ),
    )
    .action(
      run(async (deps, { domain, dryRun: isDryRun = false }) => {
        const { db, env, stderr } = deps;
        const { minConfidence } = loadSettings({ evidence: evidenceSettings }, env).evidence;
        const dropCopies = (changed: string) => evictCachedCompany(deps, changed);
        const replay = { db, minConfidence, isDryRun, dropCopies };
        const dryRun = isDryRun ? { dry_run: true } : {};
        if (domain !== undefined) {
          const report = await replayOne(replay, domain);
          if (report.withoutEvidence > 0) throw new CommandError(`No evidence of ${domain} is stored.`);
          return { json: { ...dryRun, domain, ...reportJson(report) }, ...problemOf(report) };
        }
        const { resumedAfter, ...report } = await replayAll({ ...replay, release: VERSION, stderr });
        return {
          json: {
            ...dryRun,
            ...reportJson(report),
            ...(resumedAfter !== null && { resumed_after: resumedAfter }),
          },
          ...problemOf(report),
        };
      }),
    );
}
