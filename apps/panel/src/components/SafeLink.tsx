import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDemoAddress } from '../api/demo-sites';
import { texts } from '../texts';
import { withTextFragment } from './text-fragment';

/** Whether a link from a third party leads to a page of the web, and not to a script or a file. */
const isWebPage = (href: string): boolean =>
  URL.canParse(href) && ['https:', 'http:'].includes(new URL(href).protocol);

interface Props {
  href: string;
  /** Words of the page that the browser should show. */
  words?: string | undefined;
  children?: ReactNode;
}

/**
 * A link that a third party may have written. Anything but a web page is shown as text. In the demo, whose hosts no
 * browser can resolve, it leads to the same page on this machine.
 */
export function SafeLink({ href, words, children }: Props) {
  const demoAddress = useDemoAddress(href);
  const address = demoAddress ?? href;
  if (!isWebPage(href)) return <span className="breakable">{children ?? href}</span>;
  return (
    <>
      <Anchor
        href={words === undefined ? address : withTextFragment(address, words)}
        target="_blank"
        rel="noopener noreferrer"
        className="breakable"
      >
        {children ?? shortAddress(href)}
      </Anchor>
      {demoAddress !== null && <span className="dimmed"> {texts.demoPage}</span>}
    </>
  );
}

/** An address without what everybody knows. */
function shortAddress(href: string): string {
  const { host, pathname, search } = new URL(href);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}${search}`;
}
