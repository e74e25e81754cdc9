import type { CompanyView } from '@firmlens/panel-contract';
import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { enriching, modules as names } from '../../texts/company';

type Module = keyof CompanyView['enrichment']['module_credits'];
const MODULES = Object.keys(enriching.hints) as Module[];

interface Props {
  view: CompanyView;
  onClose: () => void;
  onStarted: (batchId: string | undefined) => void;
}

/** Asks what to look for, and shows what that costs before it starts. */
export function EnrichDialog({ view, onClose, onStarted }: Props) {
  const { domain, modules: onFile, enrichment } = view;
  const freshUntil = (name: string) =>
    onFile.find(({ module, is_fresh: isFresh }) => module === name && isFresh)?.fresh_until;
  // What is fresh is on the page already, free of charge.
  const [chosen, setChosen] = useState<readonly Module[]>(() =>
    MODULES.filter((name) => freshUntil(name) === undefined),
  );
  const start = useAction('POST /companies/:domain/enrichments', ({ batch_id: batchId }) => {
    onStarted(batchId ?? undefined);
  });
  const cost = chosen.reduce((sum, name) => sum + enrichment.module_credits[name], enrichment.base_credits);
  const isFree = ['company', ...chosen].every((name) => freshUntil(name) !== undefined);
  const isTooDear = cost > enrichment.balance;
  const hasFresh = chosen.some((name) => freshUntil(name) !== undefined);
  return (
    <ActionDialog title={enriching.title(domain)} onClose={onClose}>
      {enrichment.obstacle !== null ? (
        <Alert color="yellow" variant="light" role="status" className="notice">
          {enrichment.obstacle}
        </Alert>
      ) : (
        <ActionForm
          action={start}
          input={() => ({ domain, modules: [...chosen] })}
          submitLabel={isFree ? enriching.start : enriching.startFor(count(cost))}
          isDisabled={isFree || isTooDear}
          onCancel={onClose}
        >
          {() => (
            <>
              <Text size="sm">{enriching.hint}</Text>
              <Checkbox.Group
                label={enriching.modules}
                value={['company', ...chosen]}
                onChange={(values) => {
                  setChosen(MODULES.filter((name) => values.includes(name)));
                }}
              >
                <Stack gap="sm" mt="xs">
                  <Checkbox
                    disabled
                    value="company"
                    label={<Choice name={names.company} credits={enrichment.base_credits} />}
                    description={
                      <Hint text={`${enriching.base}. ${enriching.always}.`} until={freshUntil('company')} />
                    }
                  />
                  {MODULES.map((name) => (
                    <Checkbox
                      key={name}
                      value={name}
                      label={<Choice name={names[name]} credits={enrichment.module_credits[name]} />}
                      description={<Hint text={enriching.hints[name]} until={freshUntil(name)} />}
                    />
                  ))}
                </Stack>
              </Checkbox.Group>
              <dl className="facts price">
                <div>
                  <dt>{enriching.cost}</dt>
                  <dd>{enriching.credits(count(isFree ? 0 : cost))}</dd>
                </div>
                <div>
                  <dt>{enriching.balance}</dt>
                  <dd>{count(enrichment.balance)}</dd>
                </div>
                {!isTooDear && (
                  <div>
                    <dt>{enriching.left}</dt>
                    <dd>{count(enrichment.balance - (isFree ? 0 : cost))}</dd>
                  </div>
                )}
              </dl>
              <Text size="sm" role="status">
                {isFree
                  ? enriching.isFree
                  : isTooDear
                    ? enriching.tooDear(count(cost), count(enrichment.balance))
                    : `${enriching.refund} ${hasFresh ? enriching.renews : ''}`}
              </Text>
            </>
          )}
        </ActionForm>
      )}
    </ActionDialog>
  );
}

function Choice({ name, credits }: { name: string; credits: number }) {
  return (
    <span className="choice">
      <span>{name}</span>
      <span>{enriching.credits(count(credits))}</span>
    </span>
  );
}

function Hint({ text, until }: { text: string; until: string | undefined }) {
  return (
    <>
      {text}
      {until !== undefined && (
        <>
          {' · '}
          {texts.company.freshUntil} <Time at={until} />
        </>
      )}
    </>
  );
}
