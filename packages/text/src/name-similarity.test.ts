import { nameSimilarity } from './name-similarity';

test.each([
  ['Acme S.A.C.', 'acmesac.com', 1],
  ['Ada Brook Cole LLP', 'abcllp.com', 0.75],
  ['Ada Brook Cole LLP', 'abc.com', 0.75],
  ['Ada Brook Cole LLP', 'abcltd.com', 0],
])('compares %s with %s, whose domain may write the legal form', (name, domain, similarity) => {
  expect(nameSimilarity(name, domain)).toBe(similarity);
});
