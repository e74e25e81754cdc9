import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDemoAddress } from '../api/demo-sites';

interface Props {
  /** A web address. Anything else becomes text. */
  href: string;
  /** What a screen reader says. It contains the visible text. */
  label: string;
  children: ReactNode;
}

/** A link to another site, in a new tab, which learns nothing about the panel. */
export function OutsideLink({ href, label, children }: Props) {
  const address = useDemoAddress(href) ?? href;
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" aria-label={label} className="breakable">
      {children}
    </Anchor>
  );
}
