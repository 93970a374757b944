import { randomInt } from 'node:crypto';
import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { FileValue } from '#core/forms/values.ts';
import { readEmail } from '#features/accounts/server/addresses.ts';
import { redeemCode } from '#features/accounts/server/sign-in/codes.ts';
import { mailSubject } from '#features/accounts/server/sign-in/send-code.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import type { objectCall } from '#features/publicity/calls.ts';
import { lockAnnounced, putOnHold } from '#features/publicity/server/hold.ts';
import { objectionFiles, objections, publicityEntries } from '#features/publicity/server/tables.ts';
import { answerDays, objectionSection } from '#features/publicity/shared/objection.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { findReadyFiles } from '#server/base/files/attach.ts';
import { newId } from '#server/base/ids.ts';
import { hit, ipSubject } from '#server/base/limits.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq } from '#server/database/sql.ts';
import { readFields } from '#server/resources/verbs.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { getNotice, type PublicNotice } from './notice.ts';
import { tellAll } from './tell-all.ts';

type Input = InputOf<typeof objectCall>;

/**
 * Takes an objection to a public notice that runs. Under a name (signed in, or by a proven mail address) the case it is
 * about is on hold from this moment; an anonymous one is noted. INVALID by field, NOTICE_OVER, NOT_FOUND for a line that
 * is not on the list, CODE_WRONG, FILE_REFUSED, TOO_MANY.
 */
export async function objectTo(scope: Scope, input: Input): Promise<OutputOf<typeof objectCall>> {
  const notice = await getNotice(scope, input.notice);
  if (scope.now > notice.endsAt) throw new Refusal('NOTICE_OVER');
  const values = readFields(scope, objectionSection({ hasFiles: scope.actor !== null }), input.values);
  const isNamed = values.identity === 'NAMED';
  const who = isNamed ? await provenObjector(scope, input) : { ownerId: null, email: '' };
  await hit(scope, 'objection-ip', ipSubject(scope.ip));
  await hit(scope, 'objection', who.ownerId ?? (who.email || ipSubject(scope.ip)));
  const entry = input.entry === undefined ? undefined : await getEntry(scope, notice, input.entry);
  const application =
    isNamed && entry ? await lockAnnounced(scope, { id: entry.applicationId, noticeId: notice.id }) : undefined;
  const no = await nextNumber(
    scope,
    { code: 'objection', prefix: 'YY' },
    { year: Number(dayInShanghai(scope.now.getTime()).slice(0, 4)), quota: null },
  );
  const row = {
    id: newId(),
    tenantId: scope.tenantId,
    no,
    code: newQueryCode(),
    ...who,
    noticeId: notice.id,
    roundId: notice.round?.id ?? null,
    locale: scope.locale,
    entryId: entry?.id ?? null,
    applicationId: entry?.applicationId ?? null,
    ...(isNamed ? { name: String(values.name), phone: String(values.phone) } : {}),
    aspects: values.aspects as string[],
    facts: String(values.facts),
    holds: application !== undefined,
    dueAt: await endOfWorkingDay(scope, answerDays),
    createdAt: scope.now,
    updatedAt: scope.now,
  };
  const [objection] = await scope.db.insert(objections).values(row).returning();
  if (isNamed && scope.actor) await holdEvidence(scope as ActorScope, row.id, (values.files ?? []) as FileValue[]);
  if (application) await putOnHold(scope, application);
  await logBusiness(scope, {
    module: 'OBJECTION',
    action: 'ADD',
    objectType: 'objection',
    objectId: row.id,
    title: no,
    text: { CN: `收到异议 ${no}`, EN: `Objection ${no} arrived` },
    // Who objected stays out of the log, which more people read than the desk.
    actor: null,
  });
  await tellAll(scope, { objection: objection!, notice, application });
  return { no, code: row.code, isHeld: application !== undefined };
}

/** An account, or an address that answered a code. */
async function provenObjector(scope: Scope, { email, authcode }: Input) {
  if (scope.actor) return { ownerId: scope.actor.id, email: '' };
  const address = readEmail(email ?? '');
  if (!address) throw fieldRefusal(scope, 'EMAIL_INVALID', 'email');
  await redeemCode(scope, { purpose: 'OBJECT', subject: mailSubject(address), code: authcode ?? '' });
  return { ownerId: null, email: address };
}

async function getEntry(scope: Scope, { round }: PublicNotice, id: string) {
  const [entry] = await scope.db
    .select()
    .from(publicityEntries)
    .where(
      and(
        eq(publicityEntries.tenantId, scope.tenantId),
        eq(publicityEntries.id, id),
        eq(publicityEntries.roundId, round?.id ?? ''),
      ),
    );
  if (!entry) throw new Refusal('NOT_FOUND');
  return entry;
}

async function holdEvidence(scope: ActorScope, objectionId: string, named: readonly FileValue[]): Promise<void> {
  if (named.length === 0) return;
  const stored = await findReadyFiles(
    scope,
    named.map(({ id }) => id),
  );
  if (stored.length < named.length) throw fieldRefusal(scope, 'FILE_REFUSED', 'files');
  await scope.db.insert(objectionFiles).values(
    stored.map(({ id, name, size, type }) => ({
      tenantId: scope.tenantId,
      objectionId,
      fileId: id,
      file: { id, name, size, type },
    })),
  );
}

/** Eight letters without vowels or look-alikes: 37 bits, beside a number and the limit of a call. */
function newQueryCode(): string {
  const letters = 'BCDFGHJKMNPQRTVWXZ23456789';
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}
