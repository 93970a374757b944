import type { FileValue } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { findState } from '#core/workflow/states.ts';
import { objection as resource } from '#features/publicity/resources/objection.ts';
import { objectionFiles, objections } from '#features/publicity/server/tables.ts';
import { aspectName } from '#features/publicity/shared/objection.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { moveObjection } from './move-objection.ts';

/** Objections as the desk works on them. */
export const objectionStore: Store = {
  ...readings({
    resource,
    select: selectOf,
    texts: ['notice'],
    keyword: ['no', 'caseNo'],
    filters: { round: 'roundId' },
    present,
  }),

  hold: holdRows(objections),

  async act(scope, { action, ids, values }) {
    for (const id of ids) await moveObjection(scope, { id, action, values });
    return null;
  },

  async files({ db, tenantId }, id) {
    const rows = await db
      .select({ file: objectionFiles.file })
      .from(objectionFiles)
      .where(and(eq(objectionFiles.tenantId, tenantId), eq(objectionFiles.objectionId, id)));
    return rows.map(({ file }) => ({ ...(file as FileValue), label: { CN: '证据', EN: 'Evidence' } }));
  },
};

function selectOf({ tenantId }: ActorScope) {
  return sql`
    select o.id, o.rev, o.no, o.state as status, coalesce(e.name, '') as target, coalesce(a.no, '') as "caseNo", o.aspects,
           o.name, o.phone, o.email, o.reply, o.round_id as "roundId", o.notice_id as "noticeId",
           case when o.name = '' then 'ANONYMOUS' else 'NAMED' end as identity,
           case when a.id is null then 'NO' else 'YES' end as "isAboutCase",
           case when a.open_objections > 0 and a.notice_id = o.notice_id then 'HELD' else coalesce(a.state, '') end as "onHold",
           json_build_object('CN', coalesce(c.title_cn, ''), 'EN', coalesce(c.title_en, '')) as notice,
           h.nickname as handler, o.due_at as "dueAt", o.created_at as "createdAt", o.updated_at as "updatedAt"
      from objections o
      left join publicity_entries e on e.id = o.entry_id and e.tenant_id = o.tenant_id
      left join applications a on a.id = o.application_id and a.tenant_id = o.tenant_id
      left join contents c on c.id = o.notice_id and c.tenant_id = o.tenant_id
      left join accounts h on h.id = o.handler_id
     where o.tenant_id = ${tenantId}`;
}

const identityNames = {
  NAMED: { CN: '实名', EN: 'By name' },
  ANONYMOUS: { CN: '匿名', EN: 'Anonymous' },
} as const;

function namesOf(aspects: readonly string[]): Text {
  const names = aspects.map(aspectName);
  return { CN: names.map(({ CN }) => CN).join('、'), EN: names.map(({ EN }) => EN).join(', ') };
}

/** How the case stands that it is about. */
function standingOf(state: string): Text | string {
  return state === 'HELD' ? { CN: '已暂停', EN: 'On hold' } : (findState(state)?.name ?? '');
}

function present(row: Row): Row {
  return {
    ...row,
    aspects: namesOf(row.aspects as string[]),
    identity: identityNames[row.identity as keyof typeof identityNames],
    onHold: standingOf(String(row.onHold)),
  };
}
