import type { Static } from 'typebox';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { displayField } from '#core/forms/kinds.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import type { Data } from '#core/forms/values.ts';
import type { SiblingShape } from '#features/casework/calls/whole-parts.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { dataOf, readSectionsOf } from '#features/casework/server/applications/sections/sections.ts';
import { isCase } from '#features/casework/server/review/case-policy.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, asc, eq, isNotNull, isNull, ne, type SQL } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';

/** An application of the same family in the same year, for another of whom the programme has one each. */
export type Sibling = Static<typeof SiblingShape>;

type Own = Pick<ApplicationRecord, 'id' | 'ownerId' | 'programme' | 'year'>;

/** The others of the family as their owner sees them, drafts included. */
export function ownSiblings(scope: Scope, programme: Programme, application: Own): Promise<Sibling[]> {
  return readSiblings(scope, programme, { application });
}

/** Those that were handed in and that the operator may see. */
export function caseSiblings(scope: ActorScope, programme: Programme, application: Own): Promise<Sibling[]> {
  return readSiblings(scope, programme, { application, where: isCase(scope) });
}

/** Those that were handed in, for a department that was asked about one of them. */
export function partSiblings(scope: Scope, programme: Programme, application: Own): Promise<Sibling[]> {
  return readSiblings(scope, programme, { application, where: isNotNull(applications.submittedAt) });
}

async function readSiblings(
  scope: Scope,
  programme: Programme,
  { application: { id, ownerId, year }, where }: { application: Own; where?: SQL },
): Promise<Sibling[]> {
  const { oncePer } = programme;
  if (!oncePer) return [];
  const rows = await scope.db
    .select({ id: applications.id, no: applications.no, state: applications.state })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.ownerId, ownerId),
        eq(applications.programme, programme.code),
        eq(applications.year, year),
        ne(applications.id, id),
        isNull(applications.deletedAt),
        where,
      ),
    )
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(most);
  const sections = await readSectionsOf(
    scope,
    rows.map((row) => ({ id: row.id, programme })),
  );
  return rows.map((row) => {
    const data = dataOf(sections.get(row.id) ?? new Map());
    const name = getPath(data, oncePer.name);
    return { ...row, name: typeof name === 'string' ? name : '', facts: factsOf(programme, data, oncePer.tells) };
  });
}

/** More children than a family has, so that one account cannot make a page long. */
const most = 20;

function factsOf(programme: Programme, data: Data, paths: readonly string[]): Sibling['facts'] {
  return paths.flatMap((path) => {
    const field = fieldAt(programme, path);
    if (!field) return [];
    const value = getPath(data, path);
    const shown = (locale: 'CN' | 'EN') => displayField(field, value, locale, dictionaries);
    return shown('CN') === '' ? [] : [{ key: path, label: field.label, value: { CN: shown('CN'), EN: shown('EN') } }];
  });
}
