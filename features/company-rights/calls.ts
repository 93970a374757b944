import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import {
  Bilingual,
  DateTime,
  Done,
  Id,
  Input,
  Named,
  Nothing,
  Nullable,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';

const common = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const Service = Type.String({ maxLength: 40 });

export const RightRow = Type.Object({
  id: Id,
  /** The code of the service, as in its address. */
  type: Service,
  title: Bilingual,
  /** DRAFT, SUBMITTED, APPROVED, REJECTED, EXPIRED or ENDED. */
  state: Type.String(),
  asked: Type.Integer(),
  granted: Nullable(Type.Integer()),
  validFrom: Nullable(Type.String()),
  validTo: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  updatedAt: DateTime,
  actions: Type.Array(Type.String()),
});

export const companypermListCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/companyperm',
  class: 'R',
  summary:
    'The rights of the selected company to declare for a service, newest first, with what is granted and used; ' +
    '301 without a company, 302 while it is not authenticated',
  summaryCN: '当前单位的申报资格，新的在前',
  input: Input({ type: Service }),
  output: Type.Object({
    company: Type.Object({ id: Id, name: Type.String(), code: Type.String() }),
    title: Bilingual,
    rows: Type.Array(RightRow),
    /** The right in force, with how many live cases of the company's staff count against it. */
    current: Nullable(Type.Object({ id: Id, granted: Type.Integer(), used: Type.Integer(), validTo: Type.String() })),
    canAdd: Type.Boolean(),
  }),
});

export const companypermOverviewCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/companyperm/overview',
  class: 'R',
  summary:
    'What the selected company can do in each programme that asks employers: window, quota, live cases and its right; ' +
    '301 without a company, 302 while it is not authenticated',
  summaryCN: '当前单位在各事项的申报时间、名额、在办件和资格',
  input: Nothing,
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        type: Service,
        title: Bilingual,
        year: Type.Integer(),
        /** open, coming or closed. */
        state: Type.String(),
        isAlwaysOpen: Type.Boolean(),
        opensAt: DateTime,
        closesAt: DateTime,
        /** Of the programme; null without a limit. */
        quota: Nullable(Type.Object({ most: Type.Integer(), used: Type.Integer() })),
        /** Live cases of the company's staff: what counts against its right. */
        running: Type.Integer(),
        /** The right in force. */
        right: Nullable(Type.Object({ granted: Type.Integer(), validTo: Type.String() })),
        /** DRAFT or SUBMITTED where another right is asked for. */
        asked: Nullable(Type.String()),
      }),
    ),
  }),
});

export const companypermOneCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/companyperm/one',
  class: 'R',
  summary: 'One right of a company the caller acts for, with everything it was asked with',
  summaryCN: '一项单位申报资格的全部内容',
  input: Input({ id: Id }),
  output: Type.Object({ ...RightRow.properties, rev: Revision, values: Named(Type.Unknown()) }),
});

export const companypermSaveCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/companyperm/save',
  class: 'W',
  summary:
    'Keeps the form of a right, new without id, over its revision; with submit it is checked whole and handed in. ' +
    'One a service may be a draft or wait at a time (ALREADY_ASKED)',
  summaryCN: '保存或提交单位申报资格申请',
  input: Input({
    id: Type.Optional(Id),
    type: Service,
    rev: Revision,
    values: Named(Type.Unknown()),
    submit: Type.Boolean(),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id, rev: Revision, state: Type.String() }),
});

export const companypermBackCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/companyperm/back',
  class: 'W',
  summary: 'Takes back what was handed in and not decided; it is a draft again',
  summaryCN: '撤回未审核的单位申报资格申请，恢复为草稿',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});

export const companypermDeleteCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/companyperm/delete',
  class: 'W',
  summary: 'Deletes a draft',
  summaryCN: '删除单位申报资格的草稿',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});
