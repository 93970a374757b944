import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Id, Input, Named, RequestId, Revision } from '#core/contracts/shapes.ts';

const office = { sides: ['office'], rate: 'general', owner: 'tenant' } as const;
const Values = Named(Type.Unknown());

export const platformCall = defineCall({
  ...office,
  method: 'GET',
  path: '/mgr/platform/one',
  class: 'R',
  access: 'Mgr.PI',
  summary: 'Platform information: the values of its form, and its earlier versions, newest first, at most fifty',
  summaryCN: '平台信息的内容和历史版本，最多五十版',
  input: Input({ tenantId: Id }),
  output: Type.Object({
    values: Values,
    rev: Revision,
    canEdit: Type.Boolean(),
    versions: Type.Array(Type.Object({ rev: Revision, at: DateTime, by: Type.String() })),
  }),
});

export const platformVersionCall = defineCall({
  ...office,
  method: 'GET',
  path: '/mgr/platform/version',
  class: 'R',
  access: 'Mgr.PI',
  summary: 'Platform information: the values as they were saved at a revision',
  summaryCN: '平台信息某一版的内容',
  input: Input({ tenantId: Id, rev: Revision }),
  output: Type.Object({ values: Values }),
});

export const savePlatformCall = defineCall({
  ...office,
  method: 'POST',
  path: '/mgr/platform/save',
  class: 'W',
  access: 'Mgr.PI.edit',
  summary: 'Platform information: changes it over its revision; INVALID by field, CONFLICT with the present values',
  summaryCN: '按版本修改平台信息',
  input: Input({ tenantId: Id, rev: Revision, values: Values, reqId: RequestId }),
  output: Type.Object({ rev: Revision }),
});

export const recycleCall = defineCall({
  ...office,
  method: 'GET',
  path: '/mgr/recycle',
  class: 'R',
  access: 'operator',
  summary: 'The lists with a recycle bin that the caller may read, and how many records lie in each',
  summaryCN: '有回收站的列表及其中的记录数',
  input: Input({ tenantId: Id }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Bilingual,
        /** Of the list in the back office. */
        path: Type.String(),
        /** Counted like the total of a list. */
        count: Type.Integer(),
        canRestore: Type.Boolean(),
      }),
    ),
  }),
});
