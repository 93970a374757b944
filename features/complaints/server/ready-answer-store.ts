import { readyAnswer as resource } from '#features/complaints/resources/ready-answer.ts';
import { sql } from '#server/database/sql.ts';
import { tableStore } from '#server/resources/table-store.ts';
import { readyAnswers } from './tables.ts';

/** The tenant's ready-made answers. */
export const readyAnswerStore = tableStore({
  resource,
  table: readyAnswers,
  select: ({ tenantId }) => sql`
    select r.id, r.rev, r.kind, r.status, r.uses, r.title_cn as "titleCN", r.title_en as "titleEN",
           r.text_cn as "textCN", r.text_en as "textEN", json_build_object('CN', r.title_cn, 'EN', r.title_en) as title,
           json_build_object('CN', r.text_cn, 'EN', r.text_en) as text, r.updated_at as "updatedAt"
      from complaint_answers r
     where r.tenant_id = ${tenantId}`,
  texts: ['title', 'text'],
  keyword: ['title', 'text'],
  values: ({ kind, titleCN, titleEN, textCN, textEN }) => ({ kind, titleCN, titleEN, textCN, textEN }),
  columns: ({ kind, titleCN, titleEN, textCN, textEN }) => ({
    kind: kind ? String(kind) : null,
    titleCN: String(titleCN).trim(),
    titleEN: String(titleEN).trim(),
    textCN: String(textCN).trim(),
    textEN: String(textEN).trim(),
  }),
  actions: { enable: { status: 'ON' }, disable: { status: 'OFF' } },
});
