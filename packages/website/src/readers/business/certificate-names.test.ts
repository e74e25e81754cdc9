import { loadVocabulary } from '@firmlens/text';
import { certificatesIn } from './certificate-names';

const { certificates, iso } = loadVocabulary<{
  certificates: { name: string | null; example?: string; law?: true }[];
  iso: string[];
}>('certificates');

describe('vocabulary/certificates.json', () => {
  it.each(certificates)('recognises $name in $example', ({ name, example, law = false }) => {
    const found = certificatesIn(example ?? name ?? '');
    if (name === null) expect(found.length).toBeGreaterThan(0);
    else expect(found).toContainEqual({ name, isLaw: law });
  });

  it.each(iso)('recognises ISO %s', (number) => {
    const name = number === '16949' ? 'IATF 16949' : `ISO ${number}`;
    expect(certificatesIn(`Certified to ISO ${number}`)).toEqual([{ name, isLaw: false }]);
  });
});
