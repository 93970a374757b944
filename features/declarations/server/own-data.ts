import type { OwnPart } from '#server/base/own-part.ts';
import { dueOf, type Retention } from '#server/base/retention.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { openRow } from './find-batch.ts';
import { declarationFiles, declarationRows, declarations } from './tables.ts';

/** What is left of a row when nothing personal may be kept of it. */
const nobody = { cells: '', accountId: null, personKey: null, emailKey: null };

/** Sheets that somebody handed in for a company, and what companies filled in about somebody. */
export const declarationPart: OwnPart = {
  key: 'declarations',
  name: { CN: '批量申报', EN: 'Declarations for employees' },
  tables: [declarations, declarationRows],
  read: async (scope) => {
    const { db, tenantId, actor } = scope;
    const { no, programme, year, name, state, lines, createdAt } = declarations;
    const about = await db
      .select()
      .from(declarationRows)
      .where(and(eq(declarationRows.tenantId, tenantId), eq(declarationRows.accountId, actor.id)));
    return {
      handedIn: await db
        .select({ no, programme, year, name, state, lines, at: createdAt })
        .from(declarations)
        .where(and(eq(declarations.tenantId, tenantId), eq(declarations.ownerId, actor.id))),
      aboutMe: about.map((row) => ({ state: row.state, cells: openRow(scope, row).cells })),
    };
  },
  erase: async ({ db, accountId }) => {
    await db.update(declarationRows).set(nobody).where(eq(declarationRows.accountId, accountId));
    await db.update(declarations).set({ ownerName: '' }).where(eq(declarations.ownerId, accountId));
  },
  kept: {
    CN: '批量申报的编号、行数和日期属于单位，不含个人信息',
    EN: 'Number, size and date of a batch belong to the company and say nothing about people',
  },
};

/** Sheets past their time: their texts go, and with them what nobody took up. */
export const declarationRetention: Retention = {
  ...dueOf(
    'declarations',
    (before) => sql`t.created_at < ${before} and exists (select from declaration_rows r
      where r.tenant_id = t.tenant_id and r.declaration_id = t.id and r.cells <> '')`,
  ),
  end: async ({ db }, ids) => {
    await db.delete(declarationFiles).where(inArray(declarationFiles.declarationId, ids));
    await db
      .update(declarationRows)
      .set({
        cells: '',
        personKey: null,
        emailKey: null,
        state: sql`case when ${declarationRows.state} = 'WAITING' then 'UNDONE' else ${declarationRows.state} end`,
      })
      .where(inArray(declarationRows.declarationId, ids));
    await db
      .update(declarations)
      .set({ state: 'UNDONE' })
      .where(and(inArray(declarations.id, ids), eq(declarations.state, 'CHECKING')));
  },
};
