import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Leads to the page of a company. */
export function CompanyLink({ domain, children }: { domain: string; children: ReactNode }) {
  return (
    <Anchor
      className="breakable"
      renderRoot={(props) => <Link {...props} to="/companies/$domain" params={{ domain }} />}
    >
      {children}
    </Anchor>
  );
}
