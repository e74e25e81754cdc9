import type { ApiKey } from '@firmlens/panel-contract';
import { ActionIcon, Badge, Button, Code, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../components/DataTable';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { keyTitle } from './key-title';

interface Props {
  keys: readonly ApiKey[] | undefined;
  empty: ReactNode;
  /** Only for those who may. */
  onRename?: (key: ApiKey) => void;
  onRotate?: (key: ApiKey) => void;
  onDisable?: (key: ApiKey) => void;
}

type State = keyof typeof texts.keys.state;
const COLORS: Record<State, string> = { active: 'green', expired: 'orange', disabled: 'gray' };

const stateOf = ({ disabled_at: disabledAt, expires_at: expiresAt }: ApiKey): State =>
  disabledAt !== null
    ? 'disabled'
    : expiresAt !== null && new Date(expiresAt) <= new Date()
      ? 'expired'
      : 'active';

const COLUMNS: readonly Column<ApiKey>[] = [
  {
    header: texts.keys.stateHeader,
    cell: (key) => (
      <Badge variant="light" color={COLORS[stateOf(key)]} className="badge">
        {texts.keys.state[stateOf(key)]}
      </Badge>
    ),
  },
  { header: texts.keys.created, cell: ({ created_at: at }) => <Time at={at} style="date" /> },
  { header: texts.keys.lastUsed, cell: ({ last_used_at: at }) => <Time at={at} style="relative" /> },
  { header: texts.keys.expires, cell: ({ expires_at: at }) => <Time at={at} style="date" /> },
  {
    header: texts.keys.addresses,
    cell: ({ allow_ips: addresses }) =>
      addresses.length === 0 ? (
        texts.keys.anyAddress
      ) : (
        <ul className="plain-list breakable">
          {addresses.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
      ),
  },
];

/** The keys, masked, with what may be done to each. */
export function KeyTable({ keys, empty, onRename, onRotate, onDisable }: Props) {
  const name: Column<ApiKey> = {
    header: texts.keys.key,
    cell: (key) => (
      <Group gap={4} wrap="nowrap">
        <div>
          {key.name !== null && (
            <Text size="sm" fw={500} className="key-name">
              {key.name}
            </Text>
          )}
          <Code>{key.prefix}…</Code>
        </div>
        {onRename && key.disabled_at === null && (
          <ActionIcon
            variant="subtle"
            aria-label={texts.keys.renameNamed(keyTitle(key))}
            onClick={() => {
              onRename(key);
            }}
          >
            <span aria-hidden>✎</span>
          </ActionIcon>
        )}
      </Group>
    ),
  };
  const actions: Column<ApiKey> = {
    header: texts.actions,
    isHeaderHidden: true,
    cell: (key) =>
      key.disabled_at === null && (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button
            size="xs"
            variant="default"
            aria-label={texts.keys.rotateNamed(keyTitle(key))}
            onClick={() => onRotate?.(key)}
          >
            {texts.keys.rotate}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={texts.keys.disableNamed(keyTitle(key))}
            onClick={() => onDisable?.(key)}
          >
            {texts.keys.disable}
          </Button>
        </Group>
      ),
  };
  return (
    <DataTable
      caption={texts.keys.caption}
      columns={onRotate ? [name, ...COLUMNS, actions] : [name, ...COLUMNS]}
      rows={keys}
      keyOf={({ key_id: id }) => id}
      empty={empty}
    />
  );
}
