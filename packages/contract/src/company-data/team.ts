import { type Static, Type } from '@sinclair/typebox';
import { nullable } from '../schema';
import { dataModule, day, integer, list, strings, text } from './fields';

const GrowthSchema = Type.Object({
  change: Type.Integer({ description: 'The employees gained; negative if the number fell.' }),
  percentage: Type.Number({ description: 'The change in percent of `from`, to two decimals.' }),
  from: Type.Integer({ description: 'The number of employees in `period_start`.' }),
  to: Type.Integer({ description: 'The number of employees in `period_end`.' }),
  period_start: Type.String({ description: 'The first month: `August 2026`.' }),
  period_end: Type.String({ description: 'The last month: `November 2026`.' }),
});
const growth = (description: string) => nullable(GrowthSchema, { description });

const ExperienceSchema = Type.Object({
  company: text('The employer.'),
  position: text('The position there.'),
  description: text('What the person did there.'),
  start_date: text('When it began, as precisely as the source says.'),
  end_date: text('When it ended, as precisely as the source says; null while it lasts.'),
  is_current: Type.Boolean({ description: 'Whether the person still holds the position.' }),
  location: text('The place of work.'),
});
const EducationSchema = Type.Object({
  school: text('The school or university.'),
  degree: text('The degree.'),
  description: text('The subject, or what else the source says.'),
  start_date: text('When it began, as precisely as the source says.'),
  end_date: text('When it ended, as precisely as the source says.'),
  location: text('The place of the school.'),
});
export const TeamMemberSchema = Type.Object({
  name: Type.String({ description: 'The full name.' }),
  position: text('The position in the company.'),
  linkedin_url: text('The URL of the LinkedIn profile to which a page of the company links.'),
  country: text('The country where the person works: its English name.'),
  city: text('The city where the person works.'),
  nationality: text('The nationality, if a register states it.'),
  biography: text('What the company says about the person.'),
  experience: Type.Array(ExperienceSchema, { description: 'Positions, as far as known.' }),
  education: Type.Array(EducationSchema, { description: 'Schools and degrees, as far as known.' }),
});
export const EmployeeMonthSchema = Type.Object({
  month_name: Type.String({ description: 'The month: `November 2026`.' }),
  employee_count: Type.Integer({ description: 'The number of employees in that month.' }),
});
const KeyRoleSchema = Type.Object({
  title: Type.String({ description: 'The title of the opening.' }),
  location: text('The place of work.'),
  country: text('The country of the place: its English name.'),
  posted_date: day('The day on which the opening was published.'),
});

export const TeamSchema = dataModule('Team', 'People, growth and hiring.', {
  team_count: integer('The number of `team_members`. `company.employee_count` has the number of employees.'),
  team_members: list(TeamMemberSchema, 'People of the company, founders and heads first.'),
  monthly_growth: growth(
    'The growth in the last month of `historical_employee_data`; null unless the month before is known.',
  ),
  three_month_growth: growth('The same over three months.'),
  six_month_growth: growth('The same over six months.'),
  historical_employee_data: list(EmployeeMonthSchema, 'The number of employees by month, oldest first.'),
  job_listings_count: integer('The number of open jobs.'),
  job_titles_count: integer('The number of `job_titles`.'),
  job_locations_count: integer('The number of `job_locations`.'),
  job_countries_count: integer('The number of `job_countries`.'),
  key_role_openings_count: integer('The number of `key_role_openings`.'),
  job_titles: strings('The titles of the open jobs, each once.'),
  job_locations: strings('The places of the open jobs, each once.'),
  job_countries: strings('The countries of the open jobs, each once: English names.'),
  hiring_status: nullable(
    Type.Union([Type.Literal('actively_hiring'), Type.Literal('hiring'), Type.Literal('passive')]),
    {
      description:
        '`actively_hiring` from ten open jobs, or from five that were posted within thirty days; `hiring` from one; `passive` if a page for jobs shows none; null if no such page is known.',
    },
  ),
  key_role_openings: list(KeyRoleSchema, 'The open jobs for leaders, newest first.'),
});
export type Team = Static<typeof TeamSchema>;
export type TeamMember = Static<typeof TeamMemberSchema>;
export type EmployeeMonth = Static<typeof EmployeeMonthSchema>;
