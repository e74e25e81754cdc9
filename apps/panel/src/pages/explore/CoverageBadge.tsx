import { Badge } from '@mantine/core';
import { texts } from '../../texts';

const COLORS: Readonly<Record<string, string>> = { fresh: 'green', stale: 'orange', scanning: 'blue' };

/** What is on file about a company, by the status of its coverage. */
export function CoverageBadge({ status, label }: { status: string; label?: string | undefined }) {
  return (
    <Badge variant="light" color={COLORS[status] ?? 'gray'} className="badge">
      {label ?? texts.explore.coverage[status]}
    </Badge>
  );
}
