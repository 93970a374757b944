import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Named, Nothing, Nullable, RequestId } from '#core/contracts/shapes.ts';

const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const office = { sides: ['office'], owner: 'tenant' } as const;

export const useAccessCodeCall = defineCall({
  ...own,
  method: 'POST',
  class: 'W',
  path: '/web/accesscode/use',
  summary:
    'Access code: uses it and opens what it is for, once a person; five wrong ones in a row stop the account for 15 minutes',
  summaryCN: '使用凭码开通对应内容，每人一次；连续输错五次停用 15 分钟',
  input: Input({ code: Type.String({ minLength: 1, maxLength: 40 }), reqId: RequestId }),
  output: Type.Object({ welcome: Bilingual, title: Bilingual, path: Nullable(Type.String()) }),
});

export const ownAccessCodesCall = defineCall({
  ...own,
  method: 'GET',
  class: 'R',
  path: '/web/accesscode/mine',
  summary: 'Access codes: the 20 latest that the caller used, by what they opened',
  summaryCN: '本人最近使用的 20 个凭码及所开通的内容',
  input: Nothing,
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        scene: Bilingual,
        title: Bilingual,
        code: Type.String(),
        path: Nullable(Type.String()),
        usedAt: DateTime,
      }),
    ),
  }),
});

/** No request id: an answer that was kept for a repeat would be a copy of the codes. */
export const makeAccessCodesCall = defineCall({
  ...office,
  access: 'Mgr.Common.edit',
  method: 'POST',
  class: 'D',
  rate: 'export',
  path: '/mgr/accesscode/generate',
  summary: 'Access codes: makes a batch and answers the file with its codes, which are never shown again',
  summaryCN: '生成一批凭码',
  input: Input({ tenantId: Id, values: Named(Type.Unknown()) }),
  output: Done,
});

export const batchCodesCall = defineCall({
  ...office,
  access: 'Mgr.Common',
  method: 'GET',
  class: 'R',
  rate: 'general',
  path: '/mgr/accesscode/codes',
  summary: 'Access codes: the codes of a batch by their last two characters, and the latest 100 uses',
  summaryCN: '查看一批凭码',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    usesEach: Type.Integer(),
    /** The first 200. */
    codes: Type.Array(Type.Object({ id: Id, code: Type.String(), used: Type.Integer() })),
    uses: Type.Array(Type.Object({ id: Id, name: Type.String(), code: Type.String(), usedAt: DateTime })),
  }),
});
