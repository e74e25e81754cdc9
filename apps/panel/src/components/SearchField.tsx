import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

/** Milliseconds without another key after which what was typed counts. */
const PAUSE_MS = 300;

interface Props {
  label: string;
  value: string;
  /** Called once somebody has paused, or pressed Enter. */
  onSearch: (value: string) => void;
}

/** A text field whose text is looked for while it is typed. */
export function SearchField({ label, value, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const searchLater = useDebouncedCallback(onSearch, PAUSE_MS);
  // The value can change from outside, as when filters are cleared.
  useEffect(() => {
    const { current } = input;
    if (current && current.value.trim() !== value) current.value = value;
  }, [value]);
  return (
    <TextInput
      ref={input}
      label={label}
      defaultValue={value}
      spellCheck={false}
      autoComplete="off"
      maxLength={300}
      onChange={({ currentTarget }) => {
        searchLater(currentTarget.value.trim());
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') onSearch(currentTarget.value.trim());
      }}
    />
  );
}
