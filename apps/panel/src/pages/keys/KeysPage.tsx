import type { ApiKey } from '@firmlens/panel-contract';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useAccountQuery, useMay } from '../../api/session';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import { DisableKeyDialog } from './DisableKeyDialog';
import { KeyTable } from './KeyTable';
import { MakeKeyDialog } from './MakeKeyDialog';
import { RenameKeyDialog } from './RenameKeyDialog';
import { RotateKeyDialog } from './RotateKeyDialog';

type Open = { dialog: 'make' } | { dialog: 'rename' | 'rotate' | 'disable'; key: ApiKey } | null;

/** The account's API keys. */
export function KeysPage() {
  const { data, error, refetch } = useAccountQuery('GET /keys');
  const mayChange = useMay('developer');
  const [isDisabledShown, setDisabledShown] = useState(false);
  const [open, setOpen] = useState<Open>(null);
  const close = () => {
    setOpen(null);
  };
  const makeButton = mayChange && (
    <Button
      onClick={() => {
        setOpen({ dialog: 'make' });
      }}
    >
      {texts.keys.make}
    </Button>
  );
  const hasDisabled = data?.keys.some(({ disabled_at: at }) => at !== null) ?? false;
  return (
    <Page title={texts.keys.title} intro={texts.keys.intro} action={makeButton}>
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <KeyTable
            keys={data?.keys.filter(({ disabled_at: at }) => isDisabledShown || at === null)}
            empty={<NoKeys hasDisabled={hasDisabled} />}
            {...(mayChange
              ? {
                  onRename: (key: ApiKey) => {
                    setOpen({ dialog: 'rename', key });
                  },
                  onRotate: (key: ApiKey) => {
                    setOpen({ dialog: 'rotate', key });
                  },
                  onDisable: (key: ApiKey) => {
                    setOpen({ dialog: 'disable', key });
                  },
                }
              : {})}
          />
          {hasDisabled && (
            <Switch
              label={texts.keys.showDisabled}
              checked={isDisabledShown}
              onChange={({ currentTarget }) => {
                setDisabledShown(currentTarget.checked);
              }}
            />
          )}
        </>
      )}
      {open?.dialog === 'make' && <MakeKeyDialog onClose={close} />}
      {open?.dialog === 'rename' && <RenameKeyDialog apiKey={open.key} onClose={close} />}
      {open?.dialog === 'rotate' && <RotateKeyDialog apiKey={open.key} onClose={close} />}
      {open?.dialog === 'disable' && <DisableKeyDialog apiKey={open.key} onClose={close} />}
    </Page>
  );
}

function NoKeys({ hasDisabled }: { hasDisabled: boolean }) {
  const mayChange = useMay('developer');
  if (!hasDisabled)
    return (
      <EmptyState
        title={texts.keys.empty}
        hint={mayChange ? texts.keys.emptyDeveloper : texts.keys.emptyViewer}
      />
    );
  return (
    <EmptyState
      title={texts.keys.onlyDisabled}
      hint={mayChange ? texts.keys.onlyDisabledHint : texts.keys.onlyDisabledViewer}
    />
  );
}
