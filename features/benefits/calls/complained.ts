import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Id, Input, Nullable } from '#core/contracts/shapes.ts';
import { reading } from './call-parts.ts';

export const complainedUseCall = defineCall({
  ...reading,
  access: 'Mgr.Complaint',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  path: '/mgr/complaint/use',
  summary: 'Complaints: the use of a talent card that one is about, if it is of the own card of whoever complains',
  summaryCN: '投诉建议：所反映的人才卡核销，限提出人本人的卡',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    use: Nullable(
      Type.Object({
        id: Id,
        no: Type.String(),
        title: Bilingual,
        shop: Bilingual,
        usedAt: DateTime,
        state: Type.String(),
        cardId: Id,
        cardNo: Type.String(),
      }),
    ),
  }),
});
