import { useMay } from '../../api/session';
import { EmptyState } from '../../components/EmptyState';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import { AuditEntries } from './AuditEntries';

/** What people did in the account. For owners. */
export function AuditPage() {
  const isOwner = useMay('owner');
  return (
    <Page title={texts.audit.title} intro={texts.audit.intro}>
      {isOwner ? (
        <AuditEntries />
      ) : (
        <div className="surface">
          <EmptyState title={texts.audit.ownersOnly} hint={texts.audit.ownersOnlyHint} />
        </div>
      )}
    </Page>
  );
}
