import { Switch } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { texts } from '../../texts';
import { CoverageList } from './CoverageList';
import { ExplorePage } from './ExplorePage';
import { ChoiceField, DayField, DomainField } from './fields';
import { Results } from './Results';
import { SearchForm } from './SearchForm';
import { SignalList } from './SignalList';
import { countryChoices, signalTypeChoices, useChoices } from './use-choices';
import { useSearchPage } from './use-search-page';

const route = getRouteApi('/signed-in/explore/signals');

/** Searches events by company, kind, place and day. */
export function SignalSearchPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const choices = useChoices().data;
  const page = useSearchPage('signals', filters, (search) => void navigate({ search, resetScroll: false }));
  const { draft, set, errorOf } = page;
  const field = <
    Name extends 'domains' | 'types' | 'funding_stages' | 'countries' | 'industries' | 'since' | 'until',
  >(
    name: Name,
  ) => ({ value: draft[name], onChange: set(name), error: errorOf(name) });
  const rows = page.pages?.flatMap(({ signals }) => signals) ?? [];
  return (
    <ExplorePage kind="signals">
      <SearchForm price={choices?.price} {...page.form}>
        <DomainField label={texts.explore.domains} {...field('domains')} />
        <div className="filter-grid">
          <ChoiceField
            label={texts.explore.types}
            choices={choices && signalTypeChoices(choices.signal_types)}
            {...field('types')}
          />
          <ChoiceField
            label={texts.explore.stages}
            choices={choices?.funding_stages}
            {...field('funding_stages')}
          />
          <ChoiceField
            label={texts.explore.countries}
            choices={choices && countryChoices(choices.countries)}
            {...field('countries')}
          />
          <ChoiceField
            label={texts.explore.industries}
            choices={choices?.industries}
            {...field('industries')}
          />
          <DayField label={texts.explore.from} {...field('since')} />
          <DayField label={texts.explore.until} {...field('until')} />
        </div>
        <Switch
          label={texts.explore.rumours}
          checked={draft.include_rumours ?? false}
          onChange={({ currentTarget: { checked } }) => {
            set('include_rumours')(checked ? true : undefined);
          }}
        />
      </SearchForm>
      <Results
        pages={page.pages}
        rows={rows.length}
        isLinked={page.isLinked}
        price={choices?.price}
        coverage={<CoverageList companies={page.pages?.[0]?.coverage ?? []} />}
        {...page.more}
      >
        <SignalList signals={rows} label={texts.explore.tabs.signals} />
      </Results>
    </ExplorePage>
  );
}
