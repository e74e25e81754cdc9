import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PanelError } from '../../api/panel-error';
import { useAccountQuery, useMay } from '../../api/session';
import { EmptyState } from '../../components/EmptyState';
import { count } from '../../components/numbers';
import { PayButton } from '../../components/PayButton';
import { texts } from '../../texts';
import { SearchError } from './SearchError';

interface ResultPage {
  message: string;
  notes: readonly string[];
  next_cursor: string | null;
  credits_charged: number;
}

interface Props {
  /** Undefined if the search was not run. */
  pages: readonly ResultPage[] | undefined;
  rows: number;
  /** Whether the address has filters. */
  isLinked: boolean;
  price: number | undefined;
  isPending: boolean;
  /** Why the next page failed. */
  error: PanelError | null;
  onMore: (cursor: string) => void;
  /** Above the rows, and also if there are none. */
  coverage?: ReactNode;
  children: ReactNode;
}

/** What a search found, or why there is nothing. */
export function Results({
  pages,
  rows,
  isLinked,
  price,
  isPending,
  error,
  onMore,
  coverage,
  children,
}: Props) {
  const mayPay = useMay('developer');
  const balance = useAccountQuery('GET /overview').data?.balance ?? 0;
  if (pages === undefined) {
    const [title, hint] = !isLinked
      ? [texts.explore.idle, mayPay ? texts.explore.idleHint : texts.explore.viewer]
      : [texts.explore.linked, mayPay ? texts.explore.linkedHint : texts.explore.linkedViewer];
    return (
      <div className="surface">
        <EmptyState title={title} hint={hint} />
      </div>
    );
  }
  const [first] = pages;
  const cursor = pages.at(-1)?.next_cursor ?? null;
  const charged = pages.reduce((sum, page) => sum + page.credits_charged, 0);
  const notes = [...new Set(pages.flatMap((page) => page.notes))];
  return (
    <section aria-labelledby="results">
      <Stack gap="sm">
        <div>
          <Title order={2} id="results">
            {texts.explore.results}
          </Title>
          <Text size="sm" c="dimmed" role="status" className="breakable">
            {rows > 0 &&
              (pages.length === 1 ? `${first?.message ?? ''} ` : `${texts.explore.shown(count(rows))} `)}
            {charged === 0 ? texts.explore.free : texts.explore.charged(charged, count(charged))}
          </Text>
        </div>
        {coverage}
        {rows === 0 ? (
          <div className="surface breakable">
            <EmptyState title={texts.explore.nothing} hint={first?.message ?? ''}>
              <ul className="notes">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </EmptyState>
          </div>
        ) : (
          <>
            {children}
            {notes.length > 0 && <Notes notes={notes} />}
          </>
        )}
        {error && <SearchError error={error} />}
        {cursor !== null && price !== undefined && mayPay && (
          <Center>
            <PayButton
              variant="default"
              loading={isPending}
              disabled={balance < price}
              onPay={() => {
                onMore(cursor);
              }}
            >
              {texts.explore.more(price, count(price))}
            </PayButton>
          </Center>
        )}
      </Stack>
    </section>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <details className="surface padded breakable">
      <summary>{texts.explore.notes(notes.length)}</summary>
      <ul className="notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
