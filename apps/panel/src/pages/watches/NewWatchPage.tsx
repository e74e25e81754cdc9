import '../company/company.css';
import '../explore/explore.css';
import '../lists/lists.css';
import { Anchor, Button, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Response } from '../../api/call';
import { useMay } from '../../api/session';
import { EmptyState } from '../../components/EmptyState';
import { focusHeading, Page } from '../../components/Page';
import { count } from '../../components/numbers';
import { newWatch as t, watches } from '../../texts/watches';
import { ProblemTable } from '../lists/ProblemTable';
import { NewWatchForm } from './NewWatchForm';

type Started = Response<'POST /watches'>;

/** Starts a watch, and says which companies it had to leave out. */
export function NewWatchPage() {
  const mayStart = useMay('developer');
  const navigate = useNavigate();
  const [started, setStarted] = useState<Started | null>(null);
  return (
    <Page
      title={started === null ? t.title : t.startedTitle}
      above={
        <Anchor component={Link} to="/watches" size="sm">
          ← {watches.title}
        </Anchor>
      }
    >
      {!mayStart ? (
        <div className="surface">
          <EmptyState title={watches.empty} hint={t.viewer} />
        </div>
      ) : started === null ? (
        <NewWatchForm
          onStarted={(watch) => {
            if (watch.problems.length === 0) {
              void navigate({ to: '/watches/$watchId', params: { watchId: watch.watch_id } });
              return;
            }
            setStarted(watch);
            focusHeading();
          }}
        />
      ) : (
        <LeftOut started={started} />
      )}
    </Page>
  );
}

function LeftOut({ started: { watch_id: watchId, companies, problems } }: { started: Started }) {
  return (
    <>
      <Text>{t.started(count(companies))}</Text>
      <ProblemTable title={t.leftOut} problems={problems} />
      <div>
        <Button renderRoot={(props) => <Link {...props} to="/watches/$watchId" params={{ watchId }} />}>
          {t.toWatch}
        </Button>
      </div>
    </>
  );
}
