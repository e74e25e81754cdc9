import { loadVocabulary } from '@firmlens/text';
import { certificatesIn } from './certificate-names';

const { certificates, names } = loadVocabulary<{
  names: readonly string[];
  certificates: { name: string | null; example?: string; law?: true }[];
}>('certificates');

describe('vocabulary/certificates.json', () => {
  it.each(names)('recognises %s', (name) => {
    expect(certificatesIn(`(${name})`)).toContainEqual(expect.objectContaining({ name, isLaw: false }));
  });

  it('tells an abbreviation from a word by its capitals', () => {
    expect(certificatesIn('haccp, great place to work').map(({ name }) => name)).toEqual([
      'Great Place to Work',
    ]);
  });

  it.each(certificates)('recognises $name in $example', ({ name, example, law = false }) => {
    const found = certificatesIn(example ?? name ?? '');
    if (name === null) expect(found.length).toBeGreaterThan(0);
    else expect(found).toContainEqual(expect.objectContaining({ name, isLaw: law }));
  });
});
