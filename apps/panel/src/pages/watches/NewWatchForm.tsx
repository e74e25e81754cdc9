import type { Module, SignalHit, WatchView } from '@firmlens/panel-contract';
import { Radio, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Response } from '../../api/call';
import { newId } from '../../api/new-id';
import { useAction } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { count } from '../../components/numbers';
import { wholeNumber } from '../../components/whole-number';
import { texts } from '../../texts';
import { newWatch as t, watches } from '../../texts/watches';
import { ChoiceField } from '../explore/fields';
import { ModuleChoice, usePrices } from '../lists/ModuleChoice';
import { domainsOf } from './domains-of';

type Frequency = WatchView['frequency'];
type SignalType = SignalHit['type'];

/** How many looks a month has. */
const LOOKS_A_MONTH: Record<Frequency, number> = { daily: 30, weekly: 4.3, monthly: 1 };
const FREQUENCIES = Object.keys(LOOKS_A_MONTH) as Frequency[];
const TYPES = Object.keys(texts.explore.signalType) as SignalType[];
const TYPE_CHOICES = TYPES.map((value) => ({ value, label: texts.explore.signalType[value] }));
const ALWAYS = ['signals'] as const;

/** What to watch, how often, and what it may cost. */
export function NewWatchForm({ onStarted }: { onStarted: (watch: Response<'POST /watches'>) => void }) {
  const [orderId, setOrderId] = useState(newId);
  const [text, setText] = useState('');
  const [types, setTypes] = useState<string[]>();
  const [frequency, setFrequency] = useState<Frequency>('weekly');
  const [modules, setModules] = useState<readonly Module[]>([]);
  const [rumours, setRumours] = useState(false);
  const [limit, setLimit] = useState('');
  const start = useAction('POST /watches', onStarted);
  const domains = domainsOf(text);
  // What was changed is another order: one that got no answer may have been carried out.
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setOrderId(newId());
    };
  return (
    <div className="surface padded">
      <ActionForm
        action={start}
        input={() => ({
          order_id: orderId,
          domains,
          frequency,
          types: TYPES.filter((type) => types === undefined || types.includes(type)),
          modules: [...modules],
          include_rumours: rumours,
          max_credits_per_month: wholeNumber(limit),
        })}
        submitLabel={t.start}
        isDisabled={domains.length === 0}
      >
        {(errorOf) => (
          <>
            <Textarea
              label={t.domains}
              description={t.domainsHint}
              placeholder={t.placeholder}
              value={text}
              onChange={({ currentTarget }) => {
                changed(setText)(currentTarget.value);
              }}
              error={errorOf('domains')}
              rows={6}
              className="one-a-line"
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
            />
            <ChoiceField
              label={t.types}
              choices={TYPE_CHOICES}
              value={types}
              onChange={changed(setTypes)}
              error={errorOf('types')}
            />
            <Switch
              label={t.rumours}
              description={t.rumoursHint}
              checked={rumours}
              onChange={({ currentTarget }) => {
                changed(setRumours)(currentTarget.checked);
              }}
            />
            <Radio.Group
              label={t.frequency}
              value={frequency}
              onChange={(value) => {
                changed(setFrequency)(FREQUENCIES.find((each) => each === value) ?? 'weekly');
              }}
            >
              <Stack gap="xs" mt="xs">
                {FREQUENCIES.map((value) => (
                  <Radio
                    key={value}
                    value={value}
                    label={watches.frequencies[value]}
                    description={t.frequencyHints[value]}
                  />
                ))}
              </Stack>
            </Radio.Group>
            <ModuleChoice label={t.modules} chosen={modules} onChange={changed(setModules)} fixed={ALWAYS} />
            <Estimate companies={domains.length} modules={modules} frequency={frequency} />
            <TextInput
              label={t.limit}
              description={t.limitHint}
              className="limit-field"
              inputMode="numeric"
              autoComplete="off"
              value={limit}
              onChange={({ currentTarget }) => {
                changed(setLimit)(currentTarget.value);
              }}
              error={errorOf('max_credits_per_month')}
              required
              withAsterisk={false}
            />
          </>
        )}
      </ActionForm>
    </div>
  );
}

interface EstimateProps {
  companies: number;
  modules: readonly Module[];
  frequency: Frequency;
}

/** What a watch costs if every look enriches every company. */
function Estimate({ companies, modules, frequency }: EstimateProps) {
  const prices = usePrices().data;
  if (prices === undefined || companies === 0) return null;
  const each = [...ALWAYS, ...modules].reduce(
    (sum, name) => sum + prices.module_credits[name],
    prices.base_credits,
  );
  const look = each * companies;
  return (
    <Text size="sm" role="status">
      {t.estimate(count(companies), count(look), count(Math.round(look * LOOKS_A_MONTH[frequency])))}
    </Text>
  );
}
