import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, Id, Input, Nullable } from '#core/contracts/shapes.ts';

export const yearTrialCall = defineCall({
  method: 'GET',
  path: '/mgr/apply/program/trial',
  class: 'R',
  access: 'Mgr.ApplyProgram',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary:
    'Tries a year on the cases of the year before, as they were submitted: how many would be whole, what the others ' +
    'lack, and how many stood longer in a step than this year allows; figures alone, nothing of anybody',
  summaryCN: '用上一年度的办件试算年度设置，只给数字',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    /** The year whose cases were tried. */
    year: Type.Integer(),
    /** All that were handed in, and those tried: the newest, as far as what was submitted is kept here. */
    cases: Type.Integer(),
    tried: Type.Integer(),
    whole: Type.Integer(),
    quota: Nullable(Type.Integer()),
    faults: Type.Array(
      Type.Object({
        path: Type.String(),
        section: Bilingual,
        label: Bilingual,
        /** Nothing was entered there, or what was entered is not allowed. */
        isMissing: Type.Boolean(),
        cases: Type.Integer(),
      }),
    ),
    /** Steps with a deadline, in working days; `longest` is 0 where no case has left the step. */
    steps: Type.Array(
      Type.Object({
        state: Type.String(),
        name: Bilingual,
        days: Type.Integer(),
        cases: Type.Integer(),
        late: Type.Integer(),
        longest: Type.Integer(),
      }),
    ),
  }),
});
