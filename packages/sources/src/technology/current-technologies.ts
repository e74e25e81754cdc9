import type { Detection } from './detect-technologies';
import type { Technology } from './fingerprints';

/** What a technology's matched patterns must sum up to. */
const ACCEPTED = 50;

export interface CurrentTechnology extends Detection {
  technology: Technology;
}

/**
 * The technologies that a site can be said to use, surest first: those detected with enough confidence whose
 * requirements stand, all that they imply, and none that another one excludes.
 */
export function currentTechnologies(
  technologies: ReadonlyMap<string, Technology>,
  detections: ReadonlyMap<string, Detection>,
): CurrentTechnology[] {
  const excluded = new Set<string>();
  for (;;) {
    const standing = supported(technologies, detections, excluded);
    const ruledOut = exclusions(standing);
    if (ruledOut.length === 0) return standing;
    for (const name of ruledOut) excluded.add(name);
  }
}

/** What stands by detection, requirement and implication, whatever excludes it. */
function supported(
  technologies: ReadonlyMap<string, Technology>,
  detections: ReadonlyMap<string, Detection>,
  excluded: ReadonlySet<string>,
): CurrentTechnology[] {
  const standing = new Map<string, CurrentTechnology>();
  const add = (name: string, { confidence, place }: Detection): boolean => {
    const technology = technologies.get(name);
    if (!technology || confidence < ACCEPTED || excluded.has(name)) return false;
    if ((standing.get(name)?.confidence ?? 0) >= confidence || !requirementsStand(technology, standing))
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

function requirementsStand(
  { requires, requiresCategory }: Technology,
  standing: ReadonlyMap<string, CurrentTechnology>,
): boolean {
  if (requires.length > 0 && !requires.some((name) => standing.has(name))) return false;
  if (requiresCategory === null) return true;
  return [...standing.values()].some(({ technology }) => technology.categories.includes(requiresCategory));
}

/** Of two that exclude each other the surer one stays. */
function exclusions(standing: readonly CurrentTechnology[]): string[] {
  const names = new Set(standing.map(({ technology }) => technology.name));
  const ruledOut = new Set<string>();
  for (const { technology } of standing)
    if (!ruledOut.has(technology.name))
      for (const name of technology.excludes) if (names.has(name)) ruledOut.add(name);
  return [...ruledOut];
}
