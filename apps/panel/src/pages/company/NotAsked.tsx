import type { SourceOutcome } from '@firmlens/panel-contract';
import { count } from '../../components/numbers';
import { live, sourceName } from '../../texts/company';
import { sourceReason } from '../../texts/source-reason';

/** The sources that were not asked, and why: one line that opens. */
export function NotAsked({ sources }: { sources: readonly Pick<SourceOutcome, 'source' | 'reason'>[] }) {
  if (sources.length === 0) return null;
  return (
    <details className="not-asked">
      <summary>{live.notAsked(count(sources.length))}</summary>
      <ul className="plain-list">
        {sources.map(({ source, reason }) => (
          <li key={source} className="breakable">
            {sourceName(source)}
            {reason === null ? '' : `: ${sourceReason(reason)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
