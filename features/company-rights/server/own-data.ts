import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { ownFormFiles } from '#server/database/tables/own-forms.ts';
import { companyRights } from './tables.ts';

/** Rights somebody asked for on behalf of a company; a draft goes with them, the rest belongs to the company. */
export const rightPart: OwnPart = {
  key: 'companyRights',
  name: { CN: '代表单位申请的资格', EN: 'Rights asked for on behalf of a company' },
  tables: [companyRights],
  read: ({ db, tenantId, actor }) =>
    db
      .select({
        service: companyRights.programme,
        state: companyRights.state,
        asked: companyRights.asked,
        at: companyRights.createdAt,
      })
      .from(companyRights)
      .where(and(eq(companyRights.tenantId, tenantId), eq(companyRights.askedBy, actor.id))),
  erase: async ({ db, accountId }) => {
    const drafts = and(eq(companyRights.askedBy, accountId), eq(companyRights.state, 'DRAFT'));
    const ids = db.select({ id: companyRights.id }).from(companyRights).where(drafts);
    await db.delete(ownFormFiles).where(inArray(ownFormFiles.formId, ids));
    await db.delete(companyRights).where(drafts);
  },
  kept: { CN: '单位的申报资格属于单位', EN: 'What a company may declare for belongs to the company' },
};
