import type { HighlightType } from '@firmlens/contract';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { groupBy } from '../group-by';
import type { ReaderInput } from '../reader';
import { scoresIn, shareOfScore } from '../trees/ranking';
import { isAwardsHeading } from './award-lists';
import { kindOfNews } from './news-sections';
import type { Post } from './post';
import { postUrl } from './post-url';
import { keyOfTitle, textBelow } from './title-candidates';
import { type MeasuredTitle, measuredTitles } from './title-features';

/** A post that trained trees take for news of the company. */
export interface LikelyPost {
  post: Post;
  /** The share of titles of such a score that are right. */
  confidence: number;
}

/** Where trees are wrong, they often are about a whole list. */
const MOST_OF_SITE = 6;
const LEAST_CONFIDENCE = 0.93;
/** The lines of a timeline nearly always are milestones. Trees need to leave out only what tells nothing. */
const MILESTONE = { leastScore: 0.75, confidence: 0.85 };

/**
 * Returns the titles on a site's pages that trained trees take for news, milestones or awards of the company, best
 * first, without those of posts that are decided upon.
 */
export function likelyPosts(
  input: Pick<ReaderInput, 'site' | 'pages' | 'observedAt'>,
  posts: readonly Post[],
  undecided: readonly Post[],
): LikelyPost[] {
  const titles = measuredTitles(input);
  const scores = scoresIn('highlights', titles);
  const scored = titles.map((title, at) => ({ title, key: title.key, score: scores[at] ?? 0 }));
  const best = [...groupBy(scored, ({ key }) => key).values()].flatMap((places) =>
    places.toSorted((a, b) => b.score - a.score).slice(0, 1),
  );
  const known = posts.map((post) => ({ post, postKey: keyOfTitle(post.title) }));
  const likely = best
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ title, key, score }): LikelyPost[] => {
      const same = known.filter(({ postKey }) => postKey.includes(key) || key.includes(postKey));
      if (!same.every(({ post }) => undecided.includes(post))) return [];
      const post = same[0]?.post ?? postOf(title);
      if (post.isMilestone)
        return score < MILESTONE.leastScore ? [] : [{ post, confidence: MILESTONE.confidence }];
      const confidence = shareOfScore('highlights', score) ?? 0;
      return confidence < LEAST_CONFIDENCE ? [] : [{ post, confidence }];
    });
  const once = likely.filter(({ post }, at) => likely.findIndex((other) => other.post === post) === at);
  return [
    ...once.filter(({ post }) => !post.isMilestone).slice(0, MOST_OF_SITE),
    ...once.filter(({ post }) => post.isMilestone),
  ];
}

function postOf(candidate: MeasuredTitle): Post {
  const { title, page, link, entry, headings } = candidate;
  return {
    title,
    date: entry?.day ?? null,
    opening: textBelow(candidate),
    url: postUrl(link ?? page.url, page, title),
    origin: 'text',
    publisher: 'company',
    isAward: headings.some(({ text }) => isAwardsHeading(text)),
  };
}

/** Returns what kind of news a likely post is. An award in the list of awards needs no verb. */
export function kindOfLikelyPost(post: Post, isOwnName: CompanyNameMatcher): HighlightType {
  return post.isAward ? 'award' : kindOfNews(post, isOwnName);
}
