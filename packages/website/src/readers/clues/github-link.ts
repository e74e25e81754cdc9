/**
 * First path segments at github.com that are not accounts, and accounts that themes and site builders link
 * to.
 */
const RESERVED_NAMES = new Set(
  (
    'about account advisories apps auth blog codespaces collections contact copilot customer-stories dashboard ' +
    'discussions enterprise events explore features github-copilot home issues join login logout marketplace ' +
    'mobile new nonprofit notifications open-source organizations partners pricing pulls readme search security ' +
    'sessions settings signup site solutions sponsors stars team topics trending users why-github github gohugoio ' +
    'jekyll hexojs facebook twbs wordpress withastro vercel squidfunk mmistakes ghost tryghost'
  ).split(' '),
);

/**
 * A GitHub organization or user. `isAccount` is true if the link points to the account itself, not to
 * something it owns.
 */
export interface GithubLink {
  org: string;
  isAccount: boolean;
}

/** Returns the account that a github.com address belongs to, or null. */
export function parseGithubLink(address: string): GithubLink | null {
  const path = /^(?:https?:)?\/\/(?:www\.)?github\.com\/([^?#]{1,300})/i.exec(address.trim())?.[1];
  if (path === undefined) return null;
  const [first = '', second = '', third] = path.split('/').filter((part) => part !== '');
  const isListed = first === 'orgs' || first === 'enterprises';
  const org = isListed ? second : first;
  if (!/^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i.test(org) || RESERVED_NAMES.has(org.toLowerCase()))
    return null;
  return { org, isAccount: isListed ? third === undefined || third === 'repositories' : second === '' };
}
