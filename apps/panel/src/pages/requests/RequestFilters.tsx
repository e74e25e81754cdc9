import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useAccountQuery } from '../../api/session';
import { SearchField } from '../../components/SearchField';
import { texts } from '../../texts';
import { keyTitle } from '../keys/key-title';
import type { RequestSearch } from './search';

const STATUSES = [
  { value: '', label: texts.requests.anyStatus },
  ...Object.entries(texts.requests.statuses).map(([value, label]) => ({ value, label })),
];
const METHODS = [
  { value: '', label: texts.requests.anyMethod },
  ...['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'].map((method) => ({ value: method, label: method })),
];

interface Props {
  search: RequestSearch;
  /** `isTyping`: the change replaces the last one, so that Back does not go through every letter. */
  onChange: (change: Partial<Record<keyof RequestSearch, string | undefined>>, isTyping?: boolean) => void;
  onClear: () => void;
}

/** What the log shows. The address has it, so it can be linked. */
export function RequestFilters({ search, onChange, onClear }: Props) {
  const keys = useKeyChoices();
  const hasFilters = Object.entries(search).some(
    ([name, value]) => name !== 'request' && value !== undefined,
  );
  const chosen = (name: keyof RequestSearch) => ({
    value: search[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      onChange({ [name]: currentTarget.value === '' ? undefined : currentTarget.value });
    },
  });
  return (
    <div role="search" aria-label={texts.requests.filters} className="filters">
      <SearchField
        label={texts.requests.path}
        value={search.path ?? ''}
        onSearch={(path) => {
          onChange({ path: path === '' ? undefined : path }, true);
        }}
      />
      <NativeSelect label={texts.requests.status} data={STATUSES} {...chosen('status')} />
      <NativeSelect label={texts.requests.method} data={METHODS} {...chosen('method')} />
      <NativeSelect label={texts.requests.key} data={keys} {...chosen('series')} />
      <TextInput type="date" label={texts.requests.from} {...chosen('from')} />
      <TextInput type="date" label={texts.requests.to} {...chosen('to')} />
      {hasFilters && (
        <Button variant="subtle" onClick={onClear}>
          {texts.requests.clear}
        </Button>
      )}
    </div>
  );
}

/** Keys that replaced one another are one choice, under the latest one's name. */
function useKeyChoices() {
  const { data } = useAccountQuery('GET /keys');
  // Newest first, so the first of a series is its latest.
  const latest = data?.keys.filter(
    ({ series, key_id: id }) => !data.keys.some((other) => other.series === series && other.key_id > id),
  );
  return [
    { value: '', label: texts.requests.anyKey },
    ...(latest ?? []).map(({ series, disabled_at: disabledAt, ...key }) => ({
      value: String(series),
      label: texts.requests.keyName(keyTitle(key), disabledAt === null),
    })),
  ];
}
