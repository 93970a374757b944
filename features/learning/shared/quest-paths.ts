import { itemsAsked, type QuestItem } from './quest.ts';

export interface PathLengths {
  readonly shortest: number;
  readonly longest: number;
}

/** Ways through a questionnaire that are tried before it is only said between what it must lie. */
const mostTried = 4096;

/** How many items the shortest and the longest way through a questionnaire ask, whatever is answered. */
export function pathLengths(items: readonly QuestItem[]): PathLengths {
  const rules = items.flatMap(({ showIf }) => showIf?.rules ?? []);
  const deciding = items.flatMap((item) => {
    const values = rules.filter(({ code }) => code === item.code).map(({ value }) => value);
    return values.length === 0 ? [] : [{ code: item.code, answers: answersTo(item, [...new Set(values)]) }];
  });
  const ways = deciding.reduce((count, { answers }) => count * answers.length, 1);
  if (ways > mostTried) return { shortest: items.filter(({ showIf }) => !showIf).length, longest: items.length };
  const lengths = Array.from({ length: ways }, (_, way) => {
    let rest = way;
    const answers: Record<string, unknown> = {};
    for (const { code, answers: choices } of deciding) {
      answers[code] = choices[rest % choices.length];
      rest = Math.floor(rest / choices.length);
    }
    return itemsAsked(items, answers).length;
  });
  return { shortest: Math.min(...lengths), longest: Math.max(...lengths) };
}

/** One answer for each way in which an item can decide what follows. */
function answersTo({ type, options, isRequired }: QuestItem, values: readonly number[]): unknown[] {
  const none = isRequired ? [] : [undefined];
  if (type === 'MULTI')
    return Array.from({ length: 2 ** Math.min(values.length, 6) }, (_, set) =>
      values.filter((_value, at) => (set >> at) % 2 === 1),
    );
  if (type === 'SINGLE') {
    const other = options.findIndex((_, at) => !values.includes(at + 1));
    return [...values, ...(other < 0 ? [] : [other + 1]), ...none];
  }
  const near = [...new Set(values.flatMap((value) => [value - 1, value, value + 1]))];
  return [...(type === 'SCALE' ? near.filter((value) => value >= 1 && value <= 5) : near), ...none];
}

/** How deep each item hangs below others, by its code: 0 for one that is always asked, one more than what its first rule is about. */
export function depthsOf(items: readonly QuestItem[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { code, showIf } of items) {
    const above = showIf?.rules.map((rule) => depths.get(rule.code) ?? 0);
    depths.set(code, above ? Math.max(0, ...above) + 1 : 0);
  }
  return depths;
}

/** About how long the longest way takes, in minutes. */
export function minutesFor(items: readonly QuestItem[]): number {
  const seconds = { SINGLE: 10, MULTI: 15, SCALE: 8, NUMBER: 10, DATE: 10, TEXT: 40 } as const;
  return Math.max(1, Math.round(items.reduce((sum, { type }) => sum + seconds[type], 0) / 60));
}
