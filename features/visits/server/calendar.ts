import { dayInShanghai } from '#core/calendar/dates.ts';
import { calendarFile } from '#core/calendar/ics.ts';
import { Refusal } from '#core/errors.ts';
import { getEntry } from '#features/competition/server/entry-record.ts';
import { portalLink } from '#server/base/mail/links.ts';
import { and, eq } from '#server/database/sql.ts';
import type { FileAnswer } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { isVisitedBy } from './arrange.ts';
import { visits } from './tables.ts';
import type { VisitRow } from './visit-record.ts';

/** A visit as a calendar file, for organisers and for whoever goes there; throws NOT_FOUND. */
export async function writeCalendar(scope: ActorScope, { id }: { id: string }): Promise<FileAnswer> {
  const isAny = scope.permCodes.has('Mgr.Itec');
  return fileOf(
    scope,
    await find(scope, id, isAny ? undefined : isVisitedBy(scope)),
    isAny ? '/itec/visit' : '/itec/kit',
  );
}

/** The same for the entrant. */
export async function writeOwnCalendar(scope: ActorScope, { id }: { id: string }): Promise<FileAnswer> {
  const visit = await find(scope, id, eq(visits.ownerId, scope.actor.id));
  return fileOf(scope, visit, `/personal/user/itec/${visit.entryId}`);
}

async function find(scope: ActorScope, id: string, mine: ReturnType<typeof and>): Promise<VisitRow> {
  const [visit] = await scope.db
    .select()
    .from(visits)
    .where(and(eq(visits.id, id), eq(visits.tenantId, scope.tenantId), mine));
  if (!visit?.startAt || !visit.endAt) throw new Refusal('NOT_FOUND', { cause: 'no time is agreed' });
  return visit;
}

async function fileOf(scope: ActorScope, visit: VisitRow, page: string): Promise<FileAnswer> {
  const { no, project } = await getEntry(scope, visit.entryId);
  const isChinese = scope.locale === 'CN';
  const url = portalLink(scope.services.env, page);
  const name = isChinese ? '实地考察' : 'Field visit';
  const text = calendarFile(
    [
      {
        uid: `${visit.id}@${new URL(url).hostname}`,
        startAt: visit.startAt!,
        endAt: visit.endAt!,
        title: `${name} ${project}`,
        place: visit.address,
        note: no ?? '',
        url,
        changedAt: visit.updatedAt,
        isCancelled: visit.state === 'CANCELLED',
      },
    ],
    name,
  );
  const content = Buffer.from(text, 'utf8');
  const day = dayInShanghai(visit.startAt!);
  return {
    kind: 'file',
    name: `${name}-${no ?? day}.ics`,
    type: 'text/calendar; charset=utf-8',
    size: content.length,
    disposition: 'attachment',
    content,
  };
}
