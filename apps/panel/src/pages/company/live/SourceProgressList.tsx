import { Badge } from '@mantine/core';
import { live, sourceName } from '../../../texts/company';
import { sourceReason } from '../../../texts/source-reason';
import { NotAsked } from '../NotAsked';
import { SourceBadge } from '../SourceTable';
import type { SourceProgress } from './progress';

/** Each source that is asked, with what it said and how long that took. The others are one line. */
export function SourceProgressList({
  sources,
  isOver,
}: {
  sources: readonly SourceProgress[];
  isOver: boolean;
}) {
  const asked = sources.filter(({ status }) => status !== 'not_asked');
  const others = sources.filter(({ status }) => status === 'not_asked');
  if (sources.length === 0) return null;
  return (
    <details className="company-part" open={!isOver}>
      <summary className="company-part-title">{live.sources}</summary>
      <ul className="live-sources">
        {asked.map((each) => (
          <li key={each.source}>
            <span className="live-source-name">{sourceName(each.source)}</span>
            <State {...each} />
            <span className="live-seconds">
              {each.seconds === null ? '' : live.seconds(secondsText(each.seconds))}
            </span>
            {each.reason !== null && (
              <span className="live-reason breakable">{sourceReason(each.reason)}</span>
            )}
          </li>
        ))}
      </ul>
      <NotAsked sources={others} />
    </details>
  );
}

const secondsText = (seconds: number): string => seconds.toFixed(seconds < 10 ? 1 : 0);

function State({ status }: SourceProgress) {
  if (status !== 'asking') return <SourceBadge status={status} />;
  return (
    <Badge variant="outline" color="indigo" className="badge">
      {live.asking}
    </Badge>
  );
}
