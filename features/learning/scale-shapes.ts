import { Type } from 'typebox';
import { Bilingual } from '#core/contracts/shapes.ts';
import { reasonLength } from './shared/score-sheet.ts';

const Level = Type.Object({ value: Type.Number(), label: Bilingual, note: Type.Optional(Bilingual) });

/** A scale as it was frozen. */
export const RubricShape = Type.Object({
  code: Type.String(),
  version: Type.Integer(),
  dimensions: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Bilingual,
      weight: Type.Optional(Type.Number()),
      min: Type.Number(),
      max: Type.Number(),
      step: Type.Number(),
      levels: Type.Array(Level),
      bands: Type.Optional(Type.Array(Type.Object({ from: Type.Number(), to: Type.Number(), note: Bilingual }))),
    }),
  ),
  aggregate: Type.String(),
  decimals: Type.Integer(),
});

/** Points and reason for one criterion of a scale. */
export const ScoreShape = Type.Object(
  {
    code: Type.String({ maxLength: 40 }),
    score: Type.Number({ minimum: -1000, maximum: 1000 }),
    reason: Type.String({ maxLength: reasonLength.most }),
  },
  { additionalProperties: false },
);
