import type { HighlightObservation } from '@firmlens/contract';
import { dayOf, objectOf, itemsOf, textOf } from '../parsing/json-values';

const MAX_RELEASES = 5;
/** Of semantic versions the ones that only repair something. */
const REPAIR = /^v?\d+\.\d+\.(?!0$)\d/;

/** The releases of a repository since that day, each as the launch of a product's version: no drafts, previews and repairs. */
export function readReleases(
  answer: unknown,
  { organization, repository, since }: { organization: string; repository: string; since: string },
): { highlight: HighlightObservation; url: string }[] {
  return itemsOf(answer, MAX_RELEASES).flatMap((item) => {
    const { name, tag_name, published_at, draft, prerelease } = objectOf(item);
    const version = textOf(tag_name, 60);
    const date = dayOf(published_at);
    if (typeof tag_name !== 'string' || version === null || date === null || date < since) return [];
    if (draft !== false || prerelease !== false || REPAIR.test(version)) return [];
    const title = textOf(name, 200);
    const highlight: HighlightObservation = {
      type: 'product',
      title: `${repository} ${version}`,
      date,
      description: title === version ? null : title,
      entities: { product: repository, version },
      class: 'confirmed',
    };
    const url = `https://github.com/${organization}/${repository}/releases/tag/${encodeURIComponent(tag_name.slice(0, 200))}`;
    return [{ highlight, url }];
  });
}
