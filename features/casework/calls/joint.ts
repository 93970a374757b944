import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Nullable, Reason, RequestId } from '#core/contracts/shapes.ts';
import { SiblingShape } from './whole-parts.ts';

const desk = { sides: ['office'], rate: 'general', owner: 'tenant' } as const;
const reading = { ...desk, method: 'GET', class: 'R' } as const;
const writing = { ...desk, method: 'POST', class: 'W', access: 'Mgr.Apply.audit' } as const;
const tenant = { tenantId: Id };

export const checksCall = defineCall({
  ...reading,
  access: 'Mgr.Apply',
  path: '/mgr/apply/checks',
  summary: 'What departments were asked about a case in joint review and found; empty where its programme asks none',
  summaryCN: '联审中征询了哪些部门及其核查结果',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    checks: Type.Array(
      Type.Object({
        id: Id,
        department: Bilingual,
        asks: Bilingual,
        state: Type.String(),
        finding: Type.String(),
        dueAt: Nullable(DateTime),
        seenAt: Nullable(DateTime),
        reminders: Type.Integer(),
        answeredBy: Nullable(Type.String()),
        answeredAt: Nullable(DateTime),
        ruling: Type.String(),
        ruledBy: Nullable(Type.String()),
        ruledAt: Nullable(DateTime),
      }),
    ),
    /** Departments of the programme that were not asked, and whether anybody answers for them. */
    unasked: Type.Array(Type.Object({ department: Bilingual, isStaffed: Type.Boolean() })),
    /** Whether the case is in joint review, so that departments can be asked and reminded. */
    isOpen: Type.Boolean(),
  }),
});

export const askDepartmentsCall = defineCall({
  ...writing,
  path: '/mgr/apply/checks/ask',
  summary: 'Asks the departments of a case in joint review that were not asked and that somebody answers for',
  summaryCN: '补充征询联审中尚未征询的部门',
  input: Input({ ...tenant, id: Id, reqId: RequestId }),
  output: Type.Object({ asked: Type.Integer() }),
});

export const remindDepartmentsCall = defineCall({
  ...writing,
  path: '/mgr/apply/checks/remind',
  summary: 'Reminds the departments that have not answered about a case; each at most once in an hour',
  summaryCN: '催办尚未答复的部门，每个部门一小时内最多一次',
  input: Input({ ...tenant, id: Id, reqId: RequestId }),
  output: Type.Object({ reminded: Type.Integer() }),
});

export const ruleCheckCall = defineCall({
  ...writing,
  path: '/mgr/apply/checks/rule',
  summary: 'Says why what a department found does not stand in the way; NOT_ALLOWED unless it waits for a judgement',
  summaryCN: '认定部门核查结果不影响办理，并说明理由',
  input: Input({ ...tenant, id: Id, reason: Reason, reqId: RequestId }),
  output: Done,
});

export const checkPartCall = defineCall({
  ...reading,
  access: 'Mgr.ApplyJoint',
  path: '/mgr/joint/part',
  summary: 'The part of an application that a department sees for its check, in full; the first look is noted',
  summaryCN: '部门核查所需的申请内容，首次查看有记录',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    asks: Bilingual,
    sections: Type.Array(
      Type.Object({
        title: Bilingual,
        facts: Type.Array(Type.Object({ key: Type.String(), label: Bilingual, value: Bilingual })),
      }),
    ),
    /** Applications for others of the family, where each has one; what is told of them is no more than is asked of this one. */
    siblings: Type.Array(SiblingShape),
    ruling: Type.String(),
  }),
});
