import { Badge, Text } from '@mantine/core';
import { SafeLink } from '../../../components/SafeLink';
import { Time } from '../../../components/Time';
import { texts } from '../../../texts';
import { sourceName } from '../../../texts/company';
import type { EvidencePiece } from '../use-company';
import { describeValue } from './find-pieces';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

const REASONS: Readonly<Record<string, string | undefined>> = texts.company.reasons;
const reasonText = (reason: string): string => REASONS[reason] ?? reason;

/** One piece of evidence: the value, who says so, where and when it was seen, and how certain that is. */
export function EvidenceItem({ piece }: { piece: EvidencePiece }) {
  const {
    value,
    source,
    url,
    observed_at: at,
    confidence,
    unused_reason: reason,
    credits_required: credits,
  } = piece;
  const { name, details } = describeValue(value);
  return (
    <li className="evidence-item">
      {credits === undefined ? (
        <Text fw={600} className="breakable">
          {name}
        </Text>
      ) : (
        <Text c="dimmed">{texts.company.notShown(credits)}</Text>
      )}
      {details.length > 0 && (
        <dl className="evidence-details">
          {details.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="breakable">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {reason !== undefined && (
        <Badge variant="light" color="gray" className="badge" mt={4}>
          {reasonText(reason)}
        </Badge>
      )}
      <p className="evidence-origin">
        {sourceName(source)} · {percent.format(confidence)} {texts.company.confidence}
        <br />
        {texts.company.seen} <Time at={at} />
      </p>
      {url === null ? (
        credits === undefined && (
          <Text size="sm" c="dimmed">
            {texts.company.noLink}
          </Text>
        )
      ) : (
        <Text size="sm">
          <SafeLink href={url} />
        </Text>
      )}
    </li>
  );
}
