import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { saveKeptDraftCall } from '#core/contracts/kept-drafts.ts';
import { Refusal } from '#core/errors.ts';
import type { Section } from '#core/forms/section.ts';
import type { KeptForm } from '#core/kept-drafts/kept-form.ts';
import { type KeptSection, nextSection, patchedValues, sectionOf } from '#server/base/drafts/kept-sections.ts';
import { newId } from '#server/base/ids.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import type { ActorScope } from '#server/scope.ts';
import { formAt, type KeptTarget } from './may-keep.ts';
import { findRow, type Ground, type KeptRow, writeRow } from './rows.ts';

type SaveInput = Omit<InputOf<typeof saveKeptDraftCall>, 'tenantId'>;
type Saved = OutputOf<typeof saveKeptDraftCall>;

/**
 * Keeps fields of one section over its base revision, for the caller alone. The same save again gets the same answer; a
 * stale one gets CONFLICT without the values, since those may be the record's by now: the browser reads anew. No line of
 * the log says what somebody has not done yet.
 */
export async function saveKept(scope: ActorScope, input: SaveInput): Promise<Saved> {
  const form = await formAt(scope, input);
  const section = sectionOf(scope, form, input.section);
  const row = await lockRow(scope, input);
  const current = row.sections[section.key];
  if (current?.tx === input.clientTx) return saved(row, section, current);
  const { rev = 0 } = current ?? {};
  if (rev !== input.baseRev) throw new Refusal('CONFLICT', { obj: { section: section.key, rev } });
  const ground = groundOf(scope, form, { section, row, input });
  const before = row.ground || !ground ? (current?.values ?? {}) : ground.values;
  const values = patchedValues(scope, form, { section, values: before, patch: input.patch });
  const next = nextSection(scope, { current, values, tx: input.clientTx });
  await writeRow(scope, row.id, { ground, sections: { ...row.sections, [section.key]: next } });
  return saved(row, section, next);
}

/** What stands under the typed values from now on: the record as the browser had it, or as it was told before. */
function groundOf(
  scope: ActorScope,
  form: KeptForm,
  { section, row, input }: { section: Section; row: KeptRow; input: SaveInput },
): Ground | null {
  if (!form.resource) return null;
  if (!input.ground) {
    if (row.ground) return row.ground;
    throw new Refusal('INVALID', { params: { count: 1 }, fields: [{ path: 'ground', key: 'INVALID', msg: 'ground' }] });
  }
  const known = section.fields.flatMap(({ key }) => {
    const value = input.ground?.values[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  const values = patchedValues(scope, form, { section, values: {}, patch: Object.fromEntries(known) });
  return { rev: input.ground.rev, values };
}

/** The caller's row, made when it is not there, held until the transaction ends. */
async function lockRow(scope: ActorScope, { form, object }: KeptTarget): Promise<KeptRow> {
  const { db, tenantId, actor, now } = scope;
  await db
    .insert(keptDrafts)
    .values({ id: newId(), tenantId, ownerId: actor.id, form, object, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const row = await findRow(scope, { form, object }, { forUpdate: true });
  if (!row) throw new Error('a draft was neither made nor found');
  return row;
}

function saved({ id }: KeptRow, { key }: Section, { rev, values, savedAt }: KeptSection): Saved {
  return { id, section: key, rev, savedAt, values: { ...values } };
}
