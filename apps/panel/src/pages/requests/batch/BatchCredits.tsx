import type { Batch } from '@firmlens/panel-contract';
import { Box } from '../../../components/Box';
import { count, signed } from '../../../components/numbers';
import { Time } from '../../../components/Time';
import { texts } from '../../../texts';
import { Facts } from '../../../components/Facts';

/** What the batch cost, and the ledger entries that say so. */
export function BatchCredits({ batch }: { batch: Batch }) {
  return (
    <Box title={texts.batch.credits}>
      <Facts
        facts={[
          [texts.batch.reserved, count(batch.credits_reserved)],
          [texts.batch.used, count(batch.credits_used)],
          [texts.batch.refunded, count(batch.credits_refunded)],
        ]}
      />
      <h3 className="small-heading">{texts.batch.entries}</h3>
      <ul className="plain-list divided entry-list">
        {batch.entries.map(({ sequence, at, kind, amount }) => (
          <li key={sequence}>
            <span>
              {count(sequence)} · {texts.credits.kinds[kind]}
              <br />
              <span className="dimmed">
                <Time at={at} style="second" />
              </span>
            </span>
            <span className="number">{signed(amount)}</span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
