import { createTeamMember } from '@firmlens/text';
import type { ExtractedPerson } from './merge-people';
import { inOwnScript } from './own-script';

const HOME = { url: new URL('https://acme.example/'), language: 'en' };
const TRANSLATED = { url: new URL('https://acme.example/ru/'), language: 'ru' };
const person = (name: string, { url }: { url: URL }): ExtractedPerson => ({
  member: createTeamMember(name),
  origin: 'json-ld',
  url,
  confidence: 0.9,
});

test('leaves out whom a translated page names in another script, unless no other page names anybody', () => {
  const pages = [HOME, TRANSLATED];
  const own = person('Maya Lindqvist', HOME);
  const translated = person('Майя Линдквист', TRANSLATED);
  expect(inOwnScript([own, translated, person('Ole Brandt', TRANSLATED)], pages)).toEqual([
    own,
    person('Ole Brandt', TRANSLATED),
  ]);
  expect(inOwnScript([translated], pages)).toEqual([translated]);
});
