import { randomInt } from 'node:crypto';
import { yearInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { FileValue } from '#core/forms/values.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import { lockAnnounced, putOnHold } from '#features/publicity/server/hold.ts';
import { objections, publicityEntries } from '#features/publicity/server/tables.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import type { Values } from '#server/resources/store.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { holdFiles } from './hold-files.ts';
import type { PublicNotice } from './notice.ts';
import { tellAll } from './tell-all.ts';

type NewObjection = typeof objections.$inferInsert;

/** What somebody objects to, as it was checked. */
export interface Raised {
  readonly notice: PublicNotice;
  /** The line of the list, of which there may be none; NOT_FOUND for one that is on another list. */
  readonly entry: string | undefined;
  /** Of the form: aspects, facts, identity, name, phone, files. */
  readonly values: Values;
  readonly dueAt: Date;
  /** Who raised it, and how it came in. */
  readonly by: Partial<Pick<NewObjection, 'ownerId' | 'email' | 'channel' | 'receivedOn' | 'registeredBy'>>;
}

/** Where an objection is looked up: its number and the code to it. */
export interface Added {
  readonly id: string;
  readonly no: string;
  readonly code: string;
  readonly isHeld: boolean;
}

/**
 * Notes an objection with its evidence. Under a name the case it is about is on hold from this moment. Everybody is told
 * whom it concerns. Throws NOT_FOUND, FILE_REFUSED.
 */
export async function addObjection(scope: Scope, { notice, entry: line, values, dueAt, by }: Raised): Promise<Added> {
  const isNamed = values.identity === 'NAMED';
  const entry = line === undefined ? undefined : await getEntry(scope, notice, line);
  const application =
    isNamed && entry ? await lockAnnounced(scope, { id: entry.applicationId, noticeId: notice.id }) : undefined;
  const no = await nextNumber(
    scope,
    { code: 'objection', prefix: 'YY' },
    { year: yearInShanghai(scope.now), quota: null },
  );
  const row = {
    id: newId(),
    tenantId: scope.tenantId,
    no,
    code: newQueryCode(),
    ...by,
    noticeId: notice.id,
    roundId: notice.round?.id ?? null,
    locale: scope.locale,
    entryId: entry?.id ?? null,
    applicationId: entry?.applicationId ?? null,
    ...(isNamed ? { name: String(values.name), phone: String(values.phone) } : {}),
    aspects: values.aspects as string[],
    facts: String(values.facts),
    holds: application !== undefined,
    dueAt,
    createdAt: scope.now,
    updatedAt: scope.now,
  };
  const [objection] = await scope.db.insert(objections).values(row).returning();
  const files = (values.files ?? []) as FileValue[];
  if (scope.actor) await holdFiles(scope as ActorScope, { objectionId: row.id, files, side: 'OBJECTOR' });
  if (application) await putOnHold(scope, application);
  const isRegistered = by.registeredBy != null;
  await logBusiness(scope, {
    module: 'OBJECTION',
    action: isRegistered ? 'REGISTER' : 'ADD',
    objectType: 'objection',
    objectId: row.id,
    title: no,
    text: isRegistered
      ? { CN: `登记异议 ${no}`, EN: `Objection ${no} registered` }
      : { CN: `收到异议 ${no}`, EN: `Objection ${no} arrived` },
    // Who objected stays out of the log, which more people read than the desk.
    ...(isRegistered ? {} : { actor: null }),
  });
  await tellAll(scope, { objection: objection!, notice, application });
  return { id: row.id, no, code: row.code, isHeld: application !== undefined };
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

/** Eight letters without vowels or look-alikes: 37 bits, beside a number and the limit of a call. */
function newQueryCode(): string {
  const letters = 'BCDFGHJKMNPQRTVWXZ23456789';
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}
