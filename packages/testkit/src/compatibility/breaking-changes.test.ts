import { breakingChanges } from './breaking-changes';

const KINDS = "check t.t_kind of kind: CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))";
const RECORDED = [
  KINDS,
  'column t.id: integer not null',
  'column t.kind: text not null',
  'column t.note: text',
  'function f(p_id integer): takes 1 to 1 and returns text',
  'job j.id: string',
  'table t',
  'unique t.t_pkey of id: btree (id)',
  'version functions: 1',
  'version migration: 1',
];
/** The recorded database after one line is replaced, removed or added. */
const after = (before: string | null, ...now: string[]) => [
  ...RECORDED.filter((line) => line !== before),
  ...now,
];

test.each<[what: string, now: string[]]>([
  ['nothing changes', RECORDED],
  [
    'a table is added',
    after(null, 'table u', 'column u.id: integer not null', 'unique u.u_pkey of id: btree (id)'),
  ],
  ['a column that may be null is added', after(null, 'column t.more: text')],
  ['a column with a default is added', after(null, 'column t.more: text not null with default')],
  ['a column gets a default', after('column t.note: text', 'column t.note: text with default')],
  [
    'a check of a new column is added',
    after(null, 'column t.more: text', 'check t.t_more of more note: CHECK (true)'),
  ],
  ['a check allows more values', after(KINDS, KINDS.replace("'b'::text", "'b'::text, 'c'::text"))],
  ['a check is dropped', after(KINDS)],
  ['a job may have another field', after(null, 'job j.more: string or nothing')],
  ['a function is added', after(null, 'function g(p_id integer): takes 1 to 1 and returns text')],
  [
    'a function is added for other calls',
    after(null, 'function f(p_id integer, p_by text): takes 2 to 2 and returns text'),
  ],
  [
    'functions change together with a migration',
    after('version functions: 1', 'version functions: 2', 'version migration: 2'),
  ],
])('the last release goes on if %s', (_what, now) => {
  const newest = now.filter(
    (line) => !(line === 'version migration: 1' && now.includes('version migration: 2')),
  );
  expect(breakingChanges(RECORDED, newest)).toEqual([]);
});

test.each<[what: string, now: string[], fault: RegExp]>([
  ['a job loses a field', after('job j.id: string'), /^job j.id is missing/],
  ['a job must have another field', after(null, 'job j.more: string'), /^job j.more is new/],
  ['a table is dropped', after('table t'), /^table t is missing/],
  ['a column is dropped', after('column t.note: text'), /^column t.note is missing/],
  [
    'a column changes its type',
    after('column t.note: text', 'column t.note: json'),
    /^column t.note has changed/,
  ],
  ['a column must be filled', after('column t.note: text', 'column t.note: text not null'), /has changed/],
  ['a column may now be null', after('column t.kind: text not null', 'column t.kind: text'), /has changed/],
  [
    'a new column must be filled',
    after(null, 'column t.more: text not null'),
    /^column t.more is new and must be filled/,
  ],
  [
    'a new check is about its columns',
    after(null, 'check t.t_note of kind note: CHECK (true)'),
    /may refuse/,
  ],
  [
    'a new unique index is about its columns',
    after(null, 'unique t.t_note of note: btree (note)'),
    /may refuse/,
  ],
  ['a unique index is dropped', after('unique t.t_pkey of id: btree (id)'), /^unique t.t_pkey is missing/],
  [
    'a check allows fewer values',
    after(KINDS, KINDS.replace(", 'b'::text", '')),
    /^check t.t_kind has changed/,
  ],
  ['a check means something else', after(KINDS, KINDS.replace('=', '<>')), /^check t.t_kind has changed/],
  [
    'a function takes something else',
    after(
      'function f(p_id integer): takes 1 to 1 and returns text',
      'function f(p_id text): takes 1 to 1 and returns text',
    ),
    /^function f\(p_id integer\) is missing/,
  ],
  [
    'a function returns something else',
    after(
      'function f(p_id integer): takes 1 to 1 and returns text',
      'function f(p_id integer): takes 1 to 1 and returns TABLE(a text)',
    ),
    /^function f\(p_id integer\) has changed/,
  ],
  [
    'its calls may mean a new function',
    after(null, 'function f(p_id integer, p_by text): takes 1 to 2 and returns text'),
    /another name$/,
  ],
  [
    'functions change without a migration',
    after('version functions: 1', 'version functions: 2'),
    /add a migration/,
  ],
])('the last release breaks if %s', (_what, now, fault) => {
  expect(breakingChanges(RECORDED, now)).toContainEqual(expect.stringMatching(fault));
});
