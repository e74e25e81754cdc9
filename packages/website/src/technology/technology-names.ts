import { commonName } from './common-names';
import { CUSTOM_RULES } from './rules';
import { readWappalyzerRules } from './wappalyzer-rules';

/** Returns the common names of all detectable technologies, some 3,500. Reads their rules, but compiles none. */
export function technologyNames(): string[] {
  const sets = [readWappalyzerRules().technologies, ...CUSTOM_RULES];
  const names = sets.flatMap((set) => Object.keys(set)).flatMap((name) => commonName(name) ?? []);
  return [...new Set(names)];
}
