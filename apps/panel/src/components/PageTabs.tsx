import { Link, type LinkProps } from '@tanstack/react-router';

interface Props {
  label: string;
  /** Path and name of each page. The paths of the others begin with that of the first. */
  pages: readonly (readonly [NonNullable<LinkProps['to']>, string])[];
}

/** Links between the pages of one topic. The current one is marked, also on the pages below it. */
export function PageTabs({ label, pages }: Props) {
  return (
    <nav aria-label={label} className="page-tabs">
      {pages.map(([to, name], index) => (
        <Link
          key={to}
          to={to}
          className="page-tab"
          activeOptions={{ exact: index === 0, includeSearch: false }}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
