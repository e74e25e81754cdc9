import type { Overview } from '@firmlens/panel-contract';
import { CreditBalance } from '../../components/CreditBalance';
import { Facts } from '../../components/Facts';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';

/** Balance, plan and limits. Without an overview: the same boxes, while it loads. */
export function Figures({ overview }: { overview: Overview | undefined }) {
  return (
    <div className="figures">
      <CreditBalance credits={overview} />
      <section className="surface padded">
        <Facts
          facts={[
            [texts.overview.plan, overview && <div className="capital">{overview.plan}</div>],
            [texts.overview.status, overview && <div className="capital">{overview.status}</div>],
            [texts.overview.resets, overview && resetOf(overview)],
          ]}
        />
      </section>
      <section className="surface padded" aria-label={texts.overview.limits}>
        <Facts
          facts={[
            [texts.overview.perMinute, overview && count(overview.rate_per_minute)],
            [texts.overview.perDay, overview && count(overview.rate_per_day)],
            [
              texts.overview.batches,
              overview &&
                texts.overview.running(count(overview.batches_running), count(overview.concurrent_limit)),
            ],
          ]}
        />
      </section>
    </div>
  );
}

const resetOf = ({ renews_at: at }: Overview) =>
  at === null ? texts.overview.noReset : <Time at={at} style="date" />;
