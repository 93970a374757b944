import type { OutputOf } from '#core/contracts/contract.ts';
import { regions } from '#core/dictionaries/regions.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { Refusal } from '#core/errors.ts';
import { displayField } from '#core/forms/kinds.ts';
import type { Data } from '#core/forms/values.ts';
import type { checkPartCall } from '#features/casework/calls/joint.ts';
import { partSiblings } from '#features/casework/server/applications/family/siblings.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { lastSnapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { caseChecks } from '#features/casework/server/joint-tables.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { applications } from '#features/casework/server/tables.ts';
import { departmentName } from '#features/casework/shared/checks.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { type CheckRow, getCheck } from './check-record.ts';

const words = { ...dictionaries, region: regions };

/**
 * What a department needs of an application for its check, as it was handed in last and in full; nothing else of it. Once
 * the check is over the values are gone. The first look is noted in the log of the case.
 */
export async function readPart(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof checkPartCall>> {
  const check = await getCheck(scope, id);
  const { application, programme, department, isOver, data } = await partOf(scope, check);
  if (!isOver && !check.seenAt) {
    await scope.db
      .update(caseChecks)
      .set({ seenAt: scope.now })
      .where(and(eq(caseChecks.tenantId, scope.tenantId), eq(caseChecks.id, check.id)));
    const { CN, EN } = departmentName(check.department);
    await logCase(scope, application, {
      action: 'CHECK-SEE',
      text: { CN: `${CN}部门查看核查内容`, EN: `${EN} looked at its part` },
    });
  }
  const sections = programme.sections.map(({ key, title, fields }) => ({
    title,
    facts: fields
      .filter((field) => department.sees.includes(`${key}.${field.key}`))
      .map((field) => {
        const value = data[key]?.[field.key];
        const shown = (locale: 'CN' | 'EN') => displayField(field, value, locale, words);
        return { key: `${key}.${field.key}`, label: field.label, value: { CN: shown('CN'), EN: shown('EN') } };
      })
      .filter(({ value }) => value.CN !== ''),
  }));
  return {
    asks: department.asks,
    sections: sections.filter(({ facts }) => facts.length > 0),
    siblings: isOver ? [] : await partSiblings(scope, programme, application),
    ruling: check.ruling,
  };
}

/** The case of a check, its department in the programme, and what was handed in last; nothing once the check is over. */
export async function partOf(scope: ActorScope, check: CheckRow) {
  const [application] = await scope.db
    .select()
    .from(applications)
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, check.applicationId)));
  if (!application) throw new Refusal('NOT_FOUND');
  const programme = await programmeOf(scope, application);
  const department = programme.departments?.find(({ key }) => key === check.department);
  if (!department) throw new Refusal('NOT_FOUND');
  const isOver = application.state !== 'JOINT' || check.state === 'DROPPED';
  const data: Data = isOver ? {} : ((await lastSnapshot(scope, programme, application.id))?.data ?? {});
  return { application, programme, department, isOver, data };
}
