import { sentence as resource } from '#features/casework/resources/sentence.ts';
import { sentences } from '#features/casework/server/year-tables.ts';
import { sql } from '#server/database/sql.ts';
import { tableStore } from '#server/resources/table-store.ts';

/** The tenant's own sentences for the desk. */
export const sentenceStore = tableStore({
  resource,
  table: sentences,
  select: ({ tenantId }, isBin) => sql`
    select s.id, s.rev, s.use, s.programme, s.text_cn as "textCN", s.text_en as "textEN", s.deleted_at as "deletedAt",
           json_build_object('CN', s.text_cn, 'EN', s.text_en) as text, a.nickname as "deletedBy",
           s.updated_at as "updatedAt"
      from sentences s
      left join accounts a on a.id = s.deleted_by
     where s.tenant_id = ${tenantId} and ${isBin ? sql`s.deleted_at is not null` : sql`s.deleted_at is null`}`,
  keyword: ['text'],
  texts: ['text'],
  values: ({ use, programme, textCN, textEN }) => ({ use, programme, textCN, textEN }),
  columns: ({ use, programme, textCN, textEN }) => ({
    use: String(use),
    programme: String(programme),
    textCN: String(textCN).trim(),
    textEN: String(textEN).trim(),
  }),
});
