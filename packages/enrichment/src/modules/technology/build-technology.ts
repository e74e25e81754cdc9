import type { TechnologyObservation } from '@firmlens/contract';
import { countOf, derive, listOf, recordOf } from '../../merge/finding';
import { type Group, groupEvidence } from '../../merge/group-evidence';
import { compareText, textKey } from '../../merge/name-keys';
import type { ModuleBuilder, ModuleData } from '../../module-builder';

const MAX_TECHNOLOGIES = 200;
const MAX_CATEGORIES_EACH = 10;

type TechnologyStack = NonNullable<ModuleData['technology']['technology_stack']>;
type Sighting = Group<'technology.technologies'>;

/** The confidence of the best sighting: a fingerprint on many pages is no more certain than its best one. */
const confidenceOf = (group: Sighting): number => Math.max(...group.map(({ confidence }) => confidence || 0));

/**
 * Lists each technology under each of its categories; categories by name, technologies in the given order.
 */
function stackOf(technologies: readonly TechnologyObservation[]): TechnologyStack {
  const stack = new Map<string, TechnologyStack[string]>();
  for (const { name, description, categories } of technologies) {
    const distinctCategories = new Set(categories.filter((category) => category.trim() !== ''));
    for (const category of [...distinctCategories].slice(0, MAX_CATEGORIES_EACH)) {
      stack.set(category, [...(stack.get(category) ?? []), { name, description }]);
    }
  }
  return Object.fromEntries([...stack].sort(([a], [b]) => compareText(a, b)));
}

export const buildTechnology: ModuleBuilder<'technology'> = (evidence, { now }) => {
  const groups = groupEvidence(evidence, 'technology.technologies', ({ name }) => [textKey(name)]).sort(
    (a, b) =>
      confidenceOf(b) - confidenceOf(a) || compareText(textKey(a[0].value.name), textKey(b[0].value.name)),
  );
  const technologies = listOf(groups, MAX_TECHNOLOGIES, recordOf);
  const names = derive(technologies, (technologies) => technologies.map(({ name }) => name));
  const stack = derive(technologies, stackOf);

  return {
    total_technologies: countOf(names),
    categories_count: derive(stack, (categories) => Object.keys(categories).length),
    technologies: names,
    technology_stack: stack,
    last_updated: {
      value: newestObservation(technologies.evidence, now),
      evidence: technologies.evidence,
    },
  };
};

/** Returns the latest observation time, as ISO 8601; never after `now`. */
function newestObservation(evidence: readonly { observed_at: string }[], now: Date): string | null {
  const times = evidence
    .map(({ observed_at }) => Date.parse(observed_at))
    .filter((time) => !Number.isNaN(time));
  if (times.length === 0) return null;
  return new Date(Math.min(Math.max(...times), now.getTime())).toISOString();
}
