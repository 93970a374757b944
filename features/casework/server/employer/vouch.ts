import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { regions } from '#core/dictionaries/regions.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { Refusal } from '#core/errors.ts';
import { displayField, kindOf } from '#core/forms/kinds.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import type { Data, FileValue } from '#core/forms/values.ts';
import type { employerDecideCall, employerMarkCall, employerOneCall } from '#features/casework/calls/employer.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { type ApplicationRecord, factsOf } from '#features/casework/server/applications/facts.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { readEvents } from '#features/casework/server/applications/queries.ts';
import { lastSnapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { carryOut, decideStep } from '#features/casework/server/applications/status/transition.ts';
import { employerMarks } from '#features/casework/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { getStaffCase, presentDeskRow } from './desk.ts';

const shown = { ...dictionaries, region: regions };

/** One case of the staff: what the employer has to vouch for, and nothing beside it. */
export async function readStaffCase(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof employerOneCall>> {
  const application = await getStaffCase(scope, id);
  const programme = await programmeOf(scope, application);
  const data = (await lastSnapshot(scope, programme, id))?.data ?? {};
  const marks = await readMarks(scope, id);
  const isWaiting = application.state === 'UNIT_REVIEW';
  const events = await readEvents(scope, id);
  return {
    ...presentDeskRow(scope, application),
    fields: pathsOf(programme, data).map((path) => {
      const { section, field } = fieldOf(programme, path);
      const value = getPath(data, path);
      const mark = marks.get(path);
      const isFiles = field.kind === 'files';
      const words = (locale: 'CN' | 'EN') => displayField(field, value, locale, shown);
      return {
        path,
        section: section.title,
        label: field.label,
        value: isWaiting && !isFiles ? { CN: words('CN'), EN: words('EN') } : null,
        files: isWaiting && isFiles ? ((value ?? []) as FileValue[]) : [],
        isTrue: mark?.isTrue ?? null,
        note: mark?.note ?? '',
      };
    }),
    reason: events.findLast(({ action }) => action.startsWith('unit-'))?.reason ?? null,
  };
}

/** Marks one field as true or not. Throws NOT_FOUND, NOT_ALLOWED after the answer, FOUR_EYES, REASON_NEEDED. */
export async function markField(
  scope: ActorScope,
  { id, path, isTrue, note = '' }: InputOf<typeof employerMarkCall>,
): Promise<void> {
  const { application, programme } = await openCase(scope, id);
  const data = (await lastSnapshot(scope, programme, id))?.data ?? {};
  if (!pathsOf(programme, data).includes(path))
    throw new Refusal('NOT_FOUND', { cause: `nothing to vouch at ${path}` });
  const said = note.trim();
  if (isTrue === false && said === '') throw new Refusal('REASON_NEEDED');
  const own = and(eq(employerMarks.tenantId, scope.tenantId), eq(employerMarks.applicationId, application.id));
  await scope.db.delete(employerMarks).where(and(own, eq(employerMarks.path, path)));
  if (isTrue === null) return;
  await scope.db.insert(employerMarks).values({
    tenantId: scope.tenantId,
    applicationId: application.id,
    path,
    isTrue,
    note: isTrue ? '' : said,
    markedBy: scope.actor.id,
    at: scope.now,
  });
}

/**
 * The employer's answer. It confirms only what is true field by field (UNCHECKED_FIELDS), and sends back with what is
 * not; throws REASON_NEEDED, FOUR_EYES for one's own application, OVERDUE, NOT_ALLOWED, NOT_FOUND.
 */
export async function decideStaffCase(
  scope: ActorScope,
  { id, action, reason }: InputOf<typeof employerDecideCall>,
): Promise<OutputOf<typeof employerDecideCall>> {
  const { application, programme } = await openCase(scope, id);
  const data = (await lastSnapshot(scope, programme, id))?.data ?? {};
  const marks = await readMarks(scope, id);
  const paths = pathsOf(programme, data);
  const open = paths.filter((path) => marks.get(path)?.isTrue !== true);
  if (action === 'unit-pass' && open.length > 0)
    throw new Refusal('UNCHECKED_FIELDS', { params: { count: open.length } });
  const wrong = paths.flatMap((path) => {
    const mark = marks.get(path);
    return mark?.isTrue === false ? `${fieldOf(programme, path).field.label.CN}：${mark.note}` : [];
  });
  const said = action === 'unit-pass' ? undefined : [reason?.trim(), ...wrong].filter(Boolean).join('\n') || undefined;
  const step = { action, reason: said, as: 'employer' } as const;
  const decision = decideStep(programme, factsOf(application, { now: scope.now, windowOpen: false }), step);
  const after = await carryOut(scope, { application, programme, decision, step });
  return { id, state: after.state };
}

/** What an employer has to vouch for: the paths of the programme that hold something. */
export function pathsOf(programme: Programme, data: Data): string[] {
  return (programme.employer?.vouches ?? []).filter((path) => {
    const field = fieldAt(programme, path);
    return field !== undefined && !kindOf(field).isEmpty(field, getPath(data, path) ?? null);
  });
}

async function openCase(scope: ActorScope, id: string) {
  const application = await getStaffCase(scope, id, true);
  if (application.ownerId === scope.actor.id) throw new Refusal('FOUR_EYES');
  if (application.state !== 'UNIT_REVIEW')
    throw new Refusal('NOT_ALLOWED', { cause: `vouching in ${application.state}` });
  if (isPast(application, scope.now)) throw new Refusal('OVERDUE');
  return { application, programme: await programmeOf(scope, application) };
}

function isPast({ dueAt }: ApplicationRecord, now: Date): boolean {
  return dueAt !== null && now > dueAt;
}

async function readMarks(scope: Scope, applicationId: string) {
  const rows = await scope.db
    .select()
    .from(employerMarks)
    .where(and(eq(employerMarks.tenantId, scope.tenantId), eq(employerMarks.applicationId, applicationId)));
  return new Map(rows.map((row) => [row.path, row]));
}

function fieldOf(programme: Programme, path: string) {
  const section = programme.sections.find(({ key }) => key === path.split('.')[0])!;
  return { section, field: fieldAt(programme, path)! };
}
