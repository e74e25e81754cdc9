import { type Reader, createEvidence } from '../readers/reader';
import { detectTechnologies } from './detect-technologies';
import { loadFingerprints } from './fingerprints';
import { readSignals } from './site-signals';
import { currentTechnologies } from './current-technologies';
import { toCommonNames } from './common-names';

/** No site uses more. A page with more imitates fingerprints. */
const MAX_TECHNOLOGIES = 200;

/** Detects technologies from a site's responses, markup and scripts, each with the page where it was seen. */
export const readTechnologies: Reader = (input) => {
  const fingerprints = loadFingerprints();
  const detections = detectTechnologies(fingerprints, readSignals(input));
  const current = currentTechnologies(fingerprints.technologies, detections);
  return toCommonNames(current, (name) => detections.has(name))
    .slice(0, MAX_TECHNOLOGIES)
    .map(({ technology: { name, categories, description }, confidence, place }) =>
      createEvidence(
        input,
        'technology.technologies',
        { name, categories: [...categories], description },
        { origin: 'fingerprint', url: place, confidence: confidence / 100 },
      ),
    );
};
