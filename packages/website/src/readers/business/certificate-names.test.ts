import { loadVocabulary } from '@firmlens/text';
import { certificatesIn } from './certificate-names';

const { certificates } = loadVocabulary<{
  certificates: { name: string | null; example?: string; law?: true }[];
}>('certificates');

describe('vocabulary/certificates.json', () => {
  it.each(certificates)('recognises $name in $example', ({ name, example, law = false }) => {
    const found = certificatesIn(example ?? name ?? '');
    if (name === null) expect(found.length).toBeGreaterThan(0);
    else expect(found).toContainEqual(expect.objectContaining({ name, isLaw: law }));
  });
});
