import { createRouter } from '@tanstack/react-router';
import { FailedPage } from './layout/FailedPage';
import { LoadingPage } from './layout/LoadingPage';
import { MissingPage } from './layout/MissingPage';
import { accountPages } from './routes/account';
import { operatorPages } from './routes/operator';
import { root, signedIn } from './routes/signed-in';
import { signingIn } from './routes/signing-in';

export const router = createRouter({
  routeTree: root.addChildren([...signingIn, signedIn.addChildren([...accountPages, operatorPages])]),
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
