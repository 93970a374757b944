import { employers } from './employers.ts';
import type { Both, Draft, WrittenContent } from './write-content.ts';
import { writeContent } from './write-content.ts';

interface PostDraft {
  readonly by?: 'park';
  readonly batch: keyof typeof batchDays;
  readonly type: 'MANAGEMENT' | 'TECHNICAL' | 'SKILLED' | 'SALES';
  readonly level: '1' | '2' | '3' | '4' | '5';
  readonly industry: string;
  readonly shortage: 'QUANTITY' | 'ABILITY' | 'SUPPLY' | 'DYNAMIC';
  readonly demand: number;
  readonly education: string;
  readonly years: number;
  /** A year, 万元. */
  readonly pay: readonly [from: number, to: number];
  readonly employers: readonly (keyof typeof employers)[];
  readonly title: Both;
  /** One sentence on what the post is about. */
  readonly summary: Both;
  /** Items parted by `；` in Chinese and `;` in English. */
  readonly duties: Both;
  readonly needs: Both;
  /** What the employer gives beside pay. */
  readonly offer: Both;
}

/** When each batch of the catalogue came out. */
const batchDays = {
  '2025-2': '2025-10-15 10:00',
  '2026-1': '2026-04-16 10:00',
  '2026-2': '2026-10-15 10:00',
} as const;

/** A scarce post: duties and requirements as lists. */
export function writePost(post: PostDraft): WrittenContent {
  const { by = 'bureau', title, summary, duties, needs, offer, pay, employers: who, ...facts } = post;
  const list = (text: string, mark: string) =>
    text
      .split(mark)
      .map((item) => item.trim())
      .map((item) => `- ${item.charAt(0).toUpperCase()}${item.slice(1)}`)
      .join('\n');
  const draft: Draft = {
    by,
    at: batchDays[post.batch],
    title,
    summary,
    CN: `# 岗位职责\n${list(duties[0], '；')}\n# 任职要求\n${list(needs[0], '；')}\n# 工作条件\n${offer[0]}`,
    EN: `# Duties\n${list(duties[1], ';')}\n# Requirements\n${list(needs[1], ';')}\n# What is offered\n${offer[1]}`,
  };
  const [salaryFrom, salaryTo] = pay;
  return writeContent('post', draft, {
    ...facts,
    salaryFrom,
    salaryTo,
    employers: who.map((key) => employers[key]).join('、'),
  });
}
