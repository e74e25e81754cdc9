import type { HighlightObservation } from '@firmlens/contract';
import { dayOf, objectOf, itemsOf, textOf } from '../parsing/json-values';

const MAX_RELEASES = 5;
/** Semantic versions that are only patch releases. */
const PATCH_VERSION = /^v?\d+\.\d+\.(?!0$)\d/;

/**
 * Returns the releases of a repository since that day, each as the launch of a product version. Drafts,
 * previews and patch releases are left out.
 */
export function readReleases(
  response: unknown,
  { organization, repository, since }: { organization: string; repository: string; since: string },
): { highlight: HighlightObservation; url: string }[] {
  return itemsOf(response, MAX_RELEASES).flatMap((item) => {
    const { name, tag_name, published_at, draft, prerelease } = objectOf(item);
    const version = textOf(tag_name, 60);
    const date = dayOf(published_at);
    if (typeof tag_name !== 'string' || version === null || date === null || date < since) return [];
    if (draft !== false || prerelease !== false || PATCH_VERSION.test(version)) return [];
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
