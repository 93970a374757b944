import { Type } from 'typebox';
import { readData, Words } from '#server/demo/read-data.ts';

const closed = { additionalProperties: false };

const Share = Type.Number({ minimum: 0, maximum: 1 });

/** What is told of the two years before the story: names, and how many applied to what in which month. */
export const earlier = readData(
  'earlier.json',
  Type.Object(
    {
      surnames: Words,
      given: Type.Array(Words, { minItems: 1 }),
      programmes: Type.Record(
        Words,
        Type.Object(
          {
            /** Cases in a usual month of the year before the story's, and of the story's. */
            first: Type.Integer({ minimum: 0 }),
            second: Type.Integer({ minimum: 0 }),
            /** How each month of a year differs from a usual one. */
            months: Type.Array(Type.Number({ minimum: 0 }), { minItems: 12, maxItems: 12 }),
            granted: Share,
            /** Whether reviewed cases are announced together, twice a month. */
            together: Type.Optional(Type.Boolean()),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
);
