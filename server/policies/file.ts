import type { PermissionCode } from '#core/permissions.ts';
import { purposesOf } from '#core/purposes.ts';
import {
  type AnyColumn,
  and,
  eq,
  exists,
  inArray,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from '#server/database/sql.ts';
import { ownFormFiles } from '#server/database/tables/own-forms.ts';
import { files } from '../database/tables/files.ts';
import type { ActorScope, Scope } from '../scope.ts';

/** Files that a room shows to somebody beside their owner, as a condition on rows of `files`; undefined for none. */
export type FileReader = (scope: ActorScope) => SQL | undefined;

/** Files that a room shows to anybody with a session, signed in or not, as a condition on rows of `files`. */
export type OpenFileReader = (scope: Scope) => SQL | undefined;

/** Files the caller may read: their own, and those that a room shows them. Undefined when there can be none. */
export function readableFiles(scope: Scope): SQL | undefined {
  const { fileReaders, openFileReaders } = scope.services.features;
  const shown = openFileReaders.map((isShown) => isShown(scope));
  if (scope.actor) {
    const actor = scope as ActorScope;
    shown.push(isOwn(actor), ...fileReaders.map((isShown) => isShown(actor)));
  }
  const isAny = or(...shown);
  return isAny && and(eq(files.tenantId, scope.tenantId), isNull(files.deletedAt), isAny);
}

/** A phone of a poultry house, signed in for months, opens none of the papers that its owner handed in on the portal. */
function isOwn({ actor, side }: ActorScope): SQL {
  const flocks = purposesOf('poultry');
  const isHere = side === 'poultry' ? inArray(files.purpose, flocks) : notInArray(files.purpose, flocks);
  return and(eq(files.ownerId, actor.id), isHere)!;
}

/** Whether the caller works in the back office with a code. */
export function isOfficer(scope: ActorScope, code: PermissionCode): boolean {
  return scope.side === 'office' && scope.permCodes.has(code);
}

/** Handed in with an own form. */
export function isHandedIn(scope: ActorScope): SQL {
  const { fileId, tenantId, isHandedIn: isIn } = ownFormFiles;
  const held = scope.db
    .select({ one: sql`1` })
    .from(ownFormFiles)
    .where(and(eq(fileId, files.id), eq(tenantId, scope.tenantId), eq(isIn, true)));
  return exists(held);
}

/** Whether the data of a form names the file. */
export function namesFile(data: AnyColumn): SQL {
  return sql`jsonb_path_exists(${data}, '$.**.id ? (@ == $id)', jsonb_build_object('id', ${files.id}))`;
}
