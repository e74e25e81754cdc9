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
  const { credits, types, modules, search } = watch;
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
      {search !== null && <SearchFigures search={search} />}
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

/** What a watch of a search looks for, and how much it found. */
function SearchFigures({ search }: { search: NonNullable<WatchView['search']> }) {
  const { filters, companies_matching: matching, searched_at: searchedAt } = search;
  const chosen = Object.entries(filters) as [keyof typeof filters, string | string[]][];
  return (
    <Box title={t.search}>
      <Facts
        facts={[
          ...chosen.map(([name, values]) => [t.filters[name], [values].flat().join(', ')] as const),
          [t.matching, matching === null ? t.notSearched : count(matching)],
          ...(searchedAt === null
            ? []
            : [[t.searched, <Time key="searched" at={searchedAt} style="date" />] as const]),
        ]}
      />
    </Box>
  );
}
