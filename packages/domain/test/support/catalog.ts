import type { TestDomain } from './test-domain';

/** A database's tables as PostgreSQL describes them: one line for each column, key and index. */
export interface Catalog {
  columns: string[];
  keys: string[];
  indexes: string[];
}

const TABLES = `
  SELECT c.oid, c.relname FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`;

export async function readCatalog({ sql }: Pick<TestDomain, 'sql'>): Promise<Catalog> {
  const lines = async (text: string) => (await sql<{ line: string }>(text)).map(({ line }) => line).sort();
  return {
    columns: await lines(`
      SELECT concat_ws(' ', t.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
                       CASE WHEN a.attnotnull THEN 'not null' END,
                       -- The schema cannot express generated columns.
                       CASE WHEN a.attgenerated = '' THEN pg_get_expr(d.adbin, d.adrelid) END) AS line
      FROM (${TABLES}) t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum`),
    keys: await lines(`
      SELECT t.relname || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid) AS line
      FROM (${TABLES}) t JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype IN ('p', 'f', 'u')`),
    // The index of a partitioned table is described with ONLY.
    indexes: await lines(`
      SELECT replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS line
      FROM (${TABLES}) t JOIN pg_index i ON i.indrelid = t.oid`),
  };
}

/** Returns the lines of one description that the other lacks. */
export function missingFrom(other: Catalog, catalog: Catalog): Catalog {
  const absent = (part: keyof Catalog) => catalog[part].filter((line) => !other[part].includes(line));
  return { columns: absent('columns'), keys: absent('keys'), indexes: absent('indexes') };
}
