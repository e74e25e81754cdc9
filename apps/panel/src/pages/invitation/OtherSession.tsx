import type { Session } from '@firmlens/panel-contract';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readSession } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { texts } from '../../texts';

/** Says that somebody else is signed in here, whose session accepting ends. */
export function OtherSession({ email }: { email: string }) {
  // Not the session of the page, which needs none.
  const { data } = useQuery<Session, PanelError>({
    queryKey: ['other-session'],
    queryFn: readSession,
    refetchOnWindowFocus: false,
  });
  if (data === undefined || data.user.email.toLowerCase() === email.toLowerCase()) return null;
  return (
    <Alert color="yellow" variant="light" role="status" className="notice breakable" mb="md">
      {texts.invitation.signedInAs(data.user.email)}
    </Alert>
  );
}
