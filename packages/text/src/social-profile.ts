export type SocialField = 'company.linkedin_url' | 'company.facebook_url' | 'company.twitter_url';

export interface SocialProfile {
  field: SocialField;
  /** An https URL without tracking parameters. */
  url: string;
  /** The profile's name in the URL. */
  handle: string;
}

const HANDLE = /^[\p{L}\p{N}][\p{L}\p{N}._&'’-]{0,99}$/u;
/** Path segments that are not profiles, and profiles that themes and site builders link to by default. */
const NOT_FACEBOOK_PAGES = new Set(
  'search find public reel gaming sharer sharer.php share share.php dialog plugins tr login login.php help policies policy privacy legal watch photo photo.php story.php home.php home events hashtag groups settings pages people pg profile.php ads business games marketplace messages l.php permalink.php v2.0 wordpress wordpresscom wix shopify squarespace webflow envato elegantthemes zurb getbootstrap templatemo colorlib themefisher themewagon html5up w3layouts bootstrapmade htmlcodex yourpage yourprofile username facebook'.split(
    ' ',
  ),
);
const NOT_X_PROFILES = new Set(
  'intent share home hashtag search jekyllrb login signup i settings explore messages notifications privacy tos about compose wordpress wordpressdotcom wix shopify squarespace webflow envato elegantthemes zurb getbootstrap templatemo colorlib themefisher themewagon ajlkn w3layouts bootstrapmade htmlcodex yourprofile yourhandle username twitter x status'.split(
    ' ',
  ),
);
const NOT_LINKEDIN_PAGES = new Set(
  'linkedin wordpress wix shopify squarespace webflow yourcompany your-company company'.split(' '),
);

/** Earlier names of sections on LinkedIn, which still lead to the page. */
const OLDER_SECTIONS: Readonly<Record<string, string>> = { 'company-beta': 'company', companies: 'company' };

/**
 * Returns the company profile that an address points to, or null for share links, personal profiles and
 * anything else.
 */
export function socialProfile(address: string, base: URL | string): SocialProfile | null {
  const url = parseUrl(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.toLowerCase();
  const path = segments(url);
  if (isHost(host, 'linkedin.com')) return linkedin(path);
  if (isHost(host, 'facebook.com') || isHost(host, 'fb.com') || host === 'fb.me') return facebook(path, url);
  if (isHost(host, 'x.com')) return twitter(path, 'x.com');
  return isHost(host, 'twitter.com') ? twitter(path, 'twitter.com') : null;
}

function linkedin(path: string[]): SocialProfile | null {
  // What LinkedIn shows to visitors who have not signed in.
  const [kind = '', slug = ''] = path[0] === 'organization-guest' ? path.slice(1) : path;
  const section = OLDER_SECTIONS[kind.toLowerCase()] ?? kind.toLowerCase();
  if (!['company', 'school', 'showcase'].includes(section) || !HANDLE.test(slug)) return null;
  if (NOT_LINKEDIN_PAGES.has(slug.toLowerCase())) return null;
  const url = `https://www.linkedin.com/${section}/${encodeURIComponent(slug)}`;
  return { field: 'company.linkedin_url', url, handle: slug };
}

function facebook(path: string[], url: URL): SocialProfile | null {
  const profile = (place: string, handle: string): SocialProfile => ({
    field: 'company.facebook_url',
    url: `https://www.facebook.com/${place}`,
    handle,
  });
  const [first = '', second = '', third = '', fourth = ''] = path;
  const id = url.searchParams.get('id') ?? '';
  if (first === 'profile.php') return /^\d{4,20}$/.test(id) ? profile(`profile.php?id=${id}`, id) : null;
  if (first === 'pages' && second === 'category') {
    const place = `pages/category/${encodeURIComponent(third)}/${encodeURIComponent(fourth)}`;
    return HANDLE.test(third) && /^[^\s<>"]+-\d{4,20}$/.test(fourth) ? profile(place, fourth) : null;
  }
  // What the app copies as the address of a page. Posts, videos and reels have a letter first.
  if (first === 'share' && /^\w{8,20}$/.test(second)) return profile(`share/${second}`, second);
  if (first === 'pages' || first === 'people' || first === 'p') {
    const isNamedProfile = HANDLE.test(second) && (first === 'p' || /^\d{4,20}$/.test(third));
    if (!isNamedProfile) return null;
    const rest = first === 'p' ? '' : `/${third}`;
    return profile(`${first}/${encodeURIComponent(second)}${rest}`, second);
  }
  const page = first === 'pg' ? second : first;
  if (!HANDLE.test(page) || NOT_FACEBOOK_PAGES.has(page.toLowerCase())) return null;
  return profile(encodeURIComponent(page), page);
}

function twitter([first = '', second]: string[], host: string): SocialProfile | null {
  const handle = first.replace(/^@/, '');
  // A link to a single post is not a link to the company's profile.
  if (!/^\w{1,15}$/.test(handle) || NOT_X_PROFILES.has(handle.toLowerCase()) || second === 'status')
    return null;
  return { field: 'company.twitter_url', url: `https://${host}/${handle}`, handle };
}

function isHost(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function segments(url: URL): string[] {
  return url.pathname
    .split('/')
    .filter((part) => part !== '')
    .slice(0, 5)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

function parseUrl(address: string, base: URL | string): URL | null {
  try {
    return new URL(address.trim().slice(0, 1_000), base);
  } catch {
    return null;
  }
}
