import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router';
import { currentPage } from '../api/next-page';
import { PanelError } from '../api/panel-error';
import { queryClient } from '../api/query-client';
import { sessionQuery } from '../api/session';
import { Layout } from '../layout/Layout';

export const root = createRootRoute({ component: Outlet });

/** Everything below it is for people who are signed in; others are led to the sign-in and back. */
export const signedIn = createRoute({
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
