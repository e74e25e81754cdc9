/** First parts of paths at github.com that are no account, and accounts that themes and site builders link to. */
const NO_ORGANIZATION = new Set(
  (
    'about account advisories apps auth blog codespaces collections contact copilot customer-stories dashboard ' +
    'discussions enterprise events explore features github-copilot home issues join login logout marketplace ' +
    'mobile new nonprofit notifications open-source organizations partners pricing pulls readme search security ' +
    'sessions settings signup site solutions sponsors stars team topics trending users why-github github gohugoio ' +
    'jekyll hexojs facebook twbs wordpress withastro vercel squidfunk mmistakes ghost tryghost'
  ).split(' '),
);

/** An organization or user of GitHub's; `isAccount` where the link leads to it, not to something of its. */
export interface GithubLink {
  org: string;
  isAccount: boolean;
}

/** What an address at github.com leads to, or null. */
export function parseGithubLink(address: string): GithubLink | null {
  const path = /^(?:https?:)?\/\/(?:www\.)?github\.com\/([^?#]{1,300})/i.exec(address.trim())?.[1];
  if (path === undefined) return null;
  const [first = '', second = '', third] = path.split('/').filter((part) => part !== '');
  const isListed = first === 'orgs' || first === 'enterprises';
  const org = isListed ? second : first;
  if (!/^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i.test(org) || NO_ORGANIZATION.has(org.toLowerCase()))
    return null;
  return { org, isAccount: isListed ? third === undefined || third === 'repositories' : second === '' };
}
