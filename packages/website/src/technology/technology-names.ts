import { loadFingerprints } from './fingerprints';
import { commonName } from './common-names';

/** Returns the common names of all detectable technologies, some 3,500. */
export function technologyNames(): string[] {
  const names = [...loadFingerprints().technologies.keys()].flatMap((name) => commonName(name) ?? []);
  return [...new Set(names)];
}
