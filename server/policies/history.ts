import { and, eq } from 'drizzle-orm';
import { Refusal } from '#core/errors.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { resources } from '#core/resources/registry.ts';
import { applications } from '../database/tables/applications.ts';
import type { ActorScope } from '../scope.ts';
import { isCase } from './case.ts';

/** The history of a record is for whoever may see its list; that of an application for who may see the case. */
export async function checkHistory(
  scope: ActorScope,
  { objectType, objectId }: { objectType: string; objectId: string },
): Promise<void> {
  const codes: (PermissionCode | 'operator')[] = resources
    .filter((each) => each.objectType === objectType)
    .map((each) => each.permission);
  if (objectType === 'application') codes.push('Mgr.Apply');
  if (objectType === 'platform') codes.push('Mgr.PI');
  const mayRead = (code: PermissionCode | 'operator') =>
    code === 'operator' ? scope.side === 'office' : scope.permCodes.has(code);
  if (!codes.some(mayRead)) throw new Refusal('NO_PERMISSION');
  if (objectType !== 'application') return;
  const found = await scope.db.$count(applications, and(isCase(scope), eq(applications.id, objectId)));
  if (found === 0) throw new Refusal('NOT_FOUND');
}
