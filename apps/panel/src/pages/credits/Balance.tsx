import type { Credits } from '@firmlens/panel-contract';
import { CreditBalance } from '../../components/CreditBalance';
import { Facts } from '../../components/Facts';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';

/** Balance, use of the period, allowance and renewal. Without credits: the same boxes, while they load. */
export function Balance({ credits }: { credits: Credits | undefined }) {
  return (
    <div className="figures">
      <CreditBalance credits={credits} />
      <section className="surface padded">
        <Facts
          facts={[
            [texts.credits.allowance, credits && count(credits.credit_limit)],
            [texts.credits.renews, credits && renewalOf(credits)],
            [texts.credits.purchased, credits && count(credits.total_purchased)],
          ]}
        />
      </section>
    </div>
  );
}

const renewalOf = ({ renews_at: at }: Credits) =>
  at === null ? texts.credits.neverRenews : <Time at={at} style="date" />;
