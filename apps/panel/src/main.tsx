import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import 'virtual:theme.css';
import './styles.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PanelError } from './api/panel-error';
import { queryClient } from './api/query-client';
import { router } from './router';
import { theme } from './theme';

// A page that the browser kept from before the sign-out must not be shown again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root, {
  // Nobody is signed in any more, and the sign-in is being loaded: no error of the page.
  onCaughtError(error) {
    if (!(error instanceof PanelError) || error.code !== 'sign_in_required') reportError(error);
  },
}).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-right" autoClose={6_000} />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
