import { type Reader, createEvidence } from '../website/readers/reader';
import { detectTechnologies } from './detect-technologies';
import { loadFingerprints } from './fingerprints';
import { readSignals } from './site-signals';
import { currentTechnologies } from './current-technologies';
import { toCommonNames } from './common-names';

/** More than any site uses: beyond it a page imitates fingerprints. */
const MAX_TECHNOLOGIES = 200;

/** The technologies that a site's answers, markup and scripts give away, each with the page that did. */
export const readTechnologies: Reader = (input) => {
  const fingerprints = loadFingerprints();
  const detections = detectTechnologies(fingerprints, readSignals(input));
  const standing = currentTechnologies(fingerprints.technologies, detections);
  return toCommonNames(standing, (name) => detections.has(name))
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
