import { applications } from '#features/casework/server/tables.ts';
import { aspectName } from '#features/publicity/shared/objection.ts';
import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq, inArray, isNotNull } from '#server/database/sql.ts';
import { objections } from './tables.ts';

/** Objections under one's name; what was decided stays without it. */
export const objectionPart: OwnPart = {
  key: 'objections',
  name: { CN: '提出的异议', EN: 'Objections' },
  tables: [objections],
  read: async ({ db, tenantId, actor }) => {
    const rows = await db
      .select()
      .from(objections)
      .where(and(eq(objections.tenantId, tenantId), eq(objections.ownerId, actor.id)));
    return rows.map(({ no, name, phone, aspects, facts, state, reply, createdAt, decidedAt }) => ({
      no,
      name,
      phone,
      facts,
      state,
      reply,
      createdAt,
      decidedAt,
      aspects: aspects.map(aspectName),
    }));
  },
  erase: async ({ db, accountId, now }) => {
    await db
      .update(objections)
      .set({ ownerId: null, name: '—', phone: '', email: '', updatedAt: now })
      .where(eq(objections.ownerId, accountId));
  },
};

/** What somebody answered to objections to their own applications; the conclusions stay. */
export const defencePart: OwnPart = {
  key: 'objection-answers',
  name: { CN: '对异议的说明', EN: 'Answers to objections' },
  // The table belongs to who objected.
  tables: [],
  read: async ({ db, tenantId, actor }) => {
    const rows = await db
      .select({ objection: objections, no: applications.no })
      .from(objections)
      .innerJoin(applications, eq(applications.id, objections.applicationId))
      .where(
        and(eq(objections.tenantId, tenantId), eq(applications.ownerId, actor.id), isNotNull(objections.defendedAt)),
      );
    return rows.map(({ objection: { aspects, defence, defendedAt }, no }) => ({
      application: no,
      aspects: aspects.map(aspectName),
      statement: defence,
      at: defendedAt,
    }));
  },
  erase: async ({ db, accountId, now }) => {
    const own = db.select({ id: applications.id }).from(applications).where(eq(applications.ownerId, accountId));
    await db
      .update(objections)
      .set({ defence: '—', updatedAt: now })
      .where(and(inArray(objections.applicationId, own), isNotNull(objections.defendedAt)));
  },
};
