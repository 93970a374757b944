import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Named, Nullable, RequestId } from '#core/contracts/shapes.ts';

const read = { method: 'GET', class: 'R' } as const;
const write = { method: 'POST', class: 'W' } as const;
const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const office = { sides: ['office'], rate: 'general', owner: 'tenant' } as const;

export const questOneCall = defineCall({
  ...read,
  ...own,
  path: '/web/quest/one',
  summary: 'Questionnaires: what one asks, and whether the caller may still answer',
  summaryCN: '问卷：内容，以及本人能否填写',
  input: Input({ id: Id }),
  output: Type.Object({
    id: Id,
    title: Bilingual,
    purpose: Type.String(),
    isAnonymous: Type.Boolean(),
    closesAt: Nullable(DateTime),
    state: Type.Union([Type.Literal('open'), Type.Literal('coming'), Type.Literal('closed'), Type.Literal('answered')]),
    items: Type.Array(
      Type.Object({
        code: Type.String(),
        type: Type.String(),
        title: Bilingual,
        options: Type.Array(Bilingual),
        isRequired: Type.Boolean(),
        showIf: Nullable(
          Type.Object({
            isAny: Type.Boolean(),
            rules: Type.Array(Type.Object({ code: Type.String(), is: Type.String(), value: Type.Number() })),
          }),
        ),
      }),
    ),
  }),
});

export const answerQuestCall = defineCall({
  ...write,
  ...own,
  path: '/web/quest/answer',
  summary: 'Questionnaires: answers one; answers to what was not asked are left out',
  summaryCN: '问卷：提交答卷',
  input: Input({ id: Id, answers: Named(Type.Unknown()), reqId: RequestId }),
  output: Done,
});

export const questFiguresCall = defineCall({
  ...read,
  ...office,
  access: 'operator',
  path: '/mgr/quest/figures',
  summary: 'Questionnaires: how often each answer was given',
  summaryCN: '问卷：各选项的回答次数',
  input: Input({ id: Id, tenantId: Id }),
  output: Type.Object({
    answers: Type.Integer(),
    items: Type.Array(
      Type.Object({
        code: Type.String(),
        type: Type.String(),
        title: Bilingual,
        answered: Type.Integer(),
        shares: Type.Array(Type.Object({ label: Bilingual, count: Type.Integer() })),
        texts: Type.Array(Type.String()),
      }),
    ),
  }),
});

export const questCalls = { questOneCall, answerQuestCall, questFiguresCall };
