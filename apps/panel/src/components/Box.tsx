import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** A box with a heading. */
export function Box({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="surface padded" aria-labelledby={id}>
      <Title order={2} id={id} mb={hint === undefined ? 'sm' : 4}>
        {title}
      </Title>
      {hint !== undefined && (
        <Text size="sm" c="dimmed" mb="sm">
          {hint}
        </Text>
      )}
      {children}
    </section>
  );
}
