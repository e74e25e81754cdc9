import { type Clue, cluesOf, type Evidence } from '@firmlens/contract';
import { getDomain } from 'tldts';
import { SourceError, type SourceHttp } from '../http';
import { type OptionalQueries, createOptionalQueries } from '../optional-queries';
import { createFieldObserver } from '../parsing/field-observer';
import { observer, type Observe, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { githubApiUrl, githubUpstream } from './github-upstream';
import { isGithubLogin, readOrganization, type Organization } from './read-organization';
import { readReleases } from './read-releases';
import { countLanguages, mostStarred, readRepositories } from './read-repositories';

export const GITHUB: SourceProfile = {
  name: 'github',
  fields: [
    'company.description',
    'company.twitter_url',
    'company.headquarter_city',
    'company.headquarter_country',
    'technology.technologies',
    'signals.highlights',
  ],
  identifies: false,
  wave: 2,
  lifetimeSeconds: 24 * 3_600,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

export interface GithubSettings {
  /**
   * A personal access token without scopes. Without one, GitHub allows only a few requests, too few to read
   * releases.
   */
  token: string | null;
}

const MAX_CLUES = 2;
const MAX_LANGUAGES = 20;
/** Repositories whose releases we query, one request each. */
const MAX_RELEASE_REPOSITORIES = 3;
const YEAR_MS = 365 * 86_400_000;
const CONFIDENCE = { profile: 0.7, text: 0.5, place: 0.3, language: 0.8, release: 0.95 };

/**
 * Reads a company's organization on GitHub: the languages of its public repositories, its releases and its
 * profile. Makes one request for each organization named by clues (usually one, at most two) and one for the
 * repositories of the company's organization. With a token, it also makes one request for the releases of
 * each of three repositories.
 */
export function createGithubSource({ token }: GithubSettings): Source {
  const host = githubUpstream(token);

  return {
    ...GITHUB,
    async lookUp({ domain, known, http, now }) {
      const logins = loginsOfClues(known.clues);
      if (logins.size === 0) return { status: 'not_asked', reason: 'no organization on GitHub is known' };
      const found = await findOwnOrganization(logins, domain, http);
      if (found === null)
        return { status: 'nothing', reason: 'no GitHub organization is confirmed to belong to the domain' };
      const optionalQueries = createOptionalQueries();
      const evidence = await describe(found, http, now, optionalQueries);
      return evidence.length > 0
        ? { status: 'found', evidence, ...optionalQueries.incompleteField() }
        : { status: 'nothing', reason: 'the GitHub organization has no public data of its own' };
    },
  };

  /**
   * Returns the first organization that states the domain as its website. One without a website also counts
   * if the company's site or Wikidata named it.
   */
  async function findOwnOrganization(
    logins: ReadonlyMap<string, Clue[]>,
    domain: string,
    http: SourceHttp,
  ): Promise<Organization | null> {
    for (const [login, clues] of logins) {
      const response = await http.json(host, githubApiUrl(`/orgs/${login}`));
      if (response === null) continue;
      const organization = readOrganization(response);
      if (organization === null) throw new SourceError('GitHub returned no organization');
      const isNamedByTrustedPage = clues.some(({ url }) =>
        [domain, 'wikidata.org'].includes(domainOf(url) ?? ''),
      );
      if (organization.website === null ? isNamedByTrustedPage : organization.website === domain)
        return organization;
    }
    return null;
  }

  async function describe(
    organization: Organization,
    http: SourceHttp,
    now: Date,
    optionalQueries: OptionalQueries,
  ): Promise<Evidence[]> {
    const { login } = organization;
    const observe = observer(GITHUB, now);
    const query = 'type=public&sort=pushed&per_page=100&page=1';
    const response = await http.json(host, githubApiUrl(`/orgs/${login}/repos?${query}`));
    if (!Array.isArray(response)) throw new SourceError('GitHub returned no repositories');
    const repositories = readRepositories(response);
    const since = new Date(now.getTime() - YEAR_MS).toISOString().slice(0, 10);
    const evidence = profileEvidence(organization, observe);
    for (const { name, count } of countLanguages(repositories).slice(0, MAX_LANGUAGES)) {
      // A single repository may be an experiment.
      const confidence = count > 1 ? CONFIDENCE.language : CONFIDENCE.language - 0.2;
      const value = { name, categories: ['Programming languages'], description: null };
      const url = `https://github.com/orgs/${login}/repositories`;
      evidence.push(observe('technology.technologies', value, { url, confidence }));
    }
    if (token === null) return evidence;
    const starred = mostStarred(repositories, since, MAX_RELEASE_REPOSITORIES).map(({ name }) => name);
    for (const repository of starred) {
      const releases = await optionalQueries.run('releases', () =>
        releasesOf(login, repository, since, http, observe),
      );
      if (releases === null) break;
      evidence.push(...releases);
    }
    return evidence;
  }

  /** Returns the releases of a repository. */
  async function releasesOf(
    login: string,
    repository: string,
    since: string,
    http: SourceHttp,
    observe: Observe,
  ): Promise<Evidence[]> {
    const response = await http.json(host, githubApiUrl(`/repos/${login}/${repository}/releases?per_page=5`));
    return readReleases(response, { organization: login, repository, since }).map(({ highlight, url }) =>
      observe('signals.highlights', highlight, { url, confidence: CONFIDENCE.release }),
    );
  }
}

function profileEvidence(
  { login, description, twitter, headquarters }: Organization,
  observe: Observe,
): Evidence[] {
  const fieldObserver = (confidence: number) =>
    createFieldObserver(observe, { url: `https://github.com/${login}`, confidence });
  return [
    ...fieldObserver(CONFIDENCE.text)('company.description', description),
    ...fieldObserver(CONFIDENCE.profile)(
      'company.twitter_url',
      twitter === null ? null : `https://x.com/${twitter}`,
    ),
    ...fieldObserver(CONFIDENCE.place)('company.headquarter_city', headquarters?.city ?? null),
    ...fieldObserver(CONFIDENCE.place)('company.headquarter_country', headquarters?.country ?? null),
  ];
}

/** Returns the organizations that clues name, by login in lower case, with the clues for each. */
function loginsOfClues(clues: readonly Clue[]): Map<string, Clue[]> {
  const logins = new Map<string, Clue[]>();
  for (const clue of cluesOf(clues, 'github_org')) {
    const login = clue.org.toLowerCase();
    if (isGithubLogin(login) && (logins.has(login) || logins.size < MAX_CLUES))
      logins.set(login, [...(logins.get(login) ?? []), clue]);
  }
  return logins;
}

function domainOf(url: string): string | null {
  return getDomain(url, { allowPrivateDomains: true });
}
