import type { Role } from '@firmlens/panel-contract';
import { Radio, Stack } from '@mantine/core';
import { texts } from '../texts';

const ROLES = Object.keys(texts.roles) as Role[];

/** Reads the role from its field. */
export const asRole = (text: string): Role => ROLES.find((role) => role === text) ?? 'viewer';

/** The roles with what each may do. */
export function RoleChoice({ initial, error }: { initial: Role; error?: string | undefined }) {
  return (
    <Radio.Group name="role" label={texts.people.role} defaultValue={initial} error={error}>
      <Stack gap="sm" mt="xs">
        {ROLES.map((role) => (
          <Radio key={role} value={role} label={texts.roles[role]} description={texts.roleHints[role]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
