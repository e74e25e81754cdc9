import { Badge, Button, Group, Text } from '@mantine/core';
import { useSession } from '../../api/session';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import type { Person } from './person';

interface Props {
  people: readonly Person[] | undefined;
  /** Only for owners. */
  onChangeRole?: (person: Person) => void;
  onRemove?: (person: Person) => void;
}

/** The people of the account. */
export function PersonTable({ people, onChangeRole, onRemove }: Props) {
  const { user } = useSession();
  const columns: Column<Person>[] = [
    {
      header: texts.people.name,
      cell: ({ user_id: id, name, email }) => (
        <div>
          <Group gap="xs">
            <Text fw={500}>{name}</Text>
            {id === user.user_id && (
              <Badge variant="light" className="badge">
                {texts.people.you}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed" className="breakable">
            {email}
          </Text>
        </div>
      ),
    },
    { header: texts.people.role, cell: ({ role }) => texts.roles[role] },
    { header: texts.people.lastSeen, cell: ({ last_seen_at: at }) => <Time at={at} style="relative" /> },
  ];
  if (onChangeRole) {
    columns.push({
      header: texts.actions,
      isHeaderHidden: true,
      cell: (person) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button
            size="xs"
            variant="default"
            aria-label={texts.people.changeRoleOf(person.name)}
            onClick={() => {
              onChangeRole(person);
            }}
          >
            {texts.people.changeRole}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={texts.people.removeNamed(person.name)}
            onClick={() => onRemove?.(person)}
          >
            {texts.people.remove}
          </Button>
        </Group>
      ),
    });
  }
  return (
    <DataTable
      caption={texts.people.caption}
      columns={columns}
      rows={people}
      keyOf={({ user_id: id }) => id}
      empty={<EmptyState title={texts.people.empty} hint={texts.people.emptyHint} />}
    />
  );
}
