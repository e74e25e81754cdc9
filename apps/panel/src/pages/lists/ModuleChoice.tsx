import type { Module } from '@firmlens/panel-contract';
import { Checkbox, Skeleton } from '@mantine/core';
import { useAccountData } from '../../api/account-data';
import { ErrorNotice } from '../../components/ErrorNotice';
import { count } from '../../components/numbers';
import { enriching, modules as names } from '../../texts/company';
import { newList } from '../../texts/lists';

const MODULES = Object.keys(enriching.hints) as Module[];

/** What the base and each module cost. */
export const usePrices = () => useAccountData('GET /prices', {});

interface Props {
  label: string;
  chosen: readonly Module[];
  onChange: (chosen: Module[]) => void;
  /** Modules that are always included. */
  fixed?: readonly Module[];
}

/** The modules with what each finds and costs. The base is always included. */
export function ModuleChoice({ label, chosen, onChange, fixed = [] }: Props) {
  const { data: prices, error, refetch } = usePrices();
  if (error && !prices) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!prices) return <Skeleton height={180} />;
  return (
    <Checkbox.Group
      label={label}
      value={['company', ...fixed, ...chosen]}
      onChange={(values) => {
        onChange(MODULES.filter((name) => values.includes(name) && !fixed.includes(name)));
      }}
    >
      <div className="module-choices">
        <Checkbox
          disabled
          value="company"
          label={<Choice name={names.company} credits={prices.base_credits} />}
          description={newList.base}
        />
        {MODULES.map((name) => (
          <Checkbox
            key={name}
            value={name}
            disabled={fixed.includes(name)}
            label={<Choice name={names[name]} credits={prices.module_credits[name]} />}
            description={fixed.includes(name) ? newList.always : enriching.hints[name]}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function Choice({ name, credits }: { name: string; credits: number }) {
  return (
    <span className="choice">
      <span>{name}</span>
      <span>{enriching.credits(count(credits))}</span>
    </span>
  );
}
