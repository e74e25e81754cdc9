import { Badge, Group, Text } from '@mantine/core';
import { SafeLink } from '../../../components/SafeLink';
import { money } from '../../../components/numbers';
import { texts } from '../../../texts';
import { shortDate } from '../dates';
import { EvidenceButton } from '../evidence/EvidenceButton';
import { readable } from '../readable';
import { NothingFor, Part } from './Facts';
import type { Data } from './module-data';

type Signals = Data<'signals'>;
type Highlight = NonNullable<Signals['highlights']>[number];
type SignalClass = keyof typeof texts.company.classes;

const COLORS = { confirmed: 'teal', reported: 'indigo', rumour: 'yellow' } as const;

const classOf = ({ entities }: Highlight): SignalClass | null => {
  const name = entities?.['class'];
  return name !== undefined && Object.hasOwn(texts.company.classes, name) ? (name as SignalClass) : null;
};

/** What happened, newest first, and what it means together. */
export function SignalTimeline({ data: { highlights, ai_insights: insights } }: { data: Signals }) {
  return (
    <>
      {insights !== null && <Insights insights={insights} />}
      {highlights === null ? (
        <NothingFor names={['highlights']} />
      ) : highlights.length === 0 ? (
        <Text c="dimmed">{texts.company.noSignals}</Text>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {texts.company.classHint}
          </Text>
          <ol className="timeline">
            {highlights.map((highlight, index) => (
              <Signal key={index} highlight={highlight} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function Signal({ highlight }: { highlight: Highlight }) {
  const { type, title, date, description, entities } = highlight;
  const report = entities?.['source_url'];
  const signalClass = classOf(highlight);
  return (
    <li data-class={signalClass ?? undefined}>
      <div className="timeline-date">
        {date === null ? texts.company.undated : <time dateTime={date}>{shortDate(date)}</time>}
      </div>
      <div className="timeline-entry">
        <Group gap="xs">
          {signalClass !== null && (
            <Badge
              variant={signalClass === 'rumour' ? 'outline' : 'light'}
              color={COLORS[signalClass]}
              className="badge"
              leftSection={<span aria-hidden>{texts.company.classMarks[signalClass]}</span>}
            >
              {texts.company.classes[signalClass]}
            </Badge>
          )}
          <Text component="span" size="sm" c="dimmed">
            {texts.company.types[type]}
          </Text>
        </Group>
        <p className="timeline-title">
          <strong className="breakable">{title}</strong>
          <EvidenceButton field="signals.highlights" item={report ?? title} label={title} />
        </p>
        {description !== null && <p className="breakable dimmed">{description}</p>}
        <Amount entities={entities ?? {}} />
        {report !== undefined && (
          <Text size="sm">
            <SafeLink href={report} />
          </Text>
        )}
      </div>
    </li>
  );
}

/** What a round raised, also in dollars, whatever its title says. */
function Amount({ entities }: { entities: Readonly<Record<string, string>> }) {
  const amount = entities['amount'];
  const dollars = Number(entities['amount_usd']);
  if (amount === undefined) return null;
  const isConverted = !amount.startsWith('USD') && dollars > 0;
  return (
    <p className="dimmed">
      {texts.company.amount} {readable(amount)}
      {isConverted && ` (${money(dollars, 'USD')})`}
    </p>
  );
}

function Insights({ insights }: { insights: NonNullable<Signals['ai_insights']> }) {
  return (
    <Part name="insights" field="signals.ai_insights">
      <p className="breakable">{readable(insights.insight)}</p>
      <dl className="company-facts">
        <div>
          <dt>{texts.company.momentum}</dt>
          <dd>
            <span className="capital">{insights.growth_momentum}</span>
          </dd>
        </div>
        <div>
          <dt>{texts.company.trajectory}</dt>
          <dd>
            <span className="capital">{insights.trajectory}</span>
          </dd>
        </div>
        {insights.next_likely_move !== null && (
          <div>
            <dt>{texts.company.nextMove}</dt>
            <dd className="breakable">{readable(insights.next_likely_move)}</dd>
          </div>
        )}
      </dl>
    </Part>
  );
}
