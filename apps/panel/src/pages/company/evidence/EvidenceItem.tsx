import type { EvidencePiece } from '@firmlens/panel-contract';
import { Badge, Text } from '@mantine/core';
import { SafeLink } from '../../../components/SafeLink';
import { Time } from '../../../components/Time';
import { texts } from '../../../texts';
import { sourceName } from '../../../texts/company';
import { describeValue } from './describe-value';
import { wordsOnPage } from './words-on-page';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** One piece of evidence: the value, who says so, where and when it was seen, and how certain that is. */
export function EvidenceItem({ piece }: { piece: EvidencePiece }) {
  const { field, value, source, url, confidence } = piece;
  const { observed_at: at, lost_because: reason, credits_required: credits } = piece;
  const { name, details } = describeValue(field, value);
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
        <Badge variant="light" color={reason === 'agrees' ? 'teal' : 'gray'} className="badge" mt={4}>
          {texts.company.reasons[reason]}
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
          <SafeLink href={url} words={wordsOnPage(piece)} />
        </Text>
      )}
    </li>
  );
}
