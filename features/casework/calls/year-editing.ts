import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Id, Input, Named, Nullable, RequestId, Revision } from '#core/contracts/shapes.ts';
import { draftStates, yearSteps, yearVerdicts } from '#features/casework/shared/year-states.ts';

const ofYears = { sides: ['office'], rate: 'general', owner: 'tenant' } as const;

/** The form of a year. */
const Values = Named(Type.Unknown());

const step = { state: Type.String(), title: Bilingual, days: Type.Integer() };

export const yearFactsCall = defineCall({
  ...ofYears,
  method: 'GET',
  path: '/mgr/apply/program/facts',
  class: 'R',
  access: 'Mgr.ApplyProgram',
  summary:
    'What the page of a programme year knows beyond its form: what is in force, the year before, what is taken, the ' +
    'steps with their days, and how its draft stands; of a draft that is given by id',
  summaryCN: '申报年度编辑页所需的对照、占用名额、环节天数和复核情况',
  input: Input({
    tenantId: Id,
    programme: Type.String({ maxLength: 40 }),
    year: Type.Integer({ minimum: 2000, maximum: 2100 }),
    id: Type.Optional(Id),
  }),
  output: Type.Object({
    taken: Type.Integer(),
    takenItems: Type.Array(Type.Object({ item: Type.String(), count: Type.Integer() })),
    isBegun: Type.Boolean(),
    inForce: Nullable(Values),
    lastYear: Nullable(Values),
    steps: Type.Array(Type.Object(step)),
    /** All steps after the application, those with a deadline that a year may set, and the rest. */
    stages: Type.Array(Type.Object({ ...step, isTimed: Type.Boolean() })),
    calendarYears: Type.Array(Type.Integer()),
    ownDays: Type.Array(Type.Object({ day: Type.String(), isWorking: Type.Boolean() })),
    /** Null where nothing waits to be published. */
    review: Nullable(
      Type.Object({
        state: Type.Enum([...draftStates]),
        changedBy: Type.Array(Type.String()),
        /** Who could publish it, as far as a line has room. */
        second: Type.Array(Bilingual),
        /** Whether the caller changed or sent it, and so cannot decide on it. */
        isMine: Type.Boolean(),
        sentAt: Nullable(DateTime),
        returnedBy: Nullable(Type.String()),
        reason: Type.String(),
        savedAt: DateTime,
      }),
    ),
  }),
});

const move = { tenantId: Id, id: Id, rev: Revision, reqId: RequestId };
const moved = Type.Object({ rev: Revision });

export const moveYearCall = defineCall({
  ...ofYears,
  method: 'POST',
  path: '/mgr/apply/program/move',
  class: 'W',
  access: 'Mgr.ApplyProgram.edit',
  summary: 'Sends the draft of a programme year to a second person, takes it back from there, or gives it up',
  summaryCN: '送复核、撤回或放弃申报年度的草稿',
  input: Input({ ...move, step: Type.Enum([...yearSteps]) }),
  output: moved,
});

export const decideYearCall = defineCall({
  ...ofYears,
  method: 'POST',
  path: '/mgr/apply/program/decide',
  class: 'W',
  access: 'Mgr.ApplyProgram.publish',
  summary: 'Publishes the draft of a programme year, or returns it with a reason; by nobody who changed or sent it',
  summaryCN: '复核后发布或退回申报年度',
  input: Input({
    ...move,
    step: Type.Enum([...yearVerdicts]),
    reason: Type.Optional(Type.String({ maxLength: 2000 })),
  }),
  output: moved,
});
