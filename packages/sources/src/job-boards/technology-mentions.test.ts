import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { loadFingerprints } from '@firmlens/website';
import { findTechnologyMentions, findTechnologyNames } from './technology-mentions';
import { JOB_AD_TECHNOLOGIES } from './job-ad-technologies';

const namesIn = (text: string) => [...findTechnologyNames(text)].map(({ name }) => name);

test.each([
  [
    'Experience with kubernetes/k8s, AWS and PostgreSQL.',
    ['Kubernetes', 'Amazon Web Services', 'PostgreSQL'],
  ],
  ['React Native or React', ['React Native', 'React']],
  ['C++, C# and .NET Core', ['C++', 'C#', '.NET']],
  ['AWS-based services in Node.js', ['Amazon Web Services', 'Node.js']],
  ['Microsoft SQL Server', ['Microsoft SQL Server']],
  ['Google Cloud Platform', ['Google Cloud']],
])('finds the technologies in "%s"', (text, names) => expect(namesIn(text)).toEqual(names));

test.each([
  'You react quickly and go the extra mile with a spark.',
  'A postgresqlish thing, Javanese and AWSome',
  'A snowflake in the docker’s hands, as azure as the sky',
  'Google, Cloud and all that',
  'aws saps java',
  'Tableau de bord',
])('finds no technology in "%s"', (text) => expect(namesIn(text)).toEqual([]));

test('returns each technology once, with the first description that names it', async () => {
  const found = await findTechnologyMentions([
    { id: 1, description: 'none' },
    { id: 2, description: '&lt;b&gt;Terraform&lt;/b&gt;' },
    { id: 3, description: 'Terraform' },
  ]);
  expect(found.map(({ technology, opening }) => [technology.name, opening.id])).toEqual([['Terraform', 2]]);
});

test('reads 20,000 characters of a description, and a million in total', async () => {
  const long = `${'word '.repeat(4_500)}Terraform`;
  expect(await findTechnologyMentions([{ description: long }])).toEqual([]);
  const many = [...Array.from({ length: 60 }, () => ({ description: long })), { description: 'Terraform' }];
  expect(await findTechnologyMentions(many)).toEqual([]);
});

test('uses the names and categories of the fingerprints', () => {
  const { technologies } = loadFingerprints();
  const categories = new Set([...technologies.values()].flatMap((technology) => technology.categories));
  for (const { name, categories: own } of JOB_AD_TECHNOLOGIES) {
    const known = technologies.get(name);
    expect([name, own]).toEqual([name, known?.categories ?? own]);
    expect(own.filter((category) => !categories.has(category))).toEqual([]);
  }
});

test('finds every spelling and assigns none to two technologies', () => {
  const spellings = JOB_AD_TECHNOLOGIES.flatMap((technology) => technology.spellings);
  expect(new Set(spellings).size).toBe(spellings.length);
  for (const { name, spellings: own } of JOB_AD_TECHNOLOGIES)
    for (const spelling of own) expect(namesIn(`You know ${spelling}.`)).toEqual([name]);
});

test('accepts any text, and survives text that is made to backtrack', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => findTechnologyNames(text).size >= 0));
  runToCompletion(() => {
    for (const part of ['+', '.', 'C++', 'a ', '-a']) findTechnologyNames(part.repeat(200_000));
    findTechnologyNames(`a${'.'.repeat(200_000)}b`);
  });
});
