import type { EvidenceValues, HighlightObservation } from '@firmlens/contract';
import { readRound, mergeNewsReports, type NewsReport } from '@firmlens/headlines';

import { verifyMention } from './verify-mention';
import type { NewsMatchCriteria } from './news-match-criteria';
import { parseHeadlineEvent } from './headline-event';
import type { Article } from './read-articles';
import { iterateCooperatively } from '@firmlens/turns';
import { containsPhrase, normaliseWords } from '../parsing/normalise-words';

const MAX_NEWS = 40;

/** An event in the words of one report. If several papers print the same report, the first one seen. */
export interface NewsItem {
  url: string;
  highlight: HighlightObservation;
  /**
   * The funding round, if the headline states one that is certainly the company's. Naming only its city is
   * not enough.
   */
  round: EvidenceValues['funding.investment_history'] | null;
}

interface VerifiedReport {
  article: Article;
  event: NonNullable<ReturnType<typeof parseHeadlineEvent>>;
  proof: NonNullable<ReturnType<typeof verifyMention>>;
}

/**
 * Returns the events that headlines report about the company, latest first, without repeated wordings.
 * Expects `articles` with the earliest first.
 */
export async function readNews(
  articles: readonly Article[],
  company: NewsMatchCriteria,
): Promise<NewsItem[]> {
  const reports: VerifiedReport[] = [];
  for await (const article of iterateCooperatively(articles)) {
    const event = parseHeadlineEvent(article.title, article.date, company.name);
    const proof = event && verifyMention(article, event, company);
    if (event && proof) reports.push({ article, event, proof });
  }
  const firstUrls = new Set(
    mergeNewsReports(reports.map(({ article }) => asReport(article))).map(({ url }) => url),
  );
  const news: NewsItem[] = [];
  for (const { article, event, proof } of reports) {
    if (!firstUrls.delete(article.url)) continue;
    const highlight: HighlightObservation = {
      type: event.type,
      title: article.title,
      date: article.date,
      description: null,
      entities: event.entities,
      class: event.class,
    };
    const isRound = proof === 'fact' && event.type === 'funding' && event.class !== 'rumour';
    news.push({ url: article.url, highlight, round: isRound ? roundOf(article, company) : null });
  }
  return news.reverse().slice(0, MAX_NEWS);
}

/**
 * Returns a round only if the headline names an amount. Without one it may be about a fund, a grant to
 * others, or a plan.
 */
function roundOf({ title, date }: Article, { name }: NewsMatchCriteria): NewsItem['round'] {
  const facts = readRound(title, '');
  if (facts.amount === null) return null;
  const otherNames = (names: readonly string[]) =>
    names.filter((other) => !containsPhrase(normaliseWords(other), name));
  return {
    ...facts,
    date,
    investors: otherNames(facts.investors),
    lead_investors: otherNames(facts.lead_investors),
  };
}

function asReport({ title, url, date }: Article): NewsReport {
  return { title, url, date, opening: '' };
}
