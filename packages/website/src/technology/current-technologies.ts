import type { Detection } from './detect-technologies';
import type { Technology } from './fingerprints';

/** Minimum sum of the confidences of a technology's matched patterns. */
const MIN_CONFIDENCE = 50;

export interface CurrentTechnology extends Detection {
  technology: Technology;
}

/**
 * Returns the technologies that a site uses, most certain first: those detected with enough confidence and
 * with their requirements met, and all that they imply, except any that another one excludes.
 */
export function currentTechnologies(
  technologies: ReadonlyMap<string, Technology>,
  detections: ReadonlyMap<string, Detection>,
): CurrentTechnology[] {
  const excluded = new Set<string>();
  for (;;) {
    const current = findSupported(technologies, detections, excluded);
    const excludedNow = findExcluded(current);
    if (excludedNow.length === 0) return current;
    for (const name of excludedNow) excluded.add(name);
  }
}

/**
 * Returns the technologies supported by detection, requirement and implication, regardless of mutual
 * exclusions.
 */
function findSupported(
  technologies: ReadonlyMap<string, Technology>,
  detections: ReadonlyMap<string, Detection>,
  excluded: ReadonlySet<string>,
): CurrentTechnology[] {
  const current = new Map<string, CurrentTechnology>();
  const add = (name: string, { confidence, place }: Detection): boolean => {
    const technology = technologies.get(name);
    if (!technology || confidence < MIN_CONFIDENCE || excluded.has(name)) return false;
    if ((current.get(name)?.confidence ?? 0) >= confidence || !areRequirementsMet(technology, current))
      return false;
    current.set(name, { technology, confidence, place });
    return true;
  };

  for (let hasGrown = true; hasGrown;) {
    hasGrown = false;
    for (const [name, detection] of detections) hasGrown = add(name, detection) || hasGrown;
    for (const { technology, confidence, place } of [...current.values()])
      for (const implied of technology.implies)
        hasGrown =
          add(implied.name, { confidence: Math.min(confidence, implied.confidence), place }) || hasGrown;
  }
  return [...current.values()].sort(
    (a, b) => b.confidence - a.confidence || a.technology.name.localeCompare(b.technology.name, 'en'),
  );
}

function areRequirementsMet(
  { requires, requiresCategory }: Technology,
  current: ReadonlyMap<string, CurrentTechnology>,
): boolean {
  if (requires.length > 0 && !requires.some((name) => current.has(name))) return false;
  if (requiresCategory === null) return true;
  return [...current.values()].some(({ technology }) => technology.categories.includes(requiresCategory));
}

/**
 * Returns the technologies that others exclude. Of two that exclude each other, the more certain one stays.
 */
function findExcluded(current: readonly CurrentTechnology[]): string[] {
  const names = new Set(current.map(({ technology }) => technology.name));
  const excludedNow = new Set<string>();
  for (const { technology } of current)
    if (!excludedNow.has(technology.name))
      for (const name of technology.excludes) if (names.has(name)) excludedNow.add(name);
  return [...excludedNow];
}
