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
    const standing = findSupported(technologies, detections, excluded);
    const ruledOut = findExcluded(standing);
    if (ruledOut.length === 0) return standing;
    for (const name of ruledOut) excluded.add(name);
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
  const standing = new Map<string, CurrentTechnology>();
  const add = (name: string, { confidence, place }: Detection): boolean => {
    const technology = technologies.get(name);
    if (!technology || confidence < MIN_CONFIDENCE || excluded.has(name)) return false;
    if ((standing.get(name)?.confidence ?? 0) >= confidence || !areRequirementsMet(technology, standing))
      return false;
    standing.set(name, { technology, confidence, place });
    return true;
  };

  for (let grown = true; grown;) {
    grown = false;
    for (const [name, detection] of detections) grown = add(name, detection) || grown;
    for (const { technology, confidence, place } of [...standing.values()])
      for (const implied of technology.implies)
        grown = add(implied.name, { confidence: Math.min(confidence, implied.confidence), place }) || grown;
  }
  return [...standing.values()].sort(
    (a, b) => b.confidence - a.confidence || a.technology.name.localeCompare(b.technology.name, 'en'),
  );
}

function areRequirementsMet(
  { requires, requiresCategory }: Technology,
  standing: ReadonlyMap<string, CurrentTechnology>,
): boolean {
  if (requires.length > 0 && !requires.some((name) => standing.has(name))) return false;
  if (requiresCategory === null) return true;
  return [...standing.values()].some(({ technology }) => technology.categories.includes(requiresCategory));
}

/**
 * Returns the technologies that others exclude. Of two that exclude each other, the more certain one stays.
 */
function findExcluded(standing: readonly CurrentTechnology[]): string[] {
  const names = new Set(standing.map(({ technology }) => technology.name));
  const ruledOut = new Set<string>();
  for (const { technology } of standing)
    if (!ruledOut.has(technology.name))
      for (const name of technology.excludes) if (names.has(name)) ruledOut.add(name);
  return [...ruledOut];
}
