import { readable } from './readable';

describe('a sentence of the service', () => {
  it('has days and amounts as the rest of the page', () => {
    expect(readable('A funding round of USD 12 million (Series A) on 2026-09-16.')).toBe(
      'A funding round of $12M (Series A) on Sep 16, 2026.',
    );
    expect(readable('It raised EUR 24500000.')).toBe('It raised €24.5M.');
  });

  it.each(['It has ISO 9001 and SOC 2.', 'It grew from 60 to 84 people.', 'Form 8-K item 5.02'])(
    'is left alone otherwise: %s',
    (sentence) => {
      expect(readable(sentence)).toBe(sentence);
    },
  );
});
