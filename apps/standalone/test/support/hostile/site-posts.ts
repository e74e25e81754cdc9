import type { HostileSite } from './hostile-site';

/** A piece of news on a hostile site. */
export interface SitePost {
  /** On the site itself. */
  path: string;
  title: string;
  opening: string;
  /** As the site states it. */
  day: string;
}

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns a site's news: an event of every kind that headlines are parsed for, each with the attack in it.
 */
export function postsOf({ name, text, short, places }: HostileSite): SitePost[] {
  const { product, investor, partner, person, round, slug, day } = places;
  const titles = [
    `${name} launches ${product}: ${short}`,
    `${name} raises ${round} led by ${investor}`,
    `${name} appoints ${person} as Chief Financial Officer`,
    `${name} and ${partner} announce partnership`,
    `${name} wins ${partner} Award: ${short}`,
    `${name} reportedly in talks to acquire ${partner}`,
    `${name} opens an office in Hamburg: ${short}`,
  ];
  return titles.map((title, index) => ({
    path: `/news/${index + 1}/${slug}`,
    title,
    opening: `${title}. ${name} told its customers: ${text}`,
    day: day === '' ? daysAgo(20 * index + 3) : day,
  }));
}
