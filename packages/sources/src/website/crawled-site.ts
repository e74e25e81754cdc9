/** What a page is for, judged by its path and the words of links to it. Readers choose pages by it. */
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

/** One page as it came over the wire, its text decoded. */
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

/** Everything that one visit to a company's website brought; all that the readers need, and plain data. */
export interface CrawledSite {
  /** The registrable domain that was asked for. */
  domain: string;
  /** First is the entry page. Never empty. */
  pages: CrawledPage[];
  feeds: CrawledFeed[];
  /** The domain that the entry page redirected to where it is not the one asked for. */
  movedTo: string | null;
  /** The text of robots.txt, where there was one. */
  robots: string | null;
  /** Addresses that the sitemaps list, with their last change where given. */
  sitemap: { url: string; lastModified: string | null }[];
  certificateIssuer: string | null;
}
