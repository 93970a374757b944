import { yearInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { errorText, Refusal } from '#core/errors.ts';
import { isFile } from '#core/forms/kinds/files.ts';
import type { Values } from '#core/forms/values.ts';
import { readEmail } from '#features/accounts/server/addresses.ts';
import { redeemCode } from '#features/accounts/server/sign-in/codes.ts';
import { mailSubject } from '#features/accounts/server/sign-in/send-code.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import type { fileComplaintCall } from '#features/complaints/calls.ts';
import { acceptDays, answerDays, complaintForm } from '#features/complaints/shared/complaint.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { findReadyFiles } from '#server/base/files/attach.ts';
import { newId } from '#server/base/ids.ts';
import { hit, ipSubject } from '#server/base/limits.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { readFields } from '#server/resources/verbs.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { type ComplaintRecord, keyOf } from './find-complaint.ts';
import { complaintFiles, complaints } from './tables.ts';
import { tellPerson, tellStaff } from './tell.ts';

/**
 * Files a complaint of somebody signed in, or of whoever proves an address by a code. Throws INVALID field by field,
 * EMAIL_INVALID, CODE_WRONG, FILE_REFUSED and TOO_MANY.
 */
export async function fileComplaint(
  scope: Scope,
  { values: given, email, authcode }: InputOf<typeof fileComplaintCall>,
): Promise<OutputOf<typeof fileComplaintCall>> {
  const values = readFields(scope, complaintForm.sections[0], given);
  const address = scope.actor ? null : await proveAddress(scope, email, authcode);
  await hit(scope, 'complaint', scope.actor?.id ?? address ?? '');
  await hit(scope, 'complaint-ip', ipSubject(scope.ip));
  const row = await store(scope, values, address);
  await holdFiles(scope, row.id, values.files);
  await logBusiness(scope, {
    module: 'COMPLAINT',
    action: 'FILE',
    objectType: 'complaint',
    objectId: row.id,
    title: row.no,
    // Whoever stays unnamed is not named by the log either.
    ...(row.isAnonymous ? { actor: null } : {}),
    text: { CN: `提交投诉建议 ${row.no}`, EN: `filed complaint ${row.no}` },
    changes: [{ field: 'state', before: null, after: 'NEW' }],
  });
  await tellPerson(scope, row, 'arrived');
  await tellStaff(scope, row, 'filed');
  return { no: row.no, key: scope.actor ? '' : keyOf(scope, row) };
}

async function proveAddress(scope: Scope, email = '', code = ''): Promise<string> {
  const address = readEmail(email);
  if (!address) throw fieldRefusal(scope, 'EMAIL_INVALID', 'email');
  await redeemCode(scope, { purpose: 'CONTACT', subject: mailSubject(address), code });
  return address;
}

async function store(scope: Scope, values: Values, email: string | null): Promise<ComplaintRecord> {
  const text = (key: string) => String(values[key] ?? '');
  const year = yearInShanghai(scope.now);
  const [row] = await scope.db
    .insert(complaints)
    .values({
      id: newId(),
      tenantId: scope.tenantId,
      no: await nextNumber(scope, { code: 'complaint', prefix: 'TSJY' }, { year, quota: null }),
      kind: text('kind'),
      target: text('target'),
      about: text('about'),
      title: text('title'),
      content: text('content'),
      accountId: scope.actor?.id ?? null,
      name: text('name'),
      phone: text('phone'),
      email,
      locale: scope.locale,
      isAnonymous: values.anonymous === 'HIDDEN',
      acceptBy: await endOfWorkingDay(scope, acceptDays),
      startedAt: scope.now,
      dueAt: await endOfWorkingDay(scope, answerDays),
      createdAt: scope.now,
      updatedAt: scope.now,
    })
    .returning();
  return row!;
}

/** Files are handed in by somebody signed in, and only their own. */
async function holdFiles(scope: Scope, complaintId: string, given: unknown): Promise<void> {
  const ids = Array.isArray(given) ? given.filter(isFile).map(({ id }) => id) : [];
  if (ids.length === 0) return;
  const ready = scope.actor ? await findReadyFiles(scope as ActorScope, ids) : [];
  if (ready.length < new Set(ids).size) {
    const msg = errorText('FILE_REFUSED', scope.locale);
    throw new Refusal('FILE_REFUSED', { reason: 'owner', fields: [{ path: 'files', key: 'FILE_REFUSED', msg }] });
  }
  const { tenantId } = scope;
  await scope.db.insert(complaintFiles).values(ready.map(({ id }) => ({ tenantId, complaintId, fileId: id })));
  const readyIds = ready.map(({ id }) => id);
  await scope.db
    .update(files)
    .set({ deletedAt: null })
    .where(and(inArray(files.id, readyIds), eq(files.tenantId, tenantId)));
}
