import type { Evidence, EvidenceField, EvidenceValues, TeamMember } from '@firmlens/contract';
import { hashName, nameMatcher } from './hashed-name';
import { omitFromEvidence, omitFromModule } from './omit-people';

const isNamed = nameMatcher([hashName('Ada Example')]);

const seen = <F extends EvidenceField>(field: F, value: EvidenceValues[F], url: string | null = null) =>
  ({
    field,
    value,
    source: 'website',
    url,
    observed_at: '2026-11-01T00:00:00Z',
    confidence: 0.9,
  }) as Evidence;
const left = (item: Evidence) => omitFromEvidence(item, isNamed);

const member = (name: string, biography: string | null = null): TeamMember => ({
  ...{ name, biography, position: 'CEO', linkedin_url: null, country: null, city: null, nationality: null },
  experience: [],
  education: [],
});

describe('evidence', () => {
  it.each([
    seen('team.team_members', member('Dr. ADA EXAMPLE')),
    seen('funding.investors', 'Ada Example'),
    seen('company.linkedin_url', 'https://www.linkedin.com/in/ada-example'),
    seen('signals.highlights', {
      ...{
        type: 'leadership',
        title: 'A new head of sales',
        date: null,
        description: null,
        class: 'reported',
      },
      entities: { person: 'Ada Example' },
    }),
    seen('competitors.competitors', {
      ...{ name: 'Bexo', domain: null, description: null },
      reason: 'named by Ada Example',
    }),
  ])('of $field that names the person is removed', (item) => {
    expect(left(item)).toBeNull();
  });

  it('about something else loses only what names the person', () => {
    const round = {
      ...{ date: '2026-01-01', stage: 'Seed', amount: 1, amount_usd: 1, currency: 'USD' },
      ...{ valuation: null, valuation_usd: null, lead_investors: ['Ada Example'] },
      investors: ['Bexo', 'Ada Example'],
    };
    expect(left(seen('funding.investment_history', round))?.value).toEqual({
      ...round,
      investors: ['Bexo'],
      lead_investors: [],
    });
    const otherMember = member('Grace Sample', 'Founded Bexo with Ada Example.');
    expect(left(seen('team.team_members', otherMember))?.value).toEqual({ ...otherMember, biography: null });
  });

  it('does not link to a page named after the person', () => {
    const phone = seen('company.phone', '+441', 'https://acme.example/team/Ada%20Example?x=1');
    expect(left(phone)).toEqual({ ...phone, url: null });
  });

  it.each([
    seen('company.name', 'Ada Example Ltd', 'https://ada-example.example/'),
    seen('company.legal_name', 'Ada Example Ltd'),
    seen('team.team_members', member('Adam Example')),
    seen('company.employee_count', 7, 'not a URL: %E0%A4%A'),
  ])(
    "of $field that does not name the person, or that holds the company's own name, is returned unchanged",
    (item) => {
      expect(left(item)).toBe(item);
    },
  );
});

describe("a module's data", () => {
  it('loses the member, and the counts follow', () => {
    const team = {
      team_count: 2,
      team_members: [member('Grace Sample', 'Works with Ada Example'), member('Ada Example')],
      job_titles_count: 1,
      job_titles: ['Engineer'],
      monthly_growth: null,
    };
    expect(omitFromModule('team', team, isNamed)).toEqual({
      ...team,
      team_count: 1,
      team_members: [member('Grace Sample')],
    });
  });

  it('loses highlights that name the person anywhere', () => {
    const event = { type: 'leadership', title: 'A new CEO', date: null, description: null };
    const signals = {
      highlights_count: 3,
      highlights: [
        event,
        { ...event, entities: { person: 'Ada Example' } },
        { ...event, title: 'Ada Example joins' },
      ],
      ai_insights: { insight: 'Ada Example joined', growth_momentum: 'up', key_indicators: [] },
    };
    expect(omitFromModule('signals', signals, isNamed)).toEqual({
      highlights_count: 1,
      highlights: [event],
      ai_insights: null,
    });
  });

  it("loses texts that name the person, but keeps the company's own name", () => {
    const company = {
      name: 'Ada Example',
      legal_name: 'Ada Example Ltd',
      description: 'By Ada Example.',
      phone: '+441',
    };
    expect(omitFromModule('company', company, isNamed)).toEqual({ ...company, description: null });
  });

  it('is the same object if nobody is named', () => {
    const team = { team_count: 1, team_members: [member('Grace Sample')] };
    expect(omitFromModule('team', team, isNamed)).toBe(team);
  });
});
