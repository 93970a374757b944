import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Day, Id, Input, Nullable } from '#core/contracts/shapes.ts';

const reading = {
  method: 'GET',
  class: 'R',
  access: 'Mgr.Flock',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
} as const;

/** Light of a section or measure, with whether its interval leaves it open. */
const lit = {
  light: Type.Union([Type.Literal('good'), Type.Literal('watch'), Type.Literal('act'), Type.Literal('none')]),
  isProvisional: Type.Boolean(),
};

export const farmPanelCall = defineCall({
  ...reading,
  path: '/mgr/flockfarm/panel',
  summary: 'Farms: houses, people (names masked) and own limits of a farm',
  summaryCN: '农场：禽舍、成员和自定界限',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    genetics: Type.String(),
    breed: Bilingual,
    houses: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        floor: Bilingual,
        birds: Nullable(Type.Integer()),
        placedOn: Nullable(Day),
        isSick: Type.Boolean(),
      }),
    ),
    members: Type.Array(Type.Object({ name: Type.String(), role: Bilingual, since: DateTime })),
    limits: Type.Array(Type.Object({ name: Bilingual, unit: Type.String(), good: Type.Number(), act: Type.Number() })),
  }),
});

export const reportPanelCall = defineCall({
  ...reading,
  path: '/mgr/flockreport/panel',
  summary: 'Reports: what each section comes to, red flags, what to look at next, what was written',
  summaryCN: '分析报告：各项结果、红色警示、下一步和文字',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    /** Masked. */
    assessor: Type.String(),
    ageDays: Nullable(Type.Integer()),
    /** What to look at next, three at most. */
    findings: Type.Array(Type.Object({ title: Bilingual, why: Bilingual })),
    flags: Type.Array(Bilingual),
    /** What calls for action first, what was not assessed last. */
    sections: Type.Array(
      Type.Object({
        ...lit,
        name: Bilingual,
        state: Bilingual,
        n: Type.Integer(),
        /** Percent, index points or ppm as `unit` says, with their 95 % interval. */
        marks: Type.Array(
          Type.Object({
            ...lit,
            name: Bilingual,
            unit: Type.String(),
            value: Type.Number(),
            low: Type.Number(),
            high: Type.Number(),
            good: Type.Number(),
            act: Type.Number(),
          }),
        ),
        scales: Type.Array(
          Type.Object({
            name: Bilingual,
            /** Names are no ranks: shown without an order of colour. */
            isNominal: Type.Boolean(),
            counts: Type.Array(Type.Object({ score: Type.Integer(), label: Bilingual, count: Type.Integer() })),
          }),
        ),
        readings: Type.Array(
          Type.Object({
            place: Bilingual,
            method: Bilingual,
            ppm: Nullable(Type.Number()),
            level: Type.Integer(),
            isAboveLimit: Type.Boolean(),
          }),
        ),
      }),
    ),
    note: Type.String(),
    comments: Type.Array(Type.Object({ text: Type.String(), at: DateTime })),
  }),
});
