import { Text } from '@mantine/core';
import type { Response } from '../../api/call';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { CoverageBadge } from './CoverageBadge';

type Covered = Response<'POST /explore/signals'>['coverage'][number];

/** How well the companies that a search names are covered, and so what a missing signal means. */
export function CoverageList({ companies }: { companies: readonly Covered[] }) {
  if (companies.length === 0) return null;
  return (
    <ul className="surface padded plain-list coverage-list" aria-label={texts.explore.coverageLabel}>
      {companies.map((company) => (
        <li key={company.domain}>
          <Text fw={600} className="breakable">
            {company.domain}
          </Text>
          <CoverageBadge status={company.status} />
          {company.last_scanned_at !== null && (
            <Text size="sm" c="dimmed">
              {texts.explore.scannedOn} <Time at={company.last_scanned_at} style="date" />
            </Text>
          )}
          <Text size="sm">
            {company.signal_absence_is_meaningful
              ? texts.explore.absenceMeansSomething
              : texts.explore.absenceMeansNothing}
          </Text>
        </li>
      ))}
    </ul>
  );
}
