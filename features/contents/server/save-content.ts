import { Refusal } from '#core/errors.ts';
import { isSame } from '#core/forms/merge.ts';
import type { Values } from '#core/forms/values.ts';
import { type ContentType, fieldsOf, textKeys } from '#features/contents/shared/content.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { newId } from '#server/base/ids.ts';
import { sanitiseValues } from '#server/base/sanitise.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logSave } from '#server/resources/changes.ts';
import type { ActorScope } from '#server/scope.ts';
import { getContent } from './find-content.ts';
import { contents } from './tables.ts';

interface Change {
  readonly id?: string;
  readonly rev?: number;
  readonly values: Values;
}

/**
 * Keeps what an editor wrote, whole or not; visitors go on reading what was published. A content under review cannot be
 * changed (NOT_ALLOWED); a stale revision gets CONFLICT with the present values.
 */
export async function saveContent(scope: ActorScope, type: ContentType, change: Change) {
  const values = sanitiseValues(fieldsOf(type), change.values);
  return change.id ? await rewrite(scope, type, { ...change, id: change.id, values }) : await add(scope, type, values);
}

async function add(scope: ActorScope, type: ContentType, values: Values) {
  const id = newId();
  await scope.db.insert(contents).values({
    id,
    tenantId: scope.tenantId,
    type: type.code,
    ...columnsOf(type, values),
    changesCN: 1,
    changesEN: hasText(values, 'EN') ? 1 : 0,
    editedBy: scope.actor.id,
    createdAt: scope.now,
    updatedAt: scope.now,
  });
  await logSave(scope, { resource: resourceOf(type), id, title: titleOf(values), before: null, after: { ...values } });
  return { id, rev: 0 };
}

async function rewrite(scope: ActorScope, type: ContentType, { id, rev, values }: Change & { id: string }) {
  const before = await getContent(scope, type, { id, forUpdate: true });
  if (before.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
  if (before.state === 'REVIEW') throw new Refusal('NOT_ALLOWED');
  const isChinese = differs(before.values, values, 'CN');
  const isEnglish = differs(before.values, values, 'EN');
  const [saved] = await scope.db
    .update(contents)
    .set({
      ...columnsOf(type, values),
      state: before.state === 'OFFLINE' ? 'OFFLINE' : 'DRAFT',
      changesCN: before.changesCN + (isChinese ? 1 : 0),
      // Whoever writes in English has the Chinese text beside it: the translation is up with it again.
      changesEN: isEnglish ? before.changesCN + (isChinese ? 1 : 0) : before.changesEN,
      editedBy: scope.actor.id,
      updatedAt: scope.now,
      rev: sql`${contents.rev} + 1`,
    })
    .where(and(eq(contents.id, id), eq(contents.tenantId, scope.tenantId)))
    .returning({ rev: contents.rev });
  const resource = resourceOf(type);
  await logSave(scope, { resource, id, title: titleOf(values), before: { ...before.values }, after: { ...values } });
  return { id, rev: saved?.rev ?? 0 };
}

function columnsOf(type: ContentType, values: Values) {
  return {
    values,
    titleCN: titleOf(values),
    titleEN: String(values.titleEN ?? ''),
    category: String(values[type.facets[0]!] ?? ''),
  };
}

function titleOf(values: Values): string {
  return String(values.titleCN || values.titleEN || '');
}

function hasText(values: Values, locale: 'CN' | 'EN'): boolean {
  return textKeys(locale).some((key) => Boolean(values[key]));
}

function differs(before: Values, after: Values, locale: 'CN' | 'EN'): boolean {
  return textKeys(locale).some((key) => !isSame(before[key] ?? '', after[key] ?? ''));
}
