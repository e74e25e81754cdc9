import type { CompanyView } from '@firmlens/panel-contract';
import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { count } from '../../components/numbers';
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
  const isFresh = (name: string) => onFile.some((each) => each.module === name && each.is_fresh);
  // What is fresh is on the page already, free of charge.
  const [chosen, setChosen] = useState<readonly Module[]>(() => MODULES.filter((name) => !isFresh(name)));
  const start = useAction('POST /companies/:domain/enrichments', ({ batch_id: batchId }) => {
    onStarted(batchId ?? undefined);
  });
  const cost = chosen.reduce((sum, name) => sum + enrichment.module_credits[name], enrichment.base_credits);
  const isFree = ['company', ...chosen].every(isFresh);
  const isTooDear = cost > enrichment.balance;
  const hasFresh = chosen.some(isFresh);
  return (
    <ActionDialog title={enriching.title(domain)} size="46rem" onClose={onClose}>
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
              <div className="module-choices">
                <Checkbox
                  disabled
                  value="company"
                  label={<Choice name={names.company} credits={isFree ? 0 : enrichment.base_credits} />}
                  description={<Hint text={enriching.base} isFresh={isFresh('company')} />}
                />
                {MODULES.map((name) => (
                  <Checkbox
                    key={name}
                    value={name}
                    label={
                      <Choice
                        name={names[name]}
                        credits={isFree && chosen.includes(name) ? 0 : enrichment.module_credits[name]}
                      />
                    }
                    description={<Hint text={enriching.hints[name]} isFresh={isFresh(name)} />}
                  />
                ))}
              </div>
            </Checkbox.Group>
            <dl className="price">
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
    </ActionDialog>
  );
}

function Choice({ name, credits }: { name: string; credits: number }) {
  return (
    <span className="choice">
      <span>{name}</span>
      <span>{credits === 0 ? enriching.free : enriching.credits(count(credits))}</span>
    </span>
  );
}

function Hint({ text, isFresh }: { text: string; isFresh: boolean }) {
  return isFresh ? `${text} · ${enriching.fresh}` : text;
}
