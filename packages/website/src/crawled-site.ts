/** The kind of a page, judged by its path and the text of links to it. Readers select pages by kind. */
export type PageKind =
  | 'home'
  | 'about'
  | 'contact'
  | 'legal'
  | 'team'
  | 'careers'
  | 'job'
  | 'pricing'
  | 'product'
  | 'news'
  | 'trust'
  | 'compare'
  | 'other';

/** One page as received, with its text decoded. */
export interface CrawledPage {
  /** After redirects. */
  url: string;
  kind: PageKind;
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string[]>>;
  html: string;
}

/** A feed document (RSS, Atom, RDF or JSON Feed). */
export interface CrawledFeed {
  url: string;
  text: string;
}

/**
 * Everything that one crawl of a company's website returned. It is plain data and all that the readers need.
 */
export interface CrawledSite {
  /** The registrable domain that was requested. */
  domain: string;
  /** The entry page comes first. Never empty. */
  pages: CrawledPage[];
  feeds: CrawledFeed[];
  /** The domain that the entry page redirected to, if it is not the requested one. */
  movedTo: string | null;
  /** The text of robots.txt, if there was one. */
  robots: string | null;
  /** Addresses in the sitemaps, with their last change if given. */
  sitemap: { url: string; lastModified: string | null }[];
  certificateIssuer: string | null;
}
