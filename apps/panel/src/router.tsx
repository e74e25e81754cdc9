import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { asNextPage, currentPage, type NextPage } from './api/next-page';
import { PanelError } from './api/panel-error';
import { queryClient } from './api/query-client';
import { sessionQuery } from './api/session';
import { FailedPage } from './layout/FailedPage';
import { Layout } from './layout/Layout';
import { LoadingPage } from './layout/LoadingPage';
import { MissingPage } from './layout/MissingPage';
import { InvitationPage } from './pages/invitation/InvitationPage';
import { OverviewPage } from './pages/overview/OverviewPage';
import { SignInPage } from './pages/sign-in/SignInPage';

const root = createRootRoute({ component: Outlet });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  // Always with the key: the router would keep an unchecked value beside an object without it.
  validateSearch: ({ next }: Record<string, unknown>): { next?: NextPage | undefined } => ({
    next: asNextPage(next),
  }),
  component: function SignIn() {
    return <SignInPage next={signIn.useSearch().next} />;
  },
});

const forgottenPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgotten-password',
  component: lazyRouteComponent(
    () => import('./pages/sign-in/ForgottenPasswordPage'),
    'ForgottenPasswordPage',
  ),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$token',
  component: function Invitation() {
    return <InvitationPage token={invitation.useParams().token} />;
  },
});

/** Everything below it is for people who are signed in; others are led to the sign-in and back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async () => {
    try {
      await queryClient.query({ ...sessionQuery, staleTime: 'static' });
    } catch (error) {
      if (!(error instanceof PanelError) || error.code !== 'sign_in_required') throw error;
      const next = currentPage();
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- The router catches it.
      throw redirect({ to: '/sign-in', search: next === undefined || next === '/' ? {} : { next } });
    }
  },
  component: Layout,
});

const overview = createRoute({ getParentRoute: () => signedIn, path: '/', component: OverviewPage });
/** Pages that load when somebody goes there. */
const keys = createRoute({
  getParentRoute: () => signedIn,
  path: '/keys',
  component: lazyRouteComponent(() => import('./pages/keys/KeysPage'), 'KeysPage'),
});
const people = createRoute({
  getParentRoute: () => signedIn,
  path: '/people',
  component: lazyRouteComponent(() => import('./pages/people/PeoplePage'), 'PeoplePage'),
});
const audit = createRoute({
  getParentRoute: () => signedIn,
  path: '/audit',
  component: lazyRouteComponent(() => import('./pages/audit/AuditPage'), 'AuditPage'),
});
const profile = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile',
  component: lazyRouteComponent(() => import('./pages/profile/ProfilePage'), 'ProfilePage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    forgottenPassword,
    invitation,
    signedIn.addChildren([overview, keys, people, audit, profile]),
  ]),
  basepath: import.meta.env.BASE_URL,
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: FailedPage,
  defaultNotFoundComponent: MissingPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
