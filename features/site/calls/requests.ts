import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Named, RequestId } from '#core/contracts/shapes.ts';

const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const Slug = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z0-9-]*$' });

export const ownRequestsCall = defineCall({
  ...own,
  method: 'GET',
  path: '/web/serve/request',
  class: 'R',
  summary: 'One-to-one service: the own requests for a service, newest first, with what was answered',
  summaryCN: '一对一服务：本人的服务申请及答复，新的在前',
  input: Input({ service: Slug }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        no: Type.String(),
        title: Bilingual,
        state: Type.String(),
        wish: Type.String(),
        answer: Type.String(),
        createdAt: DateTime,
        updatedAt: DateTime,
        actions: Type.Array(Type.String()),
      }),
    ),
    /** Whether another may be sent. */
    canAdd: Type.Boolean(),
  }),
});

export const saveRequestCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/serve/request/save',
  class: 'W',
  summary: 'One-to-one service: asks for it; INVALID by field, ALREADY_APPLIED while one is under way',
  summaryCN: '一对一服务：提出申请，办理中的不能重复提出',
  input: Input({ service: Slug, values: Named(Type.Unknown()), reqId: RequestId }),
  output: Type.Object({ id: Id, no: Type.String() }),
});

export const withdrawRequestCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/serve/request/withdraw',
  class: 'W',
  summary: 'One-to-one service: takes an own request back that nobody has accepted yet',
  summaryCN: '一对一服务：撤回尚未受理的申请',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});
