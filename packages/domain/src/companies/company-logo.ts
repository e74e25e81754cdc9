import type { Database } from '../database';

/** The logo of a company on file. */
interface CompanyLogo {
  /** Null if none was found. */
  url: string | null;
}

/** Returns the logo that was picked when the company's base was built; null if the company is not on file. */
export async function findCompanyLogo(db: Database, domain: string): Promise<CompanyLogo | null> {
  const [row] = await db.$queryRaw<CompanyLogo[]>`
    SELECT (SELECT value #>> '{}' FROM evidence e
            WHERE e.batch_id = c.batch_id AND e.module = 'company' AND field = 'company.logo_url'
              AND e.id = ANY (b.used_evidence) LIMIT 1) AS url
    FROM company_modules c LEFT JOIN batch_modules b USING (batch_id, module)
    WHERE c.domain = ${domain} AND c.module = 'company'`;
  return row ?? null;
}
