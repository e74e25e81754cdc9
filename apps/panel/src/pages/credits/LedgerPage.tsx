import { useAccountPages } from '../../api/account-data';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { MoreButton } from '../../components/MoreButton';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import './credits.css';
import { CreditTabs } from './CreditTabs';
import { EntryTable } from './EntryTable';
import { ExportLedger } from './ExportLedger';
import { VerifyLedger } from './VerifyLedger';

/** Every change of the balance, its proof and its export. */
export function LedgerPage() {
  const ledger = useAccountPages('GET /credits/ledger', {}, ({ entries, has_more: hasMore }) => {
    const last = entries.at(-1);
    return hasMore && last ? String(last.sequence) : null;
  });
  const entries = ledger.data?.pages.flatMap((page) => page.entries);
  return (
    <Page title={texts.credits.ledger} intro={texts.credits.ledgerIntro} action={<CreditTabs />}>
      <div className="ledger-tools">
        <VerifyLedger />
        <ExportLedger />
      </div>
      {ledger.error && <ErrorNotice error={ledger.error} onRetry={() => void ledger.refetch()} />}
      {(entries || !ledger.error) && (
        <EntryTable
          caption={texts.credits.ledgerCaption}
          entries={entries}
          empty={<EmptyState title={texts.credits.noEntries} hint={texts.credits.noEntriesHint} />}
        />
      )}
      <MoreButton list={ledger} label={texts.credits.older} />
    </Page>
  );
}
