import { dayOf, objectOf, integerOf, itemsOf, textOf } from '../parsing/json-values';

export interface Repository {
  name: string;
  language: string | null;
  stars: number;
  /** Day of the last push, if known. */
  pushedOn: string | null;
}

const MAX_REPOSITORIES = 100;
const NAME = /^[\w.-]{1,100}$/;
/**
 * Languages that GitHub reports for repositories but that are markup, styles or documents (types of its
 * Linguist library).
 */
const MARKUP = new Set([
  ...[
    'HTML',
    'CSS',
    'SCSS',
    'Sass',
    'Less',
    'Stylus',
    'TeX',
    'Roff',
    'Rich Text Format',
    'PostScript',
    'MDX',
  ],
  ...['Pug', 'Haml', 'Handlebars', 'Mustache', 'Blade', 'Twig', 'Jinja', 'Liquid', 'EJS', 'Slim', 'Astro'],
  ...[
    'Jupyter Notebook',
    'Vue',
    'Svelte',
    'Dockerfile',
    'Makefile',
    'Gherkin',
    'RAML',
    'Smarty',
    'FreeMarker',
  ],
]);

/** Returns the organization's maintained public repositories, without forks and archived ones. */
export function readRepositories(response: unknown): Repository[] {
  return itemsOf(response, MAX_REPOSITORIES).flatMap((item) => {
    const { name, language, stargazers_count, fork, archived, pushed_at, ...rest } = objectOf(item);
    if (typeof name !== 'string' || !NAME.test(name) || /^\.{1,2}$/.test(name)) return [];
    if (fork !== false || archived === true || rest['private'] === true) return [];
    return [
      {
        name,
        language: textOf(language, 50),
        stars: integerOf(stargazers_count) ?? 0,
        pushedOn: dayOf(pushed_at),
      },
    ];
  });
}

/** Counts repositories per programming language, most frequent first. */
export function countLanguages(repositories: readonly Repository[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { language } of repositories)
    if (language !== null && !MARKUP.has(language)) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

/** Returns the repositories with most stars among those pushed to since that day. */
export function mostStarred(repositories: readonly Repository[], since: string, count: number): Repository[] {
  return repositories
    .filter(({ stars, pushedOn }) => stars > 0 && pushedOn !== null && pushedOn >= since)
    .sort((a, b) => b.stars - a.stars)
    .slice(0, count);
}
