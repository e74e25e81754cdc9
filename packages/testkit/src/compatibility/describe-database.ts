import { withPgClient } from '../with-pg-client';

/** A part of a database that a version of the service may use. */
export interface DatabasePart {
  /** What it is, in one line. The words up to the first colon name it. */
  line: string;
  /** Whether its comment says so: no version from this one on uses it, so the next release may drop it. */
  isRetired: boolean;
}

const TABLES = `
  SELECT c.oid, c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> '_prisma_migrations'`;

/** Which of a table's columns a constraint or an index is about, for the comparison. */
const columnsOf = (table: string, numbers: string) => `
  array_to_string(ARRAY(SELECT a.attname FROM pg_attribute a WHERE a.attrelid = ${table} AND a.attnum = ANY (${numbers})
                        ORDER BY a.attname), ' ')`;

const PARTS = `
  WITH tables AS (${TABLES})
  SELECT 'table ' || t.name AS line, obj_description(t.oid, 'pg_class') AS comment FROM tables t
  UNION ALL
  SELECT concat_ws(' ', 'column ' || t.name || '.' || a.attname || ':', format_type(a.atttypid, a.atttypmod),
                   CASE WHEN a.attnotnull THEN 'not null' END,
                   CASE WHEN a.attgenerated <> '' THEN 'generated'
                        WHEN a.atthasdef OR a.attidentity <> '' THEN 'with default' END),
         coalesce(col_description(t.oid, a.attnum), obj_description(t.oid, 'pg_class'))
  FROM tables t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT concat_ws(' ', 'check ' || t.name || '.' || k.conname, 'of', ${columnsOf('t.oid', 'k.conkey')}) || ': '
           || pg_get_constraintdef(k.oid), coalesce(obj_description(k.oid, 'pg_constraint'), obj_description(t.oid, 'pg_class'))
  FROM tables t JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype IN ('c', 'f')
  UNION ALL
  SELECT concat_ws(' ', 'unique ' || t.name || '.' || i.indexrelid::regclass, 'of', ${columnsOf('t.oid', 'i.indkey::int2[]')})
           || ': ' || regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', ''),
         coalesce(obj_description(i.indexrelid, 'pg_class'), obj_description(t.oid, 'pg_class'))
  FROM tables t JOIN pg_index i ON i.indrelid = t.oid AND i.indisunique
  UNION ALL
  SELECT 'function ' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || '): '
           || concat_ws(' ', 'takes', p.pronargs - p.pronargdefaults, 'to', p.pronargs, 'and returns', pg_get_function_result(p.oid)),
         obj_description(p.oid, 'pg_proc')
  FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prorettype <> 'trigger'::regtype`;

/** The newest migration, and a hash of all functions: a process knows by the first that it has the second. */
const VERSION = `
  SELECT 'version migration: ' || max(migration_name) AS line, NULL AS comment FROM _prisma_migrations
  UNION ALL
  SELECT 'version functions: ' || md5(string_agg(pg_get_functiondef(oid), '' ORDER BY oid::regprocedure::text)), NULL
  FROM pg_proc WHERE pronamespace = 'public'::regnamespace`;

/** Describes the tables and functions of a database, in alphabetical order. */
export async function describeDatabase(url: string): Promise<DatabasePart[]> {
  const { rows } = await withPgClient(url, (client) =>
    client.query<{ line: string; comment: string | null }>(`${PARTS} UNION ALL (${VERSION})`),
  );
  return rows
    .map(({ line, comment }) => ({
      line: line.replaceAll(/\s+/g, ' '),
      isRetired: comment?.startsWith('retired') === true,
    }))
    .sort((a, b) => (a.line < b.line ? -1 : 1));
}
