import { Badge, Button, Group, Text } from '@mantine/core';
import { useSession } from '../../api/session';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { MailText } from '../../components/MailText';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import type { Person } from './person';

interface Props {
  people: readonly Person[] | undefined;
  /** Only for owners. */
  onChangeRole?: (person: Person) => void;
  onRemove?: (person: Person) => void;
}

/** Id of the reason why the only owner stays one. */
const ONLY_OWNER = 'only-owner';

/** The people of the account. */
export function PersonTable({ people, onChangeRole, onRemove }: Props) {
  const { user } = useSession();
  const owners = people?.filter(({ role }) => role === 'owner') ?? [];
  const onlyOwner = owners.length === 1 ? owners[0] : undefined;
  /** The service refuses both for the only owner. */
  const permission = (person: Person) =>
    person === onlyOwner ? { disabled: true, 'aria-describedby': ONLY_OWNER } : {};
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
          <Text size="sm" c="dimmed">
            <MailText text={email} />
          </Text>
        </div>
      ),
    },
    {
      header: texts.people.role,
      cell: (person) => (
        <div>
          {texts.roles[person.role]}
          {onChangeRole && person === onlyOwner && (
            <Text id={ONLY_OWNER} size="xs" c="dimmed">
              {texts.people.onlyOwner}
            </Text>
          )}
        </div>
      ),
    },
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
            {...permission(person)}
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
            {...permission(person)}
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
