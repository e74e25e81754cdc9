import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { asNextPage, type NextPage } from '../api/next-page';
import { InvitationPage } from '../pages/invitation/InvitationPage';
import { SignInPage } from '../pages/sign-in/SignInPage';
import { root } from './signed-in';

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
    () => import('../pages/sign-in/ForgottenPasswordPage'),
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

/** Pages for people who are not signed in. */
export const signingIn = [signIn, forgottenPassword, invitation] as const;
