import { Type } from 'typebox';
import { defineCall } from './contract.ts';
import { Bilingual, DateTime, Day, Id, Input, Named, Nullable, RequestId, Revision } from './shapes.ts';

export const dashboardCall = defineCall({
  method: 'GET',
  path: '/mgr/dashboard',
  class: 'R',
  access: 'Mgr.Dashboard',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Live figures of the tenant; each part only if the caller holds its menu code',
  summaryCN: '工作台的实时数字，按权限给出',
  input: Input({
    tenantId: Id,
    period: Type.Union([Type.Literal('today'), Type.Literal('30d'), Type.Literal('year')]),
    programme: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  output: Type.Object({
    /** Null for whoever may not see cases. */
    cases: Nullable(
      Type.Object({
        /** Of the steps with a due date this month; null without any. */
        onTimeShare: Nullable(Type.Number()),
        dueToday: Type.Integer(),
        figures: Type.Array(
          Type.Object({
            key: Type.Union([
              Type.Literal('pendingReview'),
              Type.Literal('overdue'),
              Type.Literal('submittedToday'),
              Type.Literal('toCorrect'),
              Type.Literal('publicityNow'),
              Type.Literal('approved'),
              Type.Literal('drafts'),
              Type.Literal('newAccounts'),
            ]),
            value: Type.Integer(),
            previous: Nullable(Type.Integer()),
            trend: Type.Array(Type.Integer()),
          }),
        ),
        trend: Type.Array(
          Type.Object({ programme: Type.String(), days: Type.Array(Type.Object({ day: Day, count: Type.Integer() })) }),
        ),
        funnel: Type.Array(
          Type.Object({
            step: Type.String(),
            count: Type.Integer(),
            share: Nullable(Type.Number()),
            days: Nullable(Type.Number()),
          }),
        ),
      }),
    ),
    expiring: Type.Array(
      Type.Object({
        kind: Type.String(),
        title: Bilingual,
        note: Bilingual,
        at: DateTime,
        path: Nullable(Type.String()),
      }),
    ),
    notices: Type.Array(Type.Object({ id: Id, title: Bilingual, at: DateTime, top: Type.Boolean() })),
  }),
});

export const badgesCall = defineCall({
  method: 'GET',
  path: '/mgr/badges',
  class: 'R',
  access: 'operator',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Counts beside menus where somebody must act, by menu name; unread messages; the codes held by now',
  summaryCN: '菜单旁的待办数、未读消息数和现有权限',
  input: Input({ tenantId: Id }),
  output: Type.Object({ menus: Named(Type.Integer()), unread: Type.Integer(), permCodes: Type.Array(Type.String()) }),
});

const RightsNode = Type.Object({ code: Type.String(), name: Bilingual, parent: Nullable(Type.String()) });

export const rightsCall = defineCall({
  method: 'GET',
  path: '/mgr/rights',
  class: 'R',
  access: ['Mgr.Role', 'Mgr.TenantPerm', 'Mgr.Permission'],
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'All codes with names, which of them the tenant owns and which the caller holds',
  summaryCN: '全部权限的名称，以及租户和本人拥有哪些',
  input: Input({ tenantId: Id }),
  output: Type.Object({
    codes: Type.Array(RightsNode),
    owned: Type.Array(Type.String()),
    held: Type.Array(Type.String()),
  }),
});

export const rightsPreviewCall = defineCall({
  method: 'POST',
  path: '/mgr/rights/preview',
  class: 'R',
  access: ['Mgr.Role.edit', 'Mgr.TenantPerm.edit'],
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary:
    'What a change of codes would do before it is saved: users, roles and codes gained or lost; POST for its length',
  summaryCN: '保存前试算权限变更的影响：用户、角色和增减的权限',
  input: Input({
    tenantId: Id,
    kind: Type.Union([Type.Literal('role'), Type.Literal('tenant')]),
    id: Id,
    codes: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 500 }),
  }),
  output: Type.Object({
    added: Type.Array(Type.String()),
    removed: Type.Array(Type.String()),
    roles: Type.Array(Type.Object({ id: Id, name: Bilingual, loses: Type.Array(Type.String()) })),
    users: Type.Array(Type.Object({ id: Id, name: Type.String(), lastLogin: Nullable(DateTime) })),
  }),
});

export const saveRightsCall = defineCall({
  method: 'POST',
  path: '/mgr/rights/save',
  class: 'W',
  access: ['Mgr.Role.edit', 'Mgr.TenantPerm.edit'],
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Gives a role, or a tenant, exactly these codes; a tenant that loses codes takes them from its roles, too',
  summaryCN: '设定角色或租户的权限；租户收回的，其角色一并收回',
  input: Input({
    tenantId: Id,
    kind: Type.Union([Type.Literal('role'), Type.Literal('tenant')]),
    id: Id,
    rev: Revision,
    codes: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 500 }),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id, rev: Revision }),
});
