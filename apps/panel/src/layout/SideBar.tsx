import { NavLink, Text } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { useMay, useSession } from '../api/session';
import { useSignOut } from '../api/use-sign-out';
import { texts } from '../texts';
import { AccountSwitcher } from './AccountSwitcher';
import { ColorSchemeChoice } from './ColorSchemeChoice';

const PAGES = [
  ['/', texts.navigation.overview],
  ['/companies', texts.navigation.companies],
  ['/explore', texts.navigation.explore],
  ['/lists', texts.navigation.lists],
  ['/watches', texts.navigation.watches],
  ['/requests', texts.navigation.requests],
  ['/webhooks', texts.navigation.webhooks],
  ['/credits', texts.navigation.credits],
  ['/keys', texts.navigation.keys],
  ['/people', texts.navigation.people],
] as const;
const OWNERS_PAGES = [['/audit', texts.navigation.audit]] as const;

const OPERATORS_PAGES = [
  ['/operator/accounts', texts.navigation.operatorPages.accounts],
  ['/operator/deliveries', texts.navigation.operatorPages.deliveries],
  ['/operator/sources', texts.navigation.operatorPages.sources],
  ['/operator/opt-outs', texts.navigation.operatorPages.optOuts],
  ['/operator/datasets', texts.navigation.operatorPages.datasets],
  ['/operator/ledger', texts.navigation.operatorPages.ledger],
  ['/operator/log', texts.navigation.operatorPages.log],
] as const;

/** Whether a page is the one of a link, or one of those that it leads to. */
const isBelow = (path: string, to: string): boolean =>
  path === to || (to !== '/' && path.startsWith(`${to}/`));

type To = (typeof PAGES | typeof OWNERS_PAGES | typeof OPERATORS_PAGES)[number][0] | '/profile';

/** Where one can go, in which account, as whom. */
export function SideBar({ onNavigate }: { onNavigate?: () => void }) {
  const isOwner = useMay('owner');
  const { user, account } = useSession();
  const signOut = useSignOut();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const pages = account === null ? [] : [...PAGES, ...(isOwner ? OWNERS_PAGES : [])];
  const link = (to: To, label: string, description?: string) => (
    <NavLink
      key={to}
      component={Link}
      to={to}
      label={label}
      description={description}
      active={isBelow(path, to)}
      aria-current={path === to ? 'page' : isBelow(path, to) ? true : undefined}
      onClick={() => onNavigate?.()}
      className="nav-link"
    />
  );
  return (
    <div className="side-bar-content">
      <Text component="p" className="brand side-bar-brand">
        {texts.product}
      </Text>
      <AccountSwitcher />
      {pages.length > 0 && (
        <nav aria-label={texts.navigation.label}>{pages.map(([to, label]) => link(to, label))}</nav>
      )}
      {user.is_operator && (
        <nav aria-label={texts.navigation.operator}>
          <Text component="p" className="nav-group" aria-hidden>
            {texts.navigation.operator}
          </Text>
          {OPERATORS_PAGES.map(([to, label]) => link(to, label))}
        </nav>
      )}
      <div className="side-bar-end">
        <NavLink component="a" href="/docs" label={texts.navigation.reference} className="nav-link" />
        <ColorSchemeChoice />
        {link('/profile', user.name, user.email)}
        <NavLink
          component="button"
          label={texts.navigation.signOut}
          disabled={signOut.isPending}
          onClick={() => {
            signOut.mutate();
          }}
          className="nav-link"
        />
      </div>
    </div>
  );
}
