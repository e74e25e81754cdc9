import { CONTEXT, observed } from '../../../test/observed';
import { buildModule } from '../../build-module';

const technology = (...evidence: Parameters<typeof buildModule>[1]) =>
  buildModule('technology', evidence, CONTEXT).data;

const sighting = (
  name: string,
  categories: string[],
  rest: { confidence?: number; observed_at?: string } = {},
) => observed('technology.technologies', { name, categories, description: `${name} described` }, rest);

describe('technology', () => {
  it('lists the most confident first, and equal ones by name', () => {
    const data = technology(
      sighting('Delta CMS', ['CMS'], { confidence: 0.5 }),
      sighting('beta CDN', ['CDN'], { confidence: 0.5 }),
      sighting('Zeta Analytics', ['Analytics'], { confidence: 1 }),
    );
    expect(data.technologies).toEqual(['Zeta Analytics', 'beta CDN', 'Delta CMS']);
    expect(data.total_technologies).toBe(3);
  });

  it('has the confidence of the best sighting', () => {
    const data = technology(
      sighting('Alpha', ['CMS'], { confidence: 0.5 }),
      sighting('alpha', ['CMS'], { confidence: 1, observed_at: '2026-11-01T10:00:00Z' }),
      sighting('Beta', ['CMS'], { confidence: 0.9, observed_at: '2026-11-21T11:00:00Z' }),
    );
    expect(data.technologies).toEqual(['Alpha', 'Beta']);
  });

  it('lists a technology under each of its categories', () => {
    const data = technology(sighting('Alpha', ['CMS', 'Blogs']), sighting('Beta', ['CMS']));
    expect(data.technology_stack).toEqual({
      Blogs: [{ name: 'Alpha', description: 'Alpha described' }],
      CMS: [
        { name: 'Alpha', description: 'Alpha described' },
        { name: 'Beta', description: 'Beta described' },
      ],
    });
    expect(data.categories_count).toBe(2);
  });

  it('survives a category named like a built-in property', () => {
    const { technology_stack } = technology(
      sighting('Alpha', ['__proto__']),
      sighting('Beta', ['constructor']),
    );
    expect(Object.keys(technology_stack ?? {})).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(technology_stack)).toBe(Object.prototype);
  });

  it('keeps languages apart whose names differ in one character', () => {
    expect(
      technology(sighting('C', ['x']), sighting('C++', ['x']), sighting('C#', ['x'])).total_technologies,
    ).toBe(3);
  });

  it('was last updated at the newest observation, which is never in the future', () => {
    const old = sighting('Alpha', ['CMS'], { observed_at: '2026-11-01T08:00:00+02:00' });
    const broken = sighting('Beta', ['CMS'], { observed_at: 'yesterday' });
    expect(technology(old, broken).last_updated).toBe('2026-11-01T06:00:00.000Z');
    const inFuture = sighting('Beta', ['CMS'], { observed_at: '2026-11-21T12:00:05Z' });
    expect(technology(old, inFuture).last_updated).toBe(CONTEXT.now.toISOString());
    expect(technology(broken).last_updated).toBeNull();
  });

  it('lists at most 200 technologies', () => {
    const many = Array.from({ length: 250 }, (_, index) => sighting(`Tool ${index}`, ['Tools']));
    expect(technology(...many)).toMatchObject({ total_technologies: 200, technologies: { length: 200 } });
  });
});
