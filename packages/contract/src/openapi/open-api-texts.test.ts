import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { openApiDocument } from '..';

type Part = Record<string, unknown>;

const document = JSON.parse(
  JSON.stringify(openApiDocument({ baseUrl: 'https://firmlens.example/api/v1' })),
) as Part & { paths: Record<string, Part>; webhooks: Record<string, Part>; components: Part };

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Returns what a reference leads to, or the part itself. */
function follow(part: Part): Part {
  const { $ref } = part;
  if (typeof $ref !== 'string') return part;
  const steps = $ref.slice('#/'.length).split('/');
  return steps.reduce<Part>((from, step) => from[step] as Part, document);
}

/** Returns every part of the document with its place. */
function partsOf(value: unknown, place = ''): { place: string; part: Part }[] {
  if (!isPart(value)) return [];
  const below = Object.entries(value)
    // What an example contains is no part of the document.
    .filter(([name]) => name !== 'example' && name !== 'examples')
    .flatMap(([name, each]) => partsOf(each, `${place}/${name}`));
  return [{ place, part: value }, ...below];
}

const PARTS = partsOf(document);
const OPERATIONS = PARTS.filter(({ part }) => 'operationId' in part);

/** Returns the parts that one field of other parts holds, by name or in order. */
const heldBy = (field: string) =>
  PARTS.filter(({ part }) => isPart(part[field])).flatMap(({ place, part }) =>
    Object.entries(part[field] as Part).map(([name, each]) => ({
      place: `${place}/${field}/${name}`,
      part: each as Part,
    })),
  );

const isSentence = (text: unknown) => typeof text === 'string' && /^[A-Z`0-9-][\s\S]*[.]$/.test(text);
const isDescribed = ({ part }: { part: Part }) =>
  isSentence(part['description']) || isSentence(follow(part)['description']);

/** Returns the examples of a media type, whose schema has those of plain text. */
function examplesOf(media: Part): unknown[] {
  const { example, examples, schema } = media as { example?: unknown; examples?: Part; schema: Part };
  const named = Object.values(examples ?? {}).map((each) => follow(each as Part)['value']);
  const own = example === undefined ? [] : [example];
  return [...own, ...named, ...((schema['examples'] as unknown[] | undefined) ?? [])];
}

const BODIES = heldBy('content');

describe('every part of the OpenAPI document says what it means', () => {
  it('operations have a group, a short title and a description', () => {
    const lacking = OPERATIONS.filter(
      ({ part: { tags, summary, description } }) =>
        (tags as unknown[]).length !== 1 ||
        typeof summary !== 'string' ||
        !/^[A-Z].{3,59}[^.]$/.test(summary) ||
        !isSentence(description),
    );
    expect(lacking.map(({ place }) => place)).toEqual([]);
    expect(OPERATIONS.length).toBeGreaterThan(20);
  });

  it('each group is described', () => {
    const groups = document['tags'] as Part[];
    expect(groups.filter((part) => !isDescribed({ part }))).toEqual([]);
    const used = new Set(OPERATIONS.flatMap(({ part }) => part['tags'] as string[]));
    expect([...used].sort()).toEqual(groups.map(({ name }) => name).sort());
  });

  it.each([
    ['parameters', 30],
    ['properties', 400],
    ['headers', 9],
    ['responses', 140],
    ['schemas', 30],
    ['securitySchemes', 3],
  ])('%s have a description', (field, least) => {
    const parts = heldBy(field);
    expect(parts.filter((each) => !isDescribed(each)).map(({ place }) => place)).toEqual([]);
    expect(parts.length).toBeGreaterThanOrEqual(least);
  });
});

test('no field of a body has a default: generated types would demand it', () => {
  const bodies = heldBy('properties').filter(({ place }) => place.startsWith('/components/schemas/'));
  expect(bodies.length).toBeGreaterThan(300);
  expect(bodies.filter(({ part }) => 'default' in part).map(({ place }) => place)).toEqual([]);
});

describe('every answer and request body has an example', () => {
  const ROOT = 'https://firmlens.example/openapi';
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: ROOT, components: document.components }, undefined, true, false);

  function faultsOf(schema: unknown, example: unknown): unknown {
    const rooted = JSON.stringify(schema).replaceAll('"#/', `"${ROOT}#/`);
    const validate = ajv.compile(JSON.parse(rooted) as object);
    return validate(example) ? null : validate.errors;
  }

  it('without exception', () => {
    const lacking = BODIES.filter(({ part }) => examplesOf(part).length === 0);
    expect(lacking.map(({ place }) => place)).toEqual([]);
    expect(BODIES.length).toBeGreaterThan(140);
  });

  it('that its schema allows', () => {
    const faults = BODIES.flatMap(({ place, part }) =>
      examplesOf(part).flatMap((example) => {
        const found = faultsOf(part['schema'], example);
        return found === null ? [] : [{ place, example, found }];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('in which nothing else would be noticed: a field too many, and one too few, are faults', () => {
    const status = follow({ $ref: '#/components/schemas/BatchStatus' });
    const schema = { $ref: '#/components/schemas/BatchStatus' };
    const place = BODIES.find(({ part }) => JSON.stringify(part['schema']) === JSON.stringify(schema));
    const [example] = examplesOf(place?.part ?? {}) as Part[];
    expect(faultsOf(schema, example)).toBeNull();
    expect(faultsOf(schema, { ...example, more: 1 })).not.toBeNull();
    for (const field of status['required'] as string[]) {
      const rest = Object.entries(example ?? {}).filter(([name]) => name !== field);
      expect(faultsOf(schema, Object.fromEntries(rest))).not.toBeNull();
    }
  });
});
