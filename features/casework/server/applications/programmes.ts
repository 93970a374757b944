import { Refusal } from '#core/errors.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { findProgramme } from '#features/casework/programmes/registry.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { formOf } from '#features/casework/shared/programme-year.ts';
import { and, eq } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { ApplicationRecord } from './facts.ts';

/** The definition of a stored code, for what no year changes, such as names; throws NOT_FOUND when this release has none. */
export function definitionOf(code: string): Programme {
  const definition = findProgramme(code);
  if (!definition) throw new Refusal('NOT_FOUND', { cause: `no programme ${code}` });
  return definition;
}

/** The programme that an application obeys: the version of the form it was begun with, as its year sets it. */
export async function programmeOf(
  scope: Scope,
  { programme, year, formVersion }: Pick<ApplicationRecord, 'programme' | 'year' | 'formVersion'>,
): Promise<Programme> {
  const [row] = await scope.db
    .select({ settings: windows.settings })
    .from(windows)
    .where(and(eq(windows.tenantId, scope.tenantId), eq(windows.programme, programme), eq(windows.year, year)));
  return formOf(definitionOf(programme), { formVersion, yearSettings: row?.settings ?? {} });
}
