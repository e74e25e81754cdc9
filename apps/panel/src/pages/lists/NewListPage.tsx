import '../company/company.css';
import './lists.css';
import type { Module } from '@firmlens/panel-contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Input, Response } from '../../api/call';
import { newId } from '../../api/new-id';
import { useMay } from '../../api/session';
import { useAction } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { EmptyState } from '../../components/EmptyState';
import { Page } from '../../components/Page';
import { lists, newList as t } from '../../texts/lists';
import { ListSource, type Source } from './ListSource';
import { ModuleChoice } from './ModuleChoice';
import { Offer } from './Offer';

/** Takes the companies of a list, says what it costs, and starts it. */
export function NewListPage() {
  const mayStart = useMay('developer');
  return (
    <Page
      title={t.title}
      above={
        <Anchor component={Link} to="/lists" size="sm">
          ← {lists.title}
        </Anchor>
      }
    >
      {mayStart ? (
        <NewList />
      ) : (
        <div className="surface">
          <EmptyState title={lists.empty} hint={t.viewer} />
        </div>
      )}
    </Page>
  );
}

interface Quoted {
  response: Response<'POST /lists/quote'>;
  /** What the price is of. */
  order: Input<'POST /lists/quote'>;
  /** Of the list that would follow. */
  orderId: string;
}

const isSame = (one: Quoted['order'], other: Quoted['order']): boolean =>
  one.text === other.text && one.modules.join() === other.modules.join();

function NewList() {
  const [source, setSource] = useState<Source>('');
  const [modules, setModules] = useState<readonly Module[]>([]);
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  const quote = useAction('POST /lists/quote', (response, sent) => {
    setQuoted({ response, order: sent, orderId: newId() });
  });
  const order = { text: typeof source === 'string' ? source : source.text, modules: [...modules] };
  // What is changed needs another price, also if it is changed before the price arrives.
  const offer = quoted !== null && isSame(quoted.order, order) ? quoted : null;
  const forget = () => {
    setQuoted(null);
    quote.reset();
  };
  return (
    <>
      <div className="surface padded">
        <ActionForm
          action={quote}
          input={() => order}
          submitLabel={t.check}
          isDisabled={order.text.trim() === ''}
        >
          {(errorOf) => (
            <>
              <ListSource
                source={source}
                error={errorOf('text')}
                onChange={(next) => {
                  setSource(next);
                  forget();
                }}
              />
              <ModuleChoice
                label={t.modules}
                chosen={modules}
                onChange={(next) => {
                  setModules(next);
                  forget();
                }}
              />
            </>
          )}
        </ActionForm>
      </div>
      {offer && <Offer key={offer.orderId} {...offer} />}
    </>
  );
}
