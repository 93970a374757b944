import { type Static, Type } from 'typebox';
import employers from '#data/demo/employers.json' with { type: 'json' };
import { post } from '#features/contents/shared/post.ts';
import type { Draft, Moved } from './read-drafts.ts';
import { contentHead, type WrittenContent, writeContent } from './write-content.ts';

const { at, ...head } = contentHead;

/** When each batch of the catalogue came out. */
const batchDays = {
  '2025-2': '2025-10-15 10:00',
  '2026-1': '2026-04-16 10:00',
  '2026-2': '2026-10-15 10:00',
} as const;

export const PostHead = Type.Object(
  {
    ...head,
    batch: Type.Enum(Object.keys(batchDays) as (keyof typeof batchDays)[]),
    type: Type.Enum(['MANAGEMENT', 'TECHNICAL', 'SKILLED', 'SALES']),
    level: Type.Enum(['1', '2', '3', '4', '5']),
    industry: Type.String(),
    shortage: Type.Enum(['QUANTITY', 'ABILITY', 'SUPPLY', 'DYNAMIC']),
    demand: Type.Integer(),
    education: Type.String(),
    years: Type.Integer(),
    /** A year, 万元. */
    pay: Type.Tuple([Type.Number(), Type.Number()]),
    employers: Type.Array(Type.Enum(Object.keys(employers) as (keyof typeof employers)[])),
  },
  { additionalProperties: false },
);

/** A scarce post; its batch tells when it came out. */
export function writePost(draft: Draft<Static<typeof PostHead>>, moved: Moved): WrittenContent {
  const { by, title, summary, CN, EN, file, files, pay, employers: who, ...facts } = draft;
  const [salaryFrom, salaryTo] = pay;
  return writeContent(
    post,
    { by, title, summary, CN, EN, file, files, at: moved(batchDays[draft.batch]) },
    { ...facts, salaryFrom, salaryTo, employers: who.map((key) => employers[key]).join('、') },
  );
}
