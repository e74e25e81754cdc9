import { loadFingerprints } from './fingerprints';
import { commonName } from './common-names';

/** The names of all technologies that can be told, as they stand in the data: some 3,500. */
export function technologyNames(): string[] {
  const names = [...loadFingerprints().technologies.keys()].flatMap((name) => commonName(name) ?? []);
  return [...new Set(names)];
}
