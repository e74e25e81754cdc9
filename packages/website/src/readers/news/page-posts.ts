import { isPressPath } from '@firmlens/headlines';
import { dayOfTimestamp, plainText, textWidth } from '@firmlens/text';

import type { WebPage } from '../../page/web-page';
import type { PageKind } from '../../crawled-site';
import { embeddedRecords, recordText } from '../embedded-records';
import { schemaText, schemaNodesOfType } from '../schema-nodes';
import { isNewsSectionName } from './dated-entries';
import { postOfArticlePage } from './article-page';
import { awardPosts } from './award-lists';
import { resolveHttpUrl, postUrl } from './post-url';
import { type DateContext, dateContextOf, parsePostDay } from './post-day';
import { isHeadline, stripDateline } from './post-text';
import { datedLists, datedTeasers, isBelowNews, undatedTeasers } from './teasers';
import { timelinePosts } from './timeline';
import { MAX_OPENING_LENGTH, MAX_TITLE_LENGTH, type Post, MIN_TITLE_LENGTH } from './post';

const ARTICLES = new Set([
  'NewsArticle',
  'BlogPosting',
  'Article',
  'PressRelease',
  'TechArticle',
  'LiveBlogPosting',
]);
const MAX_ENTRIES = 150;
/** A longer list goes back for years. Posts cost much more than other parts of a page. */
const MAX_POSTS = 100;
const DATE_FIELDS = [
  'datePublished',
  'publishedAt',
  'published_at',
  'publishDate',
  'publishedDate',
  'published',
  'pubDate',
  'date',
  'createdAt',
  'datum',
  'fecha',
  'data',
  'dato',
];
const TITLE_FIELDS = ['headline', 'title', 'name', 'titre', 'titulo', 'titolo', 'titel', 'tittel', 'otsikko'];
const OPENING_FIELDS = ['excerpt', 'summary', 'description', 'teaser', 'intro', 'body', 'content'];

/** Page kinds that may list news although their names do not say so. */
const MAY_LIST_NEWS: ReadonlySet<PageKind> = new Set(['other', 'about', 'product', 'team', 'pricing']);
/** Content management systems mark such pages up as articles, too. */
const ABOUT_THE_COMPANY: ReadonlySet<PageKind> = new Set([
  'home',
  'about',
  'contact',
  'legal',
  'team',
  'careers',
]);
const MAY_SHOW_TIMELINE: ReadonlySet<PageKind> = new Set(['home', 'about', 'other', 'trust']);
/** This many dated entries make any page a news page, even if they are not built alike. */
const ENOUGH_ENTRIES = 3;

/**
 * Returns the posts that a page marks up as articles, is itself, contains in its embedded state, or lists.
 */
export function postsOfPage(page: WebPage, observedAt: string): Post[] {
  const reading = dateContextOf(page, observedAt);
  const posts = [
    ...structuredPosts(page, reading),
    ...shownPosts(page, reading),
    ...embeddedPosts(page, reading),
    ...(MAY_SHOW_TIMELINE.has(page.kind)
      ? [...awardPosts(page, reading), ...timelinePosts(page, reading)]
      : []),
  ]
    .filter(({ title }) => isHeadline(title) && !isNewsSectionName(title))
    .slice(0, MAX_POSTS);
  return isPressPath(page.url.pathname) ? posts.map((post) => ({ ...post, isListedAsNews: true })) : posts;
}

function shownPosts(page: WebPage, reading: DateContext): Post[] {
  const dated = datedTeasers(page, reading);
  const listed = dated.map(({ post }) => post);
  if (page.kind === 'home') {
    const undated = undatedTeasers(page, dated, reading).filter(isBelowNews);
    return [...listed, ...undated.map(({ post }) => post)];
  }
  // Content management systems add a publication time to posts, but not to pages.
  const isPost = page.kind === 'other' && page.meta['article:published_time'] !== undefined;
  const article = page.kind === 'news' || isPost ? postOfArticlePage(page, dated, reading) : null;
  // Dates within an article are mentioned by it. Dates of other posts are next to links to them.
  if (article) {
    const others = dated.filter(({ isLinked, post }) => isLinked && post.title !== article.title);
    return [article, ...others.map(({ post }) => post)];
  }
  if (page.kind === 'news')
    return [...listed, ...undatedTeasers(page, dated, reading).map(({ post }) => post)];
  const isList = listed.length >= ENOUGH_ENTRIES || datedLists(page, dated).length > 0;
  return MAY_LIST_NEWS.has(page.kind) && isList ? listed : [];
}

function structuredPosts(page: WebPage, reading: DateContext): Post[] {
  const articles = schemaNodesOfType(page.nodes, ARTICLES);
  if (articles.length === 1 && ABOUT_THE_COMPANY.has(page.kind)) return [];
  return articles.slice(0, MAX_ENTRIES).flatMap((node) => {
    const title =
      schemaText(node, 'headline', MAX_TITLE_LENGTH) ?? schemaText(node, 'name', MAX_TITLE_LENGTH);
    if (title === null) return [];
    const address = ['url', '@id', 'mainEntityOfPage']
      .map((key) => schemaText(node, key, 2000))
      .find(Boolean);
    // A page with a single article is that article's page.
    const articleUrl =
      articles.length === 1 ? page.url : (resolveHttpUrl(address ?? '', page.url) ?? page.url);
    const url = articles.length === 1 ? page.url.href : postUrl(articleUrl, page, title);
    const opening =
      schemaText(node, 'articleBody', MAX_OPENING_LENGTH) ??
      schemaText(node, 'description', MAX_OPENING_LENGTH);
    const date = parsePostDay(
      schemaText(node, 'datePublished') ?? schemaText(node, 'dateCreated') ?? '',
      reading,
    );
    return [
      {
        title,
        date,
        opening: stripDateline(opening ?? ''),
        url,
        origin: 'json-ld' as const,
        publisher: 'company' as const,
      },
    ];
  });
}

/** Returns the dated records of a script-rendered page. */
function embeddedPosts(page: WebPage, reading: DateContext): Post[] {
  return embeddedRecords(page.state)
    .slice(0, MAX_ENTRIES)
    .flatMap(({ fields }) => {
      const title = recordText(fields, TITLE_FIELDS, MAX_TITLE_LENGTH);
      const stamp = DATE_FIELDS.map((name) => fields[name]).find(
        (value) => value !== undefined && value !== null,
      );
      const day =
        typeof stamp === 'number'
          ? dayOfTimestamp(stamp, reading.latest)
          : parsePostDay(plainText(stamp, 100), reading);
      if (title === null || textWidth(title) < MIN_TITLE_LENGTH || day === null) return [];
      const opening = recordText(fields, OPENING_FIELDS, MAX_OPENING_LENGTH);
      const address = recordText(fields, ['url', 'href', 'link', 'permalink', 'path'], 2000);
      const url = resolveHttpUrl(address ?? '', page.url) ?? page.url;
      return [
        {
          title,
          date: day,
          opening: opening ?? '',
          url: postUrl(url, page, title),
          origin: 'state' as const,
          publisher: 'company' as const,
        },
      ];
    });
}
