import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchChoices } from '@firmlens/panel-contract';
import { useDebouncedValue } from '@mantine/hooks';
import { call } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { countryName } from '../../components/country-name';
import { texts } from '../../texts';

export interface Choice {
  value: string;
  label: string;
}

/** What filters offer, and the price of a page. Undefined while it loads. */
export function useChoices() {
  return useQuery<SearchChoices, PanelError>({
    queryKey: ['GET /explore/choices'],
    queryFn: () => call('GET /explore/choices', {}),
    staleTime: Infinity,
  });
}

/** Countries by name. */
export const countryChoices = (codes: readonly string[]): Choice[] =>
  codes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** A range of headcounts, such as "51–200". */
export const sizeText = (range: string): string => range.replace('-', '–');

export const sizeChoices = (ranges: readonly string[]): Choice[] =>
  ranges.map((value) => ({ value, label: texts.explore.sizeChoice(sizeText(value)) }));

export const signalTypeChoices = (types: SearchChoices['signal_types']): Choice[] =>
  types.map((value) => ({ value, label: texts.explore.signalType[value] }));

/** Names of technologies that contain what was typed. */
export function useTechnologies(typed: string): string[] {
  const [text] = useDebouncedValue(typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ['GET /explore/technologies', text],
    queryFn: () => call('GET /explore/technologies', { text }),
    enabled: text !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return text === '' ? [] : (data?.technologies ?? []);
}
