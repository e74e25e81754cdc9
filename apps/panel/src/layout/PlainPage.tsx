import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../components/Page';
import { texts } from '../texts';

/** A page without navigation: one card in the middle. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <main className="plain-page">
      <Text component="p" className="brand" m={0}>
        {texts.product}
      </Text>
      <Paper withBorder className="plain-card">
        <Title order={1} mb="md">
          {title}
        </Title>
        {children}
      </Paper>
    </main>
  );
}
