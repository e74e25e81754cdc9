import type { OperatedAccount } from '@firmlens/panel-contract';
import { Text } from '@mantine/core';
import { type Column, DataTable } from '../../../components/DataTable';
import { EmptyState } from '../../../components/EmptyState';
import { Time } from '../../../components/Time';
import { texts } from '../../../texts';
import { operator } from '../../../texts/operator';

const t = operator.one;

interface Member {
  email: string;
  /** Null for somebody who has not accepted yet. */
  name: string | null;
  role: keyof typeof texts.roles;
  lastSeenAt: string | null;
  validUntil: string | null;
}

const COLUMNS: readonly Column<Member>[] = [
  {
    header: texts.people.name,
    cell: ({ name, email, validUntil }) => (
      <div>
        <Text size="sm" fw={500} className="breakable">
          {name ?? email}
        </Text>
        <Text size="sm" c="dimmed" className="breakable">
          {name === null ? (
            <>
              {t.openInvitation}, {t.validUntil} <Time at={validUntil} />
            </>
          ) : (
            email
          )}
        </Text>
      </div>
    ),
  },
  { header: texts.people.role, cell: ({ role }) => texts.roles[role] },
  { header: texts.people.lastSeen, cell: ({ lastSeenAt }) => <Time at={lastSeenAt} style="relative" /> },
];

/** Who is in the account, and who is invited. */
export function MemberTable({ account }: { account: OperatedAccount }) {
  const members: Member[] = [
    ...account.people.map((person) => ({ ...person, lastSeenAt: person.last_seen_at, validUntil: null })),
    ...account.invitations.map(({ email, role, expires_at: validUntil }) => ({
      ...{ email, role, validUntil },
      name: null,
      lastSeenAt: null,
    })),
  ];
  return (
    <DataTable
      caption={t.people}
      columns={COLUMNS}
      rows={members}
      keyOf={({ email }) => email}
      empty={<EmptyState title={t.noPeople} hint={t.noPeopleHint} />}
    />
  );
}
