import type { SourceOutcome } from '@firmlens/panel-contract';
import { texts } from '../texts';
import { sourceReason } from '../texts/source-reason';
import { Time } from './Time';

type Asked = Pick<SourceOutcome, 'reason' | 'asked_at'>;

/** An enrichment asks its sources at one time, but for those whose earlier response it used. */
export function usualTime(sources: readonly Asked[]): string | null {
  const times = sources.flatMap(({ asked_at: at }) => at ?? []);
  const uses = (time: string) => times.filter((each) => each === time).length;
  return times.toSorted((one, other) => uses(other) - uses(one))[0] ?? null;
}

const isOther = ({ asked_at: at }: Asked, usual: string | null): boolean => at !== null && at !== usual;

/** Why a source answered as it did, and the time of its response if that is not the usual one. */
export function SourceReason({ source, usual }: { source: Asked; usual: string | null }) {
  const { reason, asked_at: at } = source;
  const hasTime = at !== null && isOther(source, usual);
  return (
    <span className="breakable">
      {reason === null ? !hasTime && '–' : sourceReason(reason)}
      {hasTime && (
        <>
          {reason !== null && <br />}
          {texts.company.responseOf} <Time at={at} />
        </>
      )}
    </span>
  );
}

/** When the sources were asked, as a sentence. */
export function AskedAt({ sources }: { sources: readonly Asked[] }) {
  const usual = usualTime(sources);
  if (usual === null) return null;
  return (
    <>
      {' '}
      {texts.company.askedAt} <Time at={usual} />.{' '}
      {sources.some((source) => isOther(source, usual)) && texts.company.earlierResponses}
    </>
  );
}
