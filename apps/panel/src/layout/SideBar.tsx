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
  ['/keys', texts.navigation.keys],
  ['/people', texts.navigation.people],
] as const;
const OWNERS_PAGES = [['/audit', texts.navigation.audit]] as const;

/** Whether a page is this one, or one below it. */
const isWithin = (path: string, page: string): boolean =>
  path === page || (page !== '/' && path.startsWith(`${page}/`));

/** Where one can go, in which account, as whom. */
export function SideBar({ onNavigate }: { onNavigate?: () => void }) {
  const isOwner = useMay('owner');
  const { user, account } = useSession();
  const signOut = useSignOut('DELETE /session');
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const pages = account === null ? [] : [...PAGES, ...(isOwner ? OWNERS_PAGES : [])];
  const link = (to: (typeof pages)[number][0] | '/profile', label: string, description?: string) => (
    <NavLink
      key={to}
      component={Link}
      to={to}
      label={label}
      description={description}
      active={isWithin(path, to)}
      aria-current={path === to ? 'page' : isWithin(path, to) ? 'true' : undefined}
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
      <nav aria-label={texts.navigation.label}>{pages.map(([to, label]) => link(to, label))}</nav>
      <div className="side-bar-end">
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
