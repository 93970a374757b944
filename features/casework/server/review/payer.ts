import type { Data } from '#core/forms/values.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { sqlListOf } from '#core/workflow/states.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, eq, inArray, or, type SQL, sql } from '#server/database/sql.ts';
import { applicationFiles } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';

/** Whoever holds one of them works on cases, and reads them whole. */
const deciding: readonly PermissionCode[] = [
  'Mgr.Apply.audit',
  'Mgr.Apply.assign',
  'Mgr.Apply.judge',
  'Mgr.Apply.publish',
  'Mgr.Apply.revoke',
];

/** Whether the caller only pays: sees what was granted, and of it what says whom and how much to pay. */
export function isPayer({ permCodes }: ActorScope): boolean {
  return permCodes.has('Mgr.ApplyPay') && !deciding.some((code) => permCodes.has(code));
}

/** Cases that are there to be paid. */
export const isPayable: SQL = sql`${applications.state} in ${sql.raw(sqlListOf('granted'))}`;

/** The programme as the caller may see cases of it: whole, or the fields that are there to be paid by. */
export function seenPart(scope: ActorScope, programme: Programme): Programme {
  if (!isPayer(scope)) return programme;
  const sections = programme.sections.flatMap((section) => {
    const fields = section.fields.filter((field) => field.payable);
    return fields.length === 0 ? [] : [{ ...section, fields, rules: [] }];
  });
  return { ...programme, sections };
}

/** Values of the fields that a programme has, and of no others. */
export function dataWithin({ sections }: Programme, data: Data): Data {
  return Object.fromEntries(
    sections.flatMap(({ key, fields }) => {
      const values = data[key];
      if (!values) return [];
      return [[key, Object.fromEntries(Object.entries(values).filter(([name]) => fields.some((f) => f.key === name)))]];
    }),
  );
}

/** Files of an application that whoever only pays may read: those of the fields to be paid by, in every version of the forms. */
export function isPayableFile(): SQL {
  const versions = programmes.flatMap((programme) => [programme, ...(programme.earlier ?? [])]);
  const ways = versions.flatMap(({ code, sections }) => {
    const paths = sections.flatMap(({ key, fields }) =>
      fields.filter((field) => field.payable && field.kind === 'files').map((field) => `${key}.${field.key}`),
    );
    return paths.length === 0 ? [] : [and(eq(applications.programme, code), inArray(applicationFiles.path, paths))];
  });
  return or(...ways) ?? sql`false`;
}
