import type { Diagnosis } from '@firmlens/panel-contract';
import { Alert, Badge, Text, Title } from '@mantine/core';
import { texts } from '../../texts';
import { DeliveryLink } from './DeliveryLink';
import { duration } from './durations';

/** What a pasted delivery is, signature by signature, and what is wrong with it in words. */
export function VerifyResult({ diagnosis }: { diagnosis: Diagnosis }) {
  const { service, standard, missing, faults, computed, delivery_id: deliveryId } = diagnosis;
  const verdicts = [service, standard];
  return (
    <section className="surface padded verify-result" aria-labelledby="result">
      <Title order={2} id="result">
        {texts.verify.result}
      </Title>
      <Summary verdicts={verdicts} />
      <dl className="facts">
        <Verdict label={texts.verify.schemes.service} verdict={service} />
        <Verdict label={texts.verify.schemes.standard} verdict={standard} />
        <Age diagnosis={diagnosis} />
      </dl>
      <ul className="explanations">
        {faults.map((fault) => (
          <li key={fault}>{texts.verify.faults[fault]}</li>
        ))}
        {missing.length > 0 && <li>{texts.verify.missing(missing.join(', '))}</li>}
        {verdicts.includes('malformed') && <li>{texts.verify.malformed}</li>}
        <AgeText diagnosis={diagnosis} />
      </ul>
      {computed !== null && <Computed faults={computed} />}
      {deliveryId !== null && <DeliveryLink id={deliveryId}>{texts.verify.toDelivery}</DeliveryLink>}
    </section>
  );
}

function Summary({ verdicts }: { verdicts: readonly Diagnosis['service'][] }) {
  const isValid = verdicts.includes('valid');
  const isWrong = verdicts.some((verdict) => verdict === 'wrong' || verdict === 'malformed');
  const color = isValid ? (isWrong ? 'yellow' : 'green') : 'red';
  const text = isValid
    ? isWrong
      ? texts.verify.half
      : texts.verify.genuine
    : isWrong
      ? texts.verify.wrong
      : texts.verify.incomplete;
  return (
    <Alert color={color} variant="light" className="notice">
      {text}
    </Alert>
  );
}

const COLORS = { valid: 'green', wrong: 'red', missing: 'gray', malformed: 'red' } as const;

function Verdict({ label, verdict }: { label: string; verdict: Diagnosis['service'] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Badge variant="light" color={COLORS[verdict]} className="badge">
          {texts.verify.verdicts[verdict]}
        </Badge>
      </dd>
    </div>
  );
}

type AgeKind = 'noTimestamp' | 'recent' | 'tooOld' | 'inFuture';

function ageKind({ age_seconds: age, tolerance_seconds: tolerance }: Diagnosis): AgeKind {
  if (age === null) return 'noTimestamp';
  if (Math.abs(age) <= tolerance) return 'recent';
  return age > 0 ? 'tooOld' : 'inFuture';
}

function Age({ diagnosis }: { diagnosis: Diagnosis }) {
  const kind = ageKind(diagnosis);
  return (
    <div>
      <dt>{texts.verify.timestamp}</dt>
      <dd>
        <Badge variant="light" color={kind === 'recent' ? 'green' : 'yellow'} className="badge">
          {texts.verify[kind]}
        </Badge>
      </dd>
    </div>
  );
}

function AgeText({ diagnosis }: { diagnosis: Diagnosis }) {
  const { age_seconds: age, tolerance_seconds: tolerance } = diagnosis;
  const kind = ageKind(diagnosis);
  if (age === null || kind === 'recent') return null;
  const text =
    kind === 'tooOld'
      ? texts.verify.age(duration(age), duration(tolerance))
      : texts.verify.ahead(duration(-age));
  return <li>{text}</li>;
}

function Computed({ faults }: { faults: NonNullable<Diagnosis['computed']> }) {
  return (
    <div>
      <Title order={3} size="sm">
        {texts.verify.computedTitle}
      </Title>
      {faults.length === 0 && <Text size="sm">{texts.verify.computedRight}</Text>}
      <ul className="explanations">
        {faults.map((fault) => (
          <li key={fault}>
            {fault === 'unknown' ? texts.verify.computedUnknown : texts.verify.faults[fault]}
          </li>
        ))}
      </ul>
    </div>
  );
}
