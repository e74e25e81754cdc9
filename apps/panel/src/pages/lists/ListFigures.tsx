import type { ListView } from '@firmlens/panel-contract';
import { Box } from '../../components/Box';
import { Facts } from '../../components/Facts';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { modules as names } from '../../texts/company';
import { list as t } from '../../texts/lists';
import { ListProgress } from './ListProgress';

/** How far a list has got, in which states its entries are, and what it costs. */
export function ListFigures({ list }: { list: ListView }) {
  const { credits, counts, modules } = list;
  const states = (Object.keys(t.statuses) as (keyof typeof t.statuses)[]).filter(
    (status) => (counts[status] ?? 0) > 0,
  );
  return (
    <div className="figures list-boxes">
      <Box title={t.progress}>
        <ListProgress list={list} label={t.done} />
        <Facts
          facts={[
            ...states.map((status) => [t.statuses[status], count(counts[status] ?? 0)] as const),
            ...(list.duplicates > 0 ? [[t.duplicates, count(list.duplicates)] as const] : []),
          ]}
        />
      </Box>
      <Box title={t.credits}>
        <Facts
          facts={[
            [t.spent, count(credits.spent)],
            ...(credits.reserved > 0 ? [[t.reserved, count(credits.reserved)] as const] : []),
            ...(credits.refunded > 0 ? [[t.refunded, count(credits.refunded)] as const] : []),
            ...(list.ended_at === null ? [[t.estimate, count(credits.estimate)] as const] : []),
            [t.each, count(credits.price_each)],
            [t.limit, credits.max_credits === null ? t.noLimit : count(credits.max_credits)],
          ]}
        />
      </Box>
      <Box title={t.about}>
        <Facts
          facts={[
            [t.modules, [t.base, ...modules.map((name) => names[name])].join(', ')],
            [t.started, <Time key="started" at={list.created_at} />],
            ...(list.ended_at === null ? [] : [[t.ended, <Time key="ended" at={list.ended_at} />] as const]),
            [
              t.webhook,
              <span key="webhook" className="breakable">
                {list.webhook_url ?? t.noWebhook}
              </span>,
            ],
          ]}
        />
      </Box>
    </div>
  );
}
