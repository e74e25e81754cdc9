import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import { Chip, EvidenceButton } from '../evidence/EvidenceButton';

export type FactName = keyof typeof texts.company.facts;

export interface FactRow {
  name: FactName;
  /** The field of the evidence, such as `company.name`. */
  field: string;
  /** Null if nothing was found. */
  value: ReactNode;
}

const hasValue = ({ value }: FactRow): boolean => value !== null && value !== '';

/** The names of facts that nothing was found for. */
export const withoutValue = (rows: readonly FactRow[]): FactName[] =>
  rows.filter((row) => !hasValue(row)).map(({ name }) => name);

/** Facts with a label, each with its evidence, but those that nothing was found for. */
export function Facts({ rows }: { rows: readonly FactRow[] }) {
  const known = rows.filter(hasValue);
  if (known.length === 0) return null;
  return (
    <dl className="company-facts">
      {known.map(({ name, field, value }) => (
        <div key={name}>
          <dt>{texts.company.facts[name]}</dt>
          <dd>
            <span className="breakable">{value}</span>
            <EvidenceButton field={field} label={texts.company.facts[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Says which facts nothing was found for. */
export function NothingFor({ names }: { names: readonly FactName[] }) {
  if (names.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="sm">
      {texts.company.unknown}: {names.map((name) => texts.company.facts[name]).join(', ')}.
    </Text>
  );
}

/** A titled part of a module. */
export function Part({ name, field, children }: { name: FactName; field?: string; children: ReactNode }) {
  return (
    <div className="company-part">
      <h3 className="company-part-title">
        {texts.company.facts[name]}
        {field !== undefined && <EvidenceButton field={field} label={texts.company.facts[name]} />}
      </h3>
      {children}
    </div>
  );
}

/**
 * A list of names as chips. Null: no source could say; nothing is shown, and `NothingFor` names it. Empty: it was
 * looked for, and there is none.
 */
export function ChipList({
  name,
  field,
  items,
  describe = (item) => item,
}: {
  name: FactName;
  field: string;
  items: readonly string[] | null;
  /** What people read of an item. */
  describe?: (item: string) => string;
}) {
  if (items === null) return null;
  return (
    <Part name={name}>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.company.noneFound}
        </Text>
      ) : (
        <ul className="chips">
          {[...new Set(items)].map((item) => (
            <li key={item}>
              <Chip field={field} item={item} label={describe(item)} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

interface Described {
  name: string;
  description: string | null;
}

/** A list of names, each with a sentence and its evidence. */
export function DescribedList(props: { name: FactName; field: string; items: readonly Described[] | null }) {
  const { name, field, items } = props;
  if (items === null) return null;
  return (
    <Part name={name}>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.company.noneFound}
        </Text>
      ) : (
        <ul className="plain-list described">
          {items.map((item, index) => (
            <li key={index}>
              <span>
                <strong className="breakable">{item.name}</strong>
                <EvidenceButton field={field} item={item.name} label={item.name} />
              </span>
              {item.description !== null && <p className="breakable">{item.description}</p>}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
