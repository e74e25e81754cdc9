import type { DataModule } from '@firmlens/contract';
import type { Egress } from '@firmlens/egress';
import type { Source, SourceOutcome } from '@firmlens/sources';
import { askSources } from './ask-sources';

const FOUND: SourceOutcome = { status: 'found', evidence: [] };
const NOTHING: SourceOutcome = { status: 'nothing', reason: 'no such company' };
const DOWN: SourceOutcome = { status: 'failed', reason: 'no answer' };

function source(name: string, outcome: SourceOutcome | Error, about: Partial<Source> = {}): Source {
  return {
    name,
    serves: ['company', 'team'],
    identifies: true,
    lookUp: async () => {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    ...about,
  };
}

const ask = (sources: Source[], modules: DataModule[] = ['company', 'team']) =>
  askSources(sources, {
    domain: 'acme.example',
    modules,
    egress: {} as Egress,
    signal: new AbortController().signal,
    now: new Date(),
  });

const verdict = async (...sources: Source[]) => (await ask(sources)).verdict;

describe('askSources', () => {
  it('finds a company that one identifying source knows', async () => {
    expect(await verdict(source('website', FOUND), source('register', NOTHING))).toBe('found');
  });

  it('finds nothing where every identifying source was asked and knows no such company', async () => {
    expect(await verdict(source('website', NOTHING), source('register', NOTHING))).toBe('nothing');
  });

  it('takes a source that does not identify companies for no proof of one', async () => {
    const dns = source('dns', FOUND, { identifies: false });
    expect(await verdict(source('website', NOTHING), dns)).toBe('nothing');
  });

  it('cannot tell where an identifying source is down and no other knows the company', async () => {
    expect(await verdict(source('website', DOWN), source('register', NOTHING))).toBe('failed');
  });

  it('takes a source that throws for one that is down', async () => {
    const { results, verdict } = await ask([source('website', new Error('broken'))]);
    expect(verdict).toBe('failed');
    expect(results).toEqual([{ source: 'website', status: 'failed', reason: 'broken' }]);
  });

  it('does without a source that is down where another serves its modules', async () => {
    const register = source('register', DOWN);
    expect(await verdict(source('website', FOUND), register)).toBe('found');
  });

  it('fails where every source of a module is down', async () => {
    const website = source('website', FOUND, { serves: ['company'] });
    const jobs = source('jobs', DOWN, { serves: ['team'], identifies: false });
    expect(await verdict(website, jobs)).toBe('failed');
  });

  it('does not ask a source that serves none of the modules', async () => {
    const jobs = source('jobs', DOWN, { serves: ['team'] });
    const { results, verdict } = await ask([source('website', FOUND), jobs], ['company']);
    expect(verdict).toBe('found');
    expect(results.map(({ source }) => source)).toEqual(['website']);
  });

  it('says in the message what each source said', async () => {
    const { message } = await ask([source('website', NOTHING), source('register', NOTHING)]);
    expect(message).toBe(
      'Nothing was found about this domain (website: no such company; register: no such company).',
    );
  });
});
