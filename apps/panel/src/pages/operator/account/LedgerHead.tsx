import type { OperatedAccount } from '@firmlens/panel-contract';
import { Code } from '@mantine/core';
import { count } from '../../../components/numbers';
import { operator } from '../../../texts/operator';

const t = operator.one;

/** Where the account's chain of entries ends. */
export function LedgerHead({ ledger }: { ledger: OperatedAccount['ledger'] }) {
  return (
    <div className="surface padded">
      <dl className="facts">
        <div>
          <dt>{t.period}</dt>
          <dd>{count(ledger.period)}</dd>
        </div>
        <div>
          <dt>{t.entries}</dt>
          <dd>{count(ledger.sequence)}</dd>
        </div>
        <div>
          <dt>{t.head}</dt>
          <dd>
            <Code className="hash">{ledger.hash}</Code>
          </dd>
        </div>
      </dl>
    </div>
  );
}
