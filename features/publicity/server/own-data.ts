import { aspectName } from '#features/publicity/shared/objection.ts';
import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq } from '#server/database/sql.ts';
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
