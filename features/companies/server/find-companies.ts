import { mostFound } from '#core/contracts/find.ts';
import { companyName } from '#core/texts/company-name.ts';
import { and, asc, eq, ne } from '#server/database/sql.ts';
import { begins, type Finder } from '#server/find/find.ts';
import { isReachedCompany } from './company-policy.ts';
import { companies } from './tables.ts';

/** Companies by their name in either language or their credit code. */
export const companyFinder: Finder = {
  kind: 'company',
  async find(scope, words) {
    if (!scope.permCodes.has('Mgr.Company')) return [];
    const { id, name, nameEN, code } = companies;
    const rows = await scope.db
      .select({ id, name, nameEN, code })
      .from(companies)
      .where(
        and(
          eq(companies.tenantId, scope.tenantId),
          ne(companies.status, 'MERGED'),
          isReachedCompany(scope),
          begins([name, nameEN, code], words),
        ),
      )
      .orderBy(asc(name), asc(id))
      .limit(mostFound);
    return rows.map((row) => ({
      id: row.id,
      title: companyName(row),
      note: { CN: row.code, EN: row.code },
      path: `/companys?id=${row.id}`,
    }));
  },
};
