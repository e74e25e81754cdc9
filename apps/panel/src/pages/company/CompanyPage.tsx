import './company.css';
import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMay } from '../../api/session';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { focusHeading, Page } from '../../components/Page';
import { texts } from '../../texts';
import { CompanySections } from './CompanySections';
import { downloadJson } from './download-json';
import { EnrichDialog } from './EnrichDialog';
import { EvidenceProvider } from './evidence/EvidenceContext';
import { EvidencePanel } from './evidence/EvidencePanel';
import { subjectTitle } from './evidence/subject-title';
import { LiveEnrichment } from './live/LiveEnrichment';
import { Obstacle, OBSTACLE_ID } from './Obstacle';
import { useCompany } from './use-company';

/** What the address of the page chooses: an enrichment to watch, and a value whose evidence is shown. */
export interface CompanySearch {
  batch?: string | undefined;
  evidence?: string | undefined;
  item?: string | undefined;
}

/** Everything about one company, and a fresh look at it. */
export function CompanyPage({ domain, search }: { domain: string; search: CompanySearch }) {
  const { data: view, error, refetch } = useCompany(domain);
  const navigate = useNavigate();
  const mayEnrich = useMay('developer');
  const [isOrdering, setOrdering] = useState(false);
  const go = (next: CompanySearch) => {
    void navigate({ to: '/companies/$domain', params: { domain }, search: next, resetScroll: false });
  };
  const { batch: batchId, evidence: field, item } = search;
  const properDomain = view?.domain;
  const runningId = view?.running?.batch_id;
  // What runs is watched until somebody hides it, so its outcome is seen too. A domain has one page.
  useEffect(() => {
    if (properDomain === undefined) return;
    const watched = batchId ?? runningId ?? undefined;
    if (properDomain === domain && watched === batchId) return;
    void navigate({
      to: '/companies/$domain',
      params: { domain: properDomain },
      search: { batch: watched, evidence: field, item },
      replace: true,
      resetScroll: false,
    });
  }, [batchId, domain, field, item, navigate, properDomain, runningId]);
  const name = view?.data.company?.name ?? view?.domain ?? domain;
  if (error && !view) {
    return (
      <Page title={domain}>
        {error.code === 'not_found' ? (
          <UnknownCompany />
        ) : (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  const hasData = view !== undefined && Object.keys(view.data).length > 0;
  const isOnFile = view !== undefined && view.modules.length > 0;
  const obstacle = view?.enrichment.obstacle ?? null;
  const version = view?.modules.map(({ enriched_at: at }) => at).join() ?? '';
  return (
    <EvidenceProvider
      value={(subject) => {
        go({ batch: batchId, evidence: subject.field, item: subject.item });
      }}
    >
      <Page
        title={name}
        mark={<Initials name={name} />}
        {...(name === domain ? {} : { intro: domain })}
        action={
          <Group gap="sm">
            {hasData && (
              <Button
                variant="default"
                onClick={() => {
                  downloadJson(`${view.domain}.json`, view.data);
                }}
              >
                {texts.company.download}
              </Button>
            )}
            {mayEnrich && view && view.running === null && (
              <Button
                disabled={obstacle !== null}
                aria-describedby={obstacle === null ? undefined : OBSTACLE_ID}
                onClick={() => {
                  setOrdering(true);
                }}
              >
                {isOnFile ? texts.company.enrichAgain : texts.company.enrich}
              </Button>
            )}
          </Group>
        }
      >
        {view?.running?.batch_id === null && (
          <Alert variant="light" role="status" className="notice">
            {texts.company.runningElsewhere}
          </Alert>
        )}
        {obstacle !== null && view?.running === null && <Obstacle obstacle={obstacle} />}
        {batchId !== undefined && (
          <LiveEnrichment
            key={batchId}
            batchId={batchId}
            domain={domain}
            onHide={() => {
              go({});
              focusHeading();
            }}
          />
        )}
        {view ? <CompanySections view={view} isRunning={view.running !== null} /> : <Loading />}
        {isOrdering && view && (
          <EnrichDialog
            view={view}
            onClose={() => {
              setOrdering(false);
            }}
            onStarted={(batch) => {
              setOrdering(false);
              go({ batch });
              // The button that had the focus goes while the enrichment runs.
              focusHeading();
            }}
          />
        )}
        {field !== undefined && view && (
          <EvidencePanel
            domain={domain}
            version={version}
            subject={{ field, item }}
            title={subjectTitle({ field, item }, view.data)}
            onClose={() => {
              go({ batch: batchId });
            }}
          />
        )}
      </Page>
    </EvidenceProvider>
  );
}

/** Stands for the company's logo, which would have to come from another site. */
function Initials({ name }: { name: string }) {
  const words = name.split(/[\s.&-]+/).filter((word) => word !== '');
  const letters = words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0));
  return (
    <span className="initials" aria-hidden>
      {letters.join('').toUpperCase()}
    </span>
  );
}

function UnknownCompany() {
  return (
    <div className="surface">
      <EmptyState title={texts.company.unknownTitle} hint={texts.company.unknownHint}>
        <Button component={Link} to="/companies" variant="default" mt="xs">
          {texts.company.toCompanies}
        </Button>
      </EmptyState>
    </div>
  );
}

function Loading() {
  return (
    <section className="surface padded">
      <Skeleton height={24} width="10rem" mb="md" />
      <Skeleton height={220} />
    </section>
  );
}
