import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

/** Whether a link from a third party leads to a page of the web, and not to a script or a file. */
const isWebPage = (href: string): boolean =>
  URL.canParse(href) && ['https:', 'http:'].includes(new URL(href).protocol);

/** A link that a third party may have written. Anything but a web page is shown as text. */
export function SafeLink({ href, children }: { href: string; children?: ReactNode }) {
  if (!isWebPage(href)) return <span className="breakable">{children ?? href}</span>;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" className="breakable">
      {children ?? shortAddress(href)}
    </Anchor>
  );
}

/** An address without what everybody knows. */
function shortAddress(href: string): string {
  const { host, pathname, search } = new URL(href);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}${search}`;
}
