import { Burger, Drawer, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '../api/session';
import { texts } from '../texts';
import { InsideFrame } from './inside-frame';
import { LoadingPage } from './LoadingPage';
import { NoAccount } from './NoAccount';
import { SideBar } from './SideBar';
import { SignInAgain } from './SignInAgain';

/** Navigation beside the page: a bar where there is room, else a drawer. */
export function Layout() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Frame />
    </Suspense>
  );
}

function Frame() {
  const [isOpen, drawer] = useDisclosure(false);
  const { account, user } = useSession();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <div className="layout">
      <a href="#content" className="skip-link">
        {texts.skipToContent}
      </a>
      <nav className="top-bar" aria-label={texts.product}>
        <Burger
          opened={isOpen}
          onClick={drawer.open}
          size="sm"
          aria-label={texts.navigation.open}
          aria-expanded={isOpen}
        />
        <Text component="span" className="brand">
          {texts.product}
        </Text>
      </nav>
      <aside className="side-bar" aria-label={texts.navigation.bar}>
        <SideBar />
      </aside>
      <Drawer
        opened={isOpen}
        onClose={drawer.close}
        size="17rem"
        title={texts.product}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        <SideBar onNavigate={drawer.close} />
      </Drawer>
      <SignInAgain />
      {/* Another account is another page: nothing open or typed may carry over. */}
      <main
        id="content"
        tabIndex={-1}
        className="content"
        key={`${user.user_id} ${account?.account_id ?? ''}`}
      >
        <InsideFrame value={true}>
          <Content path={path} />
        </InsideFrame>
      </main>
    </div>
  );
}

/** The page, or what somebody without an account sees in its place. Operators need none. */
function Content({ path }: { path: string }) {
  const { account, user } = useSession();
  if (account !== null || path === '/profile' || path.startsWith('/operator')) return <Outlet />;
  return path === '/' && user.is_operator ? <Navigate to="/operator/accounts" replace /> : <NoAccount />;
}
