import type { WatchView } from '@firmlens/panel-contract';
import { Progress, Text } from '@mantine/core';
import { Box } from '../../components/Box';
import { Facts } from '../../components/Facts';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { modules as names } from '../../texts/company';
import { watch as t, watches } from '../../texts/watches';
import { NextLook } from './NextLook';

const ALL_TYPES = Object.keys(texts.explore.signalType).length;

/** What a watch costs, when it looks, and what it tells where. */
export function WatchFigures({ watch }: { watch: WatchView }) {
  const { credits, types, modules } = watch;
  const spent = t.spent(count(credits.spent_this_month), count(credits.max_per_month));
  return (
    <div className="figures list-boxes">
      <Box title={t.credits}>
        <div className="list-progress">
          <Progress value={(credits.spent_this_month / credits.max_per_month) * 100} aria-label={spent} />
          <Text size="sm" c="dimmed">
            {spent}
          </Text>
        </div>
        <Facts facts={[[t.perLook, t.perLookCredits(count(credits.price_per_look))]]} />
      </Box>
      <Box title={t.schedule}>
        <Facts
          facts={[
            [t.nextLook, <NextLook key="next" watch={watch} />],
            [t.frequency, watches.frequencies[watch.frequency]],
            [t.modules, [names.company, ...modules.map((name) => names[name])].join(', ')],
            [t.started, <Time key="started" at={watch.created_at} style="date" />],
          ]}
        />
      </Box>
      <Box title={t.telling}>
        <Facts
          facts={[
            [
              t.types,
              types.length === ALL_TYPES
                ? t.allTypes
                : types.map((type) => texts.explore.signalType[type]).join(', '),
            ],
            [t.rumours, watch.include_rumours ? t.yes : t.no],
            [
              t.webhook,
              <span key="webhook" className="breakable">
                {watch.webhook_url ?? t.noWebhook}
              </span>,
            ],
          ]}
        />
      </Box>
    </div>
  );
}
