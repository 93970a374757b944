import { isSame } from '#core/forms/merge.ts';
import type { RowValue, Values } from '#core/forms/values.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';
import { type QuestItem, questFields, questItems } from './quest.ts';
import { rowsOf } from './quest-rows.ts';

/** Fields of a questionnaire whose words may change once it is published. */
export const wordedFields: readonly string[] = ['titleCN', 'titleEN'];

/** What of an item answers depend on. */
const itemStructure = ['code', 'type', 'required', 'showIf'] as const;

/** What a change of a published questionnaire touches beyond its words: answers that were given must keep their meaning. */
export function structureProblems(before: Values, after: Values): Problem[] {
  const settings = questFields
    .map(({ key }) => key)
    .filter((key) => key !== 'items' && !wordedFields.includes(key) && isChanged(before[key], after[key]))
    .map((path) => problem(path, { CN: '发布后不能再改。', EN: 'it stays as it was published.' }));
  const [then, now] = [rowsOf(before), rowsOf(after)];
  if (!isSame(idsOf(then), idsOf(now))) {
    const because = { CN: '发布后不能增减题目或调整顺序。', EN: 'items cannot be added, removed or moved any more.' };
    return [...settings, problem('items', because)];
  }
  const [asked, asks] = [questItems(before), questItems(after)];
  return [...settings, ...now.flatMap((row, at) => itemProblems(then[at]!, row, [asked[at]!, asks[at]!]))];
}

function itemProblems(before: RowValue, after: RowValue, [then, now]: readonly [QuestItem, QuestItem]): Problem[] {
  const path = (key: string) => `items[${after.id}].${key}`;
  const changed = itemStructure
    .filter((key) => isChanged(before[key], after[key]))
    .map((key) => problem(path(key), { CN: '发布后不能再改。', EN: 'it stays as it was published.' }));
  if (then.options.length !== now.options.length) {
    const because = { CN: '发布后选项的个数不能变。', EN: 'options cannot be added or removed any more.' };
    return [...changed, problem(path('options'), because)];
  }
  // An answer holds the position of an option, so that words that swap places would swap what people chose.
  const isMoved = now.options.some(({ CN }, at) => then.options[at]!.CN !== CN && isIn(then.options, CN));
  const because = { CN: '发布后选项的顺序不能变。', EN: 'options cannot change places any more.' };
  return isMoved ? [...changed, problem(path('options'), because)] : changed;
}

function idsOf(rows: readonly RowValue[]): readonly string[] {
  return rows.map(({ id }) => id);
}

function isIn(options: readonly Text[], CN: string): boolean {
  return options.some((option) => option.CN === CN);
}

function isChanged(before: unknown, after: unknown): boolean {
  return !isSame(before ?? '', after ?? '');
}

function problem(path: string, because: Text): Problem {
  return { path, key: 'FORBIDDEN', params: { becauseCN: because.CN, becauseEN: because.EN } };
}
