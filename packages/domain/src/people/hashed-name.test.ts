import fc from 'fast-check';
import { hashName, nameMatcher } from './hashed-name';

const matches = (name: string, text: string) => nameMatcher([hashName(name)])(text);

describe('a name', () => {
  it.each([
    ['Ada Example', 'ADA  EXAMPLE'],
    ['Ada Example', 'Dr. Ada Example, PhD'],
    ['Prof. Zoë Müller-Straße', 'zoe muller strasse'],
    ['Ada Example', 'The board appointed Ada Example, who joins from Bexo.'],
    ['Ada Example', 'https://www.linkedin.com/in/ada-example/'],
    ['Ada Example', '“Ada Example”: interview'],
    ['Cher', ' CHER '],
    ['李 小龙', '李 小龙'],
  ])('%j is recognised in %j', (name, text) => {
    expect(matches(name, text)).toBe(true);
  });

  it.each([
    ['Ada Example', 'Adam Example'],
    ['Ada Example', 'Ada Examples'],
    ['Ada Example', 'Ada B. Example'],
    ['Ada Example', 'Example, Ada'],
    ['Ada Example', 'Ada'],
    ['Cher', 'Cher Holdings'],
    ['Ada Example', ''],
  ])('%j is not recognised in %j', (name, text) => {
    expect(matches(name, text)).toBe(false);
  });

  it('is found anywhere in a text of other words', () => {
    const words = fc.array(fc.constantFrom('ada', 'and', 'example', 'of', 'Leeds', 'Ada,'), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(matches('Ada Maria Example', [...before, 'ADA', 'María', 'Example', ...after].join(' '))).toBe(
          true,
        );
        expect(matches('Ada Maria Example', [...before, ...after].join(' '))).toBe(false);
      }),
    );
  });

  it('is stored as a hash that contains nothing of the name', () => {
    const { nameHash, words } = hashName('Ada Example');
    expect([nameHash.length, words]).toEqual([32, 2]);
    expect(Buffer.from(nameHash).toString('latin1')).not.toContain('ada');
  });
});

it('recognises nobody if nobody asked', () => {
  expect(nameMatcher([])('Ada Example')).toBe(false);
});
