import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from './send-json';

/** An account as the REST API describes it. People have accounts too, but are not found under `/orgs/`. */
export interface GithubAccount {
  login: string;
  name?: string | null;
  blog?: string | null;
  location?: string | null;
  twitter_username?: string | null;
  description?: string | null;
  repositories?: readonly GithubRepository[];
}

export interface GithubRepository {
  name: string;
  language: string | null;
  stargazers_count: number;
  fork?: boolean;
  archived?: boolean;
  pushed_at: string;
  releases?: readonly GithubRelease[];
}

export interface GithubRelease {
  tag_name: string;
  name: string | null;
  published_at: string;
  draft?: boolean;
  prerelease?: boolean;
}

export interface GithubSimulatorOptions {
  /** Requests allowed before the hourly limit is reached. Default: 60. */
  requests?: number;
  /** When the limit resets, in seconds since 1970. */
  resetAt?: number;
}

const DOCUMENTATION = 'https://docs.github.com/rest';

/**
 * Simulates the GitHub REST API at api.github.com: organizations, their public repositories (paged, latest
 * push first) and releases, with entity tags and the headers of the hourly limit. Responds with 403 over the
 * limit or without a user agent, and 404 to anything unknown.
 */
export function githubSimulator(
  organizations: readonly GithubAccount[],
  { requests = 60, resetAt = Math.ceil(Date.now() / 1000) + 3_600 }: GithubSimulatorOptions = {},
): Record<string, RequestListener> {
  let used = 0;
  const body: RequestListener = (request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    used += 1;
    const limit = {
      'x-ratelimit-limit': String(requests),
      'x-ratelimit-remaining': String(Math.max(0, requests - used)),
      'x-ratelimit-reset': String(resetAt),
    };
    const sendError = (status: number, message: string) =>
      sendJson(response, status, { message, documentation_url: DOCUMENTATION }, limit);
    if (request.headers['user-agent'] === undefined) return sendError(403, 'Request forbidden');
    if (used > requests) return sendError(403, 'API rate limit exceeded');
    const found = find(organizations, pathname, searchParams);
    if (found === null) return sendError(404, 'Not Found');
    const etag = `W/"${createHash('sha256').update(JSON.stringify(found.body)).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag)
      return void response.writeHead(304, { etag, ...limit }).end();
    const link =
      found.next === undefined ? {} : { link: `<https://api.github.com${found.next}>; rel="next"` };
    sendJson(response, 200, found.body, { etag, ...limit, ...link });
  };
  return { 'api.github.com': body };
}

function find(
  organizations: readonly GithubAccount[],
  pathname: string,
  searchParams: URLSearchParams,
): { body: unknown; next?: string } | null {
  const [, kind = '', owner = '', third, fourth] = pathname.split('/');
  const account = organizations.find(({ login }) => login.toLowerCase() === owner.toLowerCase());
  if (!account) return null;
  const { login, repositories = [] } = account;
  if (kind === 'orgs' && third === undefined) return { body: organizationBody(account) };
  const perPage = Math.min(100, Number(searchParams.get('per_page') ?? 30));
  const page = Number(searchParams.get('page') ?? 1);
  const paged = <T>(items: readonly T[]) => items.slice((page - 1) * perPage, page * perPage);
  if (kind === 'orgs' && third === 'repos') {
    const sorted = repositories.toSorted((a, b) => b.pushed_at.localeCompare(a.pushed_at));
    const body = paged(sorted).map((repository) => repositoryBody(login, repository));
    const hasMore = page * perPage < repositories.length;
    return hasMore ? { body, next: `${pathname}?per_page=${perPage}&page=${page + 1}` } : { body };
  }
  const repository = repositories.find(({ name }) => name === third);
  if (kind !== 'repos' || !repository || fourth !== 'releases') return null;
  const releases = repository.releases ?? [];
  return {
    body: paged(releases).map((release) => ({
      html_url: `https://github.com/${login}/${repository.name}/releases/tag/${release.tag_name}`,
      draft: false,
      prerelease: false,
      body: null,
      ...release,
    })),
  };
}

function organizationBody({ repositories = [], ...account }: GithubAccount) {
  return {
    id: 1,
    type: 'Organization',
    name: null,
    blog: '',
    location: null,
    email: null,
    twitter_username: null,
    description: null,
    is_verified: false,
    public_repos: repositories.length,
    followers: 0,
    html_url: `https://github.com/${account.login}`,
    created_at: '2016-01-01T00:00:00Z',
    ...account,
  };
}

function repositoryBody(login: string, repository: GithubRepository) {
  const { name, language, stargazers_count, pushed_at, fork = false, archived = false } = repository;
  return {
    name,
    full_name: `${login}/${name}`,
    language,
    stargazers_count,
    pushed_at,
    fork,
    archived,
    private: false,
    description: null,
    homepage: null,
    topics: [],
    forks_count: 0,
    html_url: `https://github.com/${login}/${name}`,
    license: null,
  };
}
