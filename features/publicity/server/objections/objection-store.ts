import type { FileValue } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { findState } from '#core/workflow/states.ts';
import { objection as resource } from '#features/publicity/resources/objection.ts';
import { objectionFiles, objections } from '#features/publicity/server/tables.ts';
import {
  aspectNames,
  type Channel,
  type Conclusion,
  channels,
  objectionStatuses,
} from '#features/publicity/shared/objection.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { moveObjection } from './move-objection.ts';
import { registerOptions } from './register.ts';

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
      .select({ file: objectionFiles.file, side: objectionFiles.side })
      .from(objectionFiles)
      .where(and(eq(objectionFiles.tenantId, tenantId), eq(objectionFiles.objectionId, id)));
    return rows.map(({ file, side }) => ({ ...(file as FileValue), label: sides[side as keyof typeof sides] }));
  },

  options: registerOptions,
};

const sides = {
  OBJECTOR: { CN: '证据', EN: 'Evidence' },
  APPLICANT: { CN: '申请人的材料', EN: 'From the applicant' },
} as const;

function selectOf({ tenantId }: ActorScope) {
  return sql`
    select o.id, o.rev, o.no, o.state as status, coalesce(e.name, '') as target, coalesce(a.no, '') as "caseNo", o.aspects,
           o.name, o.phone, o.email, o.reply, o.round_id as "roundId", o.channel, o.proposal ->> 'to' as proposal,
           case when o.defence_due_at is null then '' when o.defended_at is null then 'ASKED' else 'GIVEN' end as defence, o.notice_id as "noticeId",
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

/** Whether the applicant stated their view. */
const defences = {
  ASKED: { CN: '待说明', EN: 'Asked' },
  GIVEN: { CN: '已说明', EN: 'Given' },
} as const;

/** How the case stands that it is about. */
function standingOf(state: string): Text | string {
  return state === 'HELD' ? { CN: '已暂停', EN: 'On hold' } : (findState(state)?.name ?? '');
}

function present(row: Row): Row {
  return {
    ...row,
    aspects: aspectNames(row.aspects as string[]),
    channel: channels[row.channel as Channel],
    proposal: row.proposal ? objectionStatuses[row.proposal as Conclusion].label : '',
    defence: defences[row.defence as keyof typeof defences] ?? '',
    identity: identityNames[row.identity as keyof typeof identityNames],
    onHold: standingOf(String(row.onHold)),
  };
}
