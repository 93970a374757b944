import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Input, Nothing } from '#core/contracts/shapes.ts';
import { tagLimits, tags } from '#features/accounts/shared/tags.ts';

const Tags = Type.Object({
  tags: Type.Array(Type.String()),
  /** Whether the question was answered; until then the personal centre asks. */
  isTag: Type.Boolean(),
  /** Whether suggestions may use the tags. */
  isPersonal: Type.Boolean(),
});

export const tagsCall = defineCall({
  method: 'GET',
  path: '/web/user/gettag',
  class: 'R',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary: 'The own tags, whether they were picked, and whether suggestions may use them',
  summaryCN: '本人的标签，是否自选，推荐能否使用',
  input: Nothing,
  output: Tags,
});

export const saveTagsCall = defineCall({
  method: 'POST',
  path: '/web/user/tag',
  class: 'W',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary: 'Picks the own tags, three to ten or none, and says whether suggestions may use them',
  summaryCN: '选择本人的标签，并设定推荐能否使用',
  input: Input({
    tags: Type.Optional(Type.Array(Type.Enum([...tags.keys()]), { maxItems: tagLimits.most, uniqueItems: true })),
    isPersonal: Type.Boolean(),
  }),
  output: Tags,
});
