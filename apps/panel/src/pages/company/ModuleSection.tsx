import type { CompanyView, ModuleOnFile } from '@firmlens/panel-contract';
import { Badge, Group, Text, Title } from '@mantine/core';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { modules } from '../../texts/company';
import { Business } from './modules/Business';
import { CompanyFacts } from './modules/CompanyFacts';
import { CompetitorList } from './modules/CompetitorList';
import { FundingFacts } from './modules/FundingFacts';
import { SignalTimeline } from './modules/SignalTimeline';
import { TeamFacts } from './modules/TeamFacts';
import { Technology } from './modules/Technology';

/** A module of a company: its data, how old they are, or why they are not shown. */
export function ModuleSection({ onFile, view }: { onFile: ModuleOnFile; view: CompanyView }) {
  const { module, is_readable: isReadable } = onFile;
  const { base_credits: base, module_credits: prices } = view.enrichment;
  const price = base + (module === 'company' ? 0 : prices[module]);
  return (
    <section className="surface padded company-module" aria-labelledby={module}>
      <Group justify="space-between" mb="md" gap="xs">
        <Title order={2} id={module} tabIndex={-1}>
          {modules[module]}
        </Title>
        <Freshness onFile={onFile} />
      </Group>
      {isReadable ? (
        <ModuleData module={module} data={view.data} />
      ) : (
        <Text>{texts.company.withheld(count(price))}</Text>
      )}
    </section>
  );
}

function Freshness({
  onFile: { enriched_at: at, fresh_until: until, is_fresh: isFresh },
}: {
  onFile: ModuleOnFile;
}) {
  return (
    <Group gap="xs" className="freshness">
      <Badge variant={isFresh ? 'light' : 'outline'} color={isFresh ? 'teal' : 'gray'} className="badge">
        {isFresh ? texts.company.fresh : texts.company.isStale}
      </Badge>
      <span>
        {texts.company.made} <Time at={at} style="relative" />,{' '}
        {isFresh ? texts.company.freshUntil : texts.company.stale} <Time at={until} />
      </span>
    </Group>
  );
}

function ModuleData({ module, data }: { module: ModuleOnFile['module']; data: CompanyView['data'] }) {
  switch (module) {
    case 'company':
      return data.company && <CompanyFacts data={data.company} />;
    case 'business':
      return data.business && <Business data={data.business} />;
    case 'technology':
      return data.technology && <Technology data={data.technology} />;
    case 'funding':
      return data.funding && <FundingFacts data={data.funding} />;
    case 'team':
      return data.team && <TeamFacts data={data.team} />;
    case 'signals':
      return data.signals && <SignalTimeline data={data.signals} />;
    case 'competitors':
      return data.competitors && <CompetitorList data={data.competitors} />;
  }
}
