import { createDnsSource, DNS } from './dns';
import { createHackerNewsSource, HACKER_NEWS } from './hacker-news';
import type { KeptAnswers } from './http';
import type { Source, SourceProfile } from './source';
import { type CrawlSettings, createWebsiteSource, type ReadFailure, WEBSITE } from './website';

/** Not a source that is asked: what earlier enrichments saw, a month each. */
export const OWN_OBSERVATION: Pick<SourceProfile, 'name' | 'fields'> = {
  name: 'own-observation',
  fields: ['team.historical_employee_data'],
};

/** Everything that evidence can come from. */
export const ALL_SOURCES: readonly Pick<SourceProfile, 'name' | 'fields'>[] = [
  WEBSITE,
  DNS,
  HACKER_NEWS,
  OWN_OBSERVATION,
];

/** A source that lacks a setting, which the reason names. */
export interface OffSource {
  name: string;
  reason: string;
}

export interface SourcesSettings {
  crawl: CrawlSettings;
  dnsServers: readonly string[];
  /** Of the feeds on companies' sites. */
  kept: KeptAnswers;
  /** Told of each part that broke on a site's pages, for the log. */
  onReadFailure(domain: string, failure: ReadFailure): void;
}

/** The sources that the settings allow, in no order (what they say is merged by trust), and those that they do not. */
export function openSources(settings: SourcesSettings): { sources: Source[]; off: OffSource[] } {
  const off: OffSource[] = [];
  const sources: Source[] = [
    createWebsiteSource(settings),
    createDnsSource({ servers: settings.dnsServers }),
    createHackerNewsSource(),
  ];
  return { sources, off };
}
