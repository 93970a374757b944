import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq } from '#server/database/sql.ts';
import { visitNotes, visitors, visitPhotos, visitSendings, visits } from './tables.ts';

/** Visits to an entrant: when and what was seen. What was signed is part of the record by which prizes are paid. */
export const visitedPart: OwnPart = {
  key: 'visits',
  name: { CN: '大赛实地考察', EN: 'Field visits of the competition' },
  tables: [visits],
  read: ({ db, tenantId, actor }) =>
    db
      .select({
        state: visits.state,
        address: visits.address,
        startAt: visits.startAt,
        endAt: visits.endAt,
        checklist: visits.checklist,
        seen: visits.seen,
        signatures: visits.signatures,
        finishedAt: visits.finishedAt,
      })
      .from(visits)
      .where(and(eq(visits.tenantId, tenantId), eq(visits.ownerId, actor.id))),
  kept: { CN: '考察单须留存备查', EN: 'The record of visits has to be kept' },
};

/** Visits that somebody made: pictures, notes and what their device sent. */
export const visitorPart: OwnPart = {
  key: 'visits-made',
  name: { CN: '做过的实地考察', EN: 'Field visits made' },
  tables: [visitors, visitPhotos, visitSendings, visitNotes],
  read: async ({ db, tenantId, actor }) => ({
    photos: await db
      .select({ spot: visitPhotos.spot, takenAt: visitPhotos.takenAt, point: visitPhotos.point })
      .from(visitPhotos)
      .where(and(eq(visitPhotos.tenantId, tenantId), eq(visitPhotos.accountId, actor.id))),
    notes: await db
      .select({ text: visitNotes.text, at: visitNotes.at })
      .from(visitNotes)
      .where(and(eq(visitNotes.tenantId, tenantId), eq(visitNotes.accountId, actor.id))),
  }),
  erase: async ({ db, accountId }) => {
    await db.delete(visitSendings).where(eq(visitSendings.accountId, accountId));
    await db.update(visitPhotos).set({ point: null }).where(eq(visitPhotos.accountId, accountId));
  },
  kept: { CN: '考察照片与备注须留存备查', EN: 'Pictures and notes of visits have to be kept' },
};
