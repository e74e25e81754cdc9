import { Center, Loader } from '@mantine/core';
import { texts } from '../texts';

/** While the panel finds out who is signed in. */
export function LoadingPage() {
  return (
    <Center component="main" mih="100vh">
      <Loader aria-label={texts.loading} role="status" />
    </Center>
  );
}
