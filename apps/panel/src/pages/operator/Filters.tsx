import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { operator } from '../../texts/operator';
import './operator.css';

interface Props {
  /** Gets the fields, by their names, without those that are empty. */
  onFilter: (fields: Readonly<Record<string, string>>) => void;
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** The filters of a list, which go into the address. */
export function Filters({ onFilter, onClear, children }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as const] : [],
    );
    onFilter(Object.fromEntries(fields));
  };
  return (
    <form role="search" className="filters" onSubmit={submit}>
      {children}
      <Button type="submit" variant="default">
        {operator.filter}
      </Button>
      {onClear && (
        <Button variant="subtle" onClick={onClear}>
          {operator.clear}
        </Button>
      )}
    </form>
  );
}
