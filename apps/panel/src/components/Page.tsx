import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../texts';

interface Props {
  title: string;
  intro?: string;
  /** A link to where the page belongs, above its title. */
  above?: ReactNode;
  /** A picture before the title. */
  mark?: ReactNode;
  /** The page's main action, beside its title. */
  action?: ReactNode;
  children: ReactNode;
}

let isFirstPage = true;

/** One page: sets the window's title and, after a change of page, moves the focus to the heading. */
export function Page({ title, intro, above, mark, action, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus();
    isFirstPage = false;
  }, []);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end">
        <Group wrap="nowrap" gap="md">
          {mark}
          <div>
            {above}
            <Title order={1} ref={heading} tabIndex={-1} className="page-title">
              {title}
            </Title>
            {intro !== undefined && (
              <Text c="dimmed" mt={4}>
                {intro}
              </Text>
            )}
          </div>
        </Group>
        {action}
      </Group>
      {children}
    </Stack>
  );
}

/** Moves the focus to the page's heading, after a change that took away what had it. */
export function focusHeading(): void {
  // After the closing dialog has given the focus back.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.page-title')?.focus());
}

/** Sets the title of the browser's window. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${texts.product}`;
  }, [title]);
}
