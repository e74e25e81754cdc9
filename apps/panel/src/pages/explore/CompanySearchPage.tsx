import { TextInput } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { texts } from '../../texts';
import { CompanyTable } from './CompanyTable';
import { ExplorePage } from './ExplorePage';
import { ChoiceField, DayField, TechnologyField } from './fields';
import { Results } from './Results';
import { SearchForm } from './SearchForm';
import { countryChoices, signalTypeChoices, sizeChoices, useChoices } from './use-choices';
import { useSearchPage } from './use-search-page';

const route = getRouteApi('/signed-in/explore/companies');

/** Searches companies by words, and by what is known about them. */
export function CompanySearchPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const choices = useChoices().data;
  const page = useSearchPage('companies', filters, (search) => void navigate({ search, resetScroll: false }));
  const { draft, set, errorOf } = page;
  const field = <
    Name extends
      | 'industries'
      | 'countries'
      | 'employee_ranges'
      | 'funding_stages'
      | 'technologies'
      | 'signal_types'
      | 'since',
  >(
    name: Name,
  ) => ({ value: draft[name], onChange: set(name), error: errorOf(name) });
  const rows = page.pages?.flatMap(({ companies }) => companies) ?? [];
  return (
    <ExplorePage kind="companies">
      <SearchForm price={choices?.price} needsFilter {...page.form}>
        <TextInput
          label={texts.explore.query}
          description={texts.explore.queryHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.query ?? ''}
          onChange={({ currentTarget: { value } }) => {
            set('query')(value === '' ? undefined : value);
          }}
          error={errorOf('query')}
          maxLength={200}
          spellCheck={false}
        />
        <div className="filter-grid">
          <ChoiceField
            label={texts.explore.industries}
            choices={choices?.industries}
            {...field('industries')}
          />
          <ChoiceField
            label={texts.explore.countries}
            choices={choices && countryChoices(choices.countries)}
            {...field('countries')}
          />
          <ChoiceField
            label={texts.explore.size}
            choices={choices && sizeChoices(choices.employee_ranges)}
            {...field('employee_ranges')}
          />
          <ChoiceField
            label={texts.explore.stages}
            choices={choices?.funding_stages}
            {...field('funding_stages')}
          />
          <ChoiceField
            label={texts.explore.signalTypes}
            choices={choices && signalTypeChoices(choices.signal_types)}
            {...field('signal_types')}
          />
          <DayField label={texts.explore.since} {...field('since')} />
          <TechnologyField label={texts.explore.technologies} {...field('technologies')} />
        </div>
      </SearchForm>
      <Results
        pages={page.pages}
        rows={rows.length}
        isLinked={page.isLinked}
        price={choices?.price}
        {...page.more}
      >
        <CompanyTable companies={rows} />
      </Results>
    </ExplorePage>
  );
}
