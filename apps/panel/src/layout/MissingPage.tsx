import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { texts } from '../texts';
import { PlainPage } from './PlainPage';

/** For an address that the panel does not know. */
export function MissingPage() {
  return (
    <PlainPage title={texts.notFound.title}>
      <Button component={Link} to="/">
        {texts.notFound.toOverview}
      </Button>
    </PlainPage>
  );
}
