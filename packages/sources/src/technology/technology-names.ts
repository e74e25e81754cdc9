import { loadFingerprints } from './fingerprints';
import { usualName } from './usual-names';

/** The names of all technologies that can be told, as they stand in the data: some 3,500. */
export function technologyNames(): string[] {
  const names = [...loadFingerprints().technologies.keys()].flatMap((name) => usualName(name) ?? []);
  return [...new Set(names)];
}
