import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Day, Id, Input } from '#core/contracts/shapes.ts';

export const placeWeekCall = defineCall({
  method: 'GET',
  path: '/mgr/place/week',
  class: 'R',
  access: 'operator',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Places: what takes a place in the seven days from a day on, and when it is open',
  input: Input({ tenantId: Id, id: Id, from: Day }),
  output: Type.Object({
    /** `day` counts from Monday, 0 to 6; hours as `09:00`. */
    open: Type.Array(Type.Object({ day: Type.Integer(), from: Type.String(), to: Type.String() })),
    slots: Type.Array(
      Type.Object({
        id: Id,
        byType: Type.String(),
        refId: Id,
        title: Bilingual,
        startAt: DateTime,
        endAt: DateTime,
        /** Not public yet. */
        isDraft: Type.Boolean(),
      }),
    ),
  }),
});
