import type { SignalHit, ToldSignal } from '@firmlens/panel-contract';
import { Text } from '@mantine/core';
import { CompanyLink } from '../../components/CompanyLink';
import { OutsideLink } from '../../components/OutsideLink';
import { SignalClass, SignalType } from '../../components/SignalKind';
import { Time } from '../../components/Time';
import { texts } from '../../texts';

const percent = new Intl.NumberFormat('en', { style: 'percent' });
const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** A signal that was found by a search, or told by a watch. */
type AnySignal = SignalHit & Partial<Pick<ToldSignal, 'told_at'>>;

/** Signals in this order. */
export function SignalList({ signals, label }: { signals: readonly AnySignal[]; label: string }) {
  return (
    <ol className="surface signal-list" aria-label={label}>
      {signals.map((signal) => (
        <li key={signal.signal_id} className="signal" data-class={signal.class}>
          <Signal signal={signal} />
        </li>
      ))}
    </ol>
  );
}

function Signal({ signal }: { signal: AnySignal }) {
  const { title, description, domain, amount_usd: amount, funding_stage: stage, confidence } = signal;
  return (
    <article>
      <div className="signal-head">
        <SignalType type={signal.type} />
        <SignalClass of={signal.class} />
        <Day signal={signal} />
      </div>
      <Text fw={600} className="breakable">
        {title}
      </Text>
      {description !== null && (
        <Text size="sm" className="breakable">
          {description}
        </Text>
      )}
      <ul className="signal-facts">
        <li>
          <CompanyLink domain={domain}>{domain}</CompanyLink>
        </li>
        {stage !== null && <li>{stage}</li>}
        {amount !== null && <li>{dollars.format(amount)}</li>}
        <li>
          {confidence === null
            ? texts.explore.noConfidence
            : texts.explore.confidence(percent.format(confidence))}
        </li>
        {signal.evidence > 0 && <li>{texts.explore.evidence(signal.evidence)}</li>}
        <li>
          <Source url={signal.source_url} />
        </li>
        {signal.told_at !== undefined && (
          <li>
            {texts.explore.toldOn} <Time at={signal.told_at} />
          </li>
        )}
      </ul>
    </article>
  );
}

/** When it happened, or else when it was seen. */
function Day({ signal: { happened_on: happenedOn, seen_on: seenOn } }: { signal: SignalHit }) {
  if (happenedOn !== null) return <Time at={happenedOn} style="date" />;
  return (
    <span>
      {texts.explore.seenOn} <Time at={seenOn} style="date" />
    </span>
  );
}

function Source({ url }: { url: string | null }) {
  if (url === null) return texts.explore.noSource;
  const host = new URL(url).hostname.replace(/^www\./, '');
  return (
    <OutsideLink href={url} label={texts.explore.sourceLabel(host)}>
      {texts.explore.source(host)}
    </OutsideLink>
  );
}
