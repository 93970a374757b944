import { Type } from 'typebox';
import { defineCall } from './contract.ts';
import { Done, Id, Input, Named, Nullable, RequestId, Revision } from './shapes.ts';

const Keys = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60, uniqueItems: true });

/** How the columns of a list stand: their order, and which are hidden and pinned. */
const Columns = Type.Object({ order: Keys, hidden: Keys, pinned: Keys }, { additionalProperties: false });

const Name = Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' });
const Resource = Type.String({ maxLength: 40 });

/** Most views that one person keeps of a list, and that a tenant shares. */
export const mostViews = 30;

/** Most views of a list whose rows are counted: as many as fit beside each other. */
export const mostCounted = 12;

const common = { access: 'operator', sides: ['office'], rate: 'general', owner: 'tenant' } as const;

export const viewListCall = defineCall({
  ...common,
  method: 'GET',
  path: '/mgr/view/list',
  class: 'R',
  summary: 'Saved views of a list that the caller may read: the own ones and those shared in the tenant',
  summaryCN: '列表的视图：本人的和本租户共享的',
  input: Input({ tenantId: Id, resource: Resource }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        query: Type.String(),
        columns: Nullable(Columns),
        isShared: Type.Boolean(),
        /** Whether the list opens with it for whoever chose nothing else. */
        isDefault: Type.Boolean(),
        isMine: Type.Boolean(),
        /** Whether the caller may change or remove it. */
        canChange: Type.Boolean(),
        by: Type.String(),
        rev: Revision,
      }),
    ),
  }),
});

export const viewCountsCall = defineCall({
  ...common,
  method: 'GET',
  path: '/mgr/view/counts',
  class: 'R',
  summary: 'How many rows of a list each of several filters finds, counted like its total; saved views show them',
  summaryCN: '列表按几组筛选各有多少条',
  input: Input({
    tenantId: Id,
    resource: Resource,
    filters: Type.Array(Type.Object({ id: Id, filter: Named(Type.Unknown()) }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: mostCounted,
    }),
  }),
  output: Type.Object({ counts: Type.Array(Type.Object({ id: Id, count: Type.Integer() })) }),
});

export const saveViewCall = defineCall({
  ...common,
  method: 'POST',
  path: '/mgr/view/save',
  class: 'W',
  summary:
    'Keeps a view of a list, or changes one over its revision; sharing, and opening the list with it for everybody, need Mgr.View.share',
  summaryCN: '保存或按版本修改列表的视图',
  input: Input({
    tenantId: Id,
    id: Type.Optional(Id),
    rev: Type.Optional(Revision),
    resource: Resource,
    name: Name,
    query: Type.String({ maxLength: 2000 }),
    columns: Type.Optional(Columns),
    isShared: Type.Boolean(),
    /** Only for a shared view that exists; without it nothing changes. */
    isDefault: Type.Optional(Type.Boolean()),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id, rev: Revision }),
});

export const removeViewCall = defineCall({
  ...common,
  method: 'POST',
  path: '/mgr/view/remove',
  class: 'W',
  summary: 'Removes an own view, or with Mgr.View.share a shared one',
  summaryCN: '删除本人的视图，有权时也删除共享的',
  input: Input({ tenantId: Id, id: Id, reqId: RequestId }),
  output: Done,
});
