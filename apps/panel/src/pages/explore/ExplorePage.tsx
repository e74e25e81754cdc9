import './explore.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import type { Kind } from './filters';

const TABS = [
  ['companies', '/explore/companies'],
  ['signals', '/explore/signals'],
] as const satisfies readonly (readonly [Kind, string])[];

/** The frame of both searches. */
export function ExplorePage({ kind, children }: { kind: Kind; children: ReactNode }) {
  return (
    <Page
      title={`${texts.explore.title}: ${texts.explore.tabs[kind].toLowerCase()}`}
      intro={texts.explore.intro}
    >
      <nav aria-label={texts.explore.tabsLabel} className="tabs">
        {TABS.map(([tab, to]) => (
          <Link
            key={tab}
            to={to}
            search={{}}
            className="tab"
            aria-current={tab === kind ? 'page' : undefined}
          >
            {texts.explore.tabs[tab]}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
