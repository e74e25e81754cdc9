import { Link, type LinkProps, useRouterState } from '@tanstack/react-router';

interface Props {
  label: string;
  /** Path and name of each page. */
  pages: readonly (readonly [NonNullable<LinkProps['to']>, string])[];
}

/** Links between the pages of one topic. */
export function PageTabs({ label, pages }: Props) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <nav aria-label={label} className="page-tabs">
      {pages.map(([to, name]) => (
        <Link key={to} to={to} className="page-tab" aria-current={path === to ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
