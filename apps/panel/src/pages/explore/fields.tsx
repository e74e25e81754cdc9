import { MultiSelect, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../texts';
import { type Choice, useTechnologies } from './use-choices';

interface Field<Value> {
  label: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  error?: string | undefined;
}

/**
 * The list stays in the page's own landmark, and scrolls by itself: the library's scrolling box has no focus and no
 * role.
 */
const DROPDOWN = {
  comboboxProps: { withinPortal: false },
  withScrollArea: false,
  classNames: { options: 'filter-options' },
} as const;

const orNone = (values: string[]) => (values.length === 0 ? undefined : values);

/** Some values of a closed list. */
export function ChoiceField({
  choices = [],
  ...field
}: Field<string[]> & { choices: readonly (string | Choice)[] | undefined }) {
  const { label, value = [], onChange, error } = field;
  return (
    <MultiSelect
      label={label}
      data={[...choices]}
      value={value}
      onChange={(chosen) => {
        onChange(orNone(chosen));
      }}
      error={error}
      placeholder={value.length === 0 ? texts.explore.any : ''}
      nothingFoundMessage={texts.explore.nothingFound}
      searchable
      hidePickedOptions
      {...DROPDOWN}
    />
  );
}

/** Technologies by name, with suggestions for what is typed. */
export function TechnologyField({ value = [], onChange, error, label }: Field<string[]>) {
  const [typed, setTyped] = useState('');
  return (
    <TagsInput
      label={label}
      description={texts.explore.technologiesHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={useTechnologies(typed)}
      // The service has already looked for what was typed.
      filter={({ options }) => options}
      value={value}
      onChange={(chosen) => {
        onChange(orNone(chosen));
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      error={error}
      placeholder={value.length === 0 ? texts.explore.any : ''}
      {...DROPDOWN}
    />
  );
}

/** Companies by domain. */
export function DomainField({ value = [], onChange, error, label }: Field<string[]>) {
  return (
    <TagsInput
      label={label}
      description={texts.explore.domainsHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={(chosen) => {
        onChange(orNone(chosen));
      }}
      splitChars={[',', ' ', ';']}
      acceptValueOnBlur
      error={error}
      placeholder={value.length === 0 ? texts.explore.any : ''}
    />
  );
}

/** A day. */
export function DayField({
  value = '',
  onChange,
  error,
  label,
  latest,
}: Field<string> & { latest?: string }) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value}
      max={latest}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value === '' ? undefined : currentTarget.value);
      }}
      error={error}
    />
  );
}
