import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <Stack align="center" gap="xs" className="empty-state">
      <Text fw={600} ta="center">
        {title}
      </Text>
      <Text c="dimmed" size="sm" ta="center">
        {hint}
      </Text>
      {children}
    </Stack>
  );
}
