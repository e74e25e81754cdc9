import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call, type Response } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { ErrorNotice } from '../../components/ErrorNotice';
import { PlainPage } from '../../layout/PlainPage';
import { texts } from '../../texts';
import { AcceptForm } from './AcceptForm';

/** Where an invitation's link leads. */
export function InvitationPage({ token }: { token: string }) {
  const { data, error, refetch } = useQuery<Response<'GET /invitations/:token'>, PanelError>({
    queryKey: ['invitation', token],
    queryFn: () => call('GET /invitations/:token', { token }),
  });
  if (data) return <AcceptForm token={token} invitation={data} />;
  if (error && ['invitation_invalid', 'not_found', 'invalid_input'].includes(error.code))
    return <InvalidLink />;
  return (
    <PlainPage title={texts.invitation.titlePassword}>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack aria-busy>
          <Skeleton height={24} />
          <Skeleton height={60} />
          <Skeleton height={60} />
          <Skeleton height={36} />
        </Stack>
      )}
    </PlainPage>
  );
}

function InvalidLink() {
  return (
    <PlainPage title={texts.invitation.invalidTitle}>
      <Text mb="md">{texts.invitation.invalid}</Text>
      <Button component={Link} to="/sign-in" variant="default">
        {texts.invitation.toSignIn}
      </Button>
    </PlainPage>
  );
}
