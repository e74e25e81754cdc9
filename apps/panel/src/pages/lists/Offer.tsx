import { Alert, Text, TextInput, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Input, Response } from '../../api/call';
import { useAction } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { count } from '../../components/numbers';
import { wholeNumber } from '../../components/whole-number';
import { newList as t } from '../../texts/lists';
import { ProblemTable } from './ProblemTable';

type Quote = Response<'POST /lists/quote'>['quote'];

const ROWS = Object.keys(t.quoteRows) as (keyof typeof t.quoteRows)[];

interface Props {
  response: Response<'POST /lists/quote'>;
  order: Input<'POST /lists/quote'>;
  orderId: string;
}

/** What a list costs, with the button that starts it. The list never costs more than is shown. */
export function Offer({ response, order, orderId }: Props) {
  const { quote, problems, problems_omitted: omitted } = response;
  const navigate = useNavigate();
  const [limit, setLimit] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useAction('POST /lists', ({ list_id: listId }) => {
    void navigate({ to: '/lists/$listId', params: { listId } });
  });
  // The price appears below what was filled in.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const max = limit.trim() === '' ? quote.price_at_most : wholeNumber(limit);
  const most = Math.min(quote.price_at_most, Number.isNaN(max) ? Infinity : max);
  const isEmpty = quote.to_enrich + quote.fresh + quote.running === 0;
  return (
    <>
      <section className="surface padded" aria-labelledby="quote">
        <Title order={2} id="quote" ref={heading} tabIndex={-1} className="page-title" mb="sm">
          {t.quote}
        </Title>
        <QuoteFigures quote={quote} />
        <ActionForm
          action={start}
          input={() => ({ ...order, order_id: orderId, max_credits: max })}
          submitLabel={t.start(count(most))}
          isDisabled={isEmpty}
        >
          {(errorOf) => (
            <>
              {isEmpty && <Text size="sm">{t.nothing}</Text>}
              {most > quote.credits_available && (
                <Alert color="yellow" variant="light" role="status" className="notice">
                  {t.tooLittle}
                </Alert>
              )}
              {quote.price_at_most > 0 && (
                <TextInput
                  label={t.limit}
                  description={t.limitHint}
                  className="limit-field"
                  inputMode="numeric"
                  autoComplete="off"
                  value={limit}
                  onChange={({ currentTarget }) => {
                    setLimit(currentTarget.value);
                  }}
                  error={errorOf('max_credits')}
                />
              )}
            </>
          )}
        </ActionForm>
      </section>
      {problems.length > 0 && <ProblemTable title={t.leftOut} problems={problems} omitted={omitted} />}
    </>
  );
}

function QuoteFigures({ quote }: { quote: Quote }) {
  const { price, price_at_most: most, to_enrich: companies, price_each: each } = quote;
  return (
    <>
      <Text component="p" className="big-figure">
        {price === most ? t.exactly(count(price)) : `${count(price)}–${t.exactly(count(most))}`}
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        {companies > 0 && `${t.sum(count(companies), count(each))}.`} {price !== most && t.whyUpTo}{' '}
        {most > 0 && t.refund}
      </Text>
      <dl className="quote-rows">
        {ROWS.filter((row) => row === 'to_enrich' || quote[row] > 0).map((row) => (
          <div key={row}>
            <dt>{t.quoteRows[row]}</dt>
            <dd>{count(quote[row])}</dd>
          </div>
        ))}
        <div>
          <dt>{t.balance}</dt>
          <dd>{count(quote.credits_available)}</dd>
        </div>
      </dl>
    </>
  );
}
