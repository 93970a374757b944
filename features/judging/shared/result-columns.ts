import type { OutputOf } from '#core/contracts/contract.ts';
import type { ListColumn } from '#core/resources/list-column.ts';
import { textIn } from '#core/texts/text.ts';
import type { resultsCall } from '#features/judging/result-calls.ts';

type ResultRow = OutputOf<typeof resultsCall>['rows'][number];

/** The columns of a file of results: what counts, and beside it what informs. */
export const resultColumns: readonly ListColumn<ResultRow>[] = [
  { title: { CN: '名次', EN: 'Rank' }, width: 8, text: ({ rank }) => String(rank) },
  { title: { CN: '项目编号', EN: 'Entry number' }, width: 16, text: ({ no }) => no },
  { title: { CN: '项目', EN: 'Project' }, width: 40, text: ({ project }) => project },
  { title: { CN: '赛道', EN: 'Track' }, width: 20, text: ({ track }, locale) => textIn(track, locale) },
  { title: { CN: '得分', EN: 'Result' }, width: 10, text: ({ result }) => result.toFixed(2) },
  { title: { CN: '评分份数', EN: 'Sheets' }, width: 10, text: ({ sheets }) => String(sheets) },
  { title: { CN: '校正分', EN: 'Adjusted score' }, width: 12, text: ({ adjusted }) => adjusted.toFixed(2) },
  { title: { CN: '校正名次', EN: 'Adjusted rank' }, width: 12, text: ({ adjustedRank }) => String(adjustedRank) },
  {
    title: { CN: '名次的 95% 区间', EN: '95% interval of the rank' },
    width: 18,
    text: ({ low, high }) => `${low}–${high}`,
  },
  {
    title: { CN: '线上概率', EN: 'Chance above the line' },
    width: 14,
    text: ({ inside }) => `${Math.round(inside * 100)}%`,
  },
  {
    title: { CN: '逐一去掉一位评委后的名次', EN: 'Rank without any one judge' },
    width: 24,
    text: ({ bestWithout, worstWithout }) => `${bestWithout}–${worstWithout}`,
  },
];
