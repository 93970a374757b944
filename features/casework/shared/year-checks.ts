import { dictionaries } from '#core/dictionaries/registry.ts';
import { isSame } from '#core/forms/merge.ts';
import { validateSection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';
import { programmeYear } from '#features/casework/resources/programme-year.ts';
import { isDecisionRule } from './decision-number.ts';
import type { YearSettings } from './programme-year.ts';
import { allotmentTable, itemsOf, quotasIn, wholeProgramme } from './year-items.ts';

/** What a check has to know beyond the form of the year. */
export interface YearFacts {
  /** Numbers given in the year, and what takes the quota of each item. */
  readonly taken: number;
  readonly takenItems: readonly { readonly item: string; readonly count: number }[];
  /** Whether anybody has begun an application of the year. */
  readonly isBegun: boolean;
  /** The form as it is in force; null for a year that was never published. */
  readonly inForce: Values | null;
  /** Steps of the programme with their working days, by the state in which each begins. */
  readonly steps: readonly { readonly state: string; readonly title: Text; readonly days: number }[];
  /** Years whose public holidays are known. */
  readonly calendarYears: readonly number[];
}

/** Something to mend before a year is published, to know of, or in order; `path` is the field it is about. */
export interface YearCheck {
  readonly level: 'blocks' | 'warns' | 'fine';
  readonly path: string;
  readonly text: Text;
}

/** Steps that the measures give a least number of working days. */
export const leastDays: Readonly<Record<string, number>> = { PUBLICITY: 5 };

/** Everything that is to be said of a year before it is published, what stops it first. Server and page read the same. */
export function yearChecks(values: Values, facts: YearFacts, today: string): YearCheck[] {
  const found = [
    ...formChecks(values, today),
    ...windowChecks(values),
    ...quotaChecks(values, facts),
    ...stepChecks(values, facts),
    ...formBegun(values, facts),
  ];
  return (['blocks', 'warns', 'fine'] as const).flatMap((level) => found.filter((each) => each.level === level));
}

/** Those that stop a year from being published. */
export function blockingChecks(values: Values, facts: YearFacts, today: string): YearCheck[] {
  return yearChecks(values, facts, today).filter(({ level }) => level === 'blocks');
}

const blocks = (path: string, CN: string, EN: string): YearCheck => ({ level: 'blocks', path, text: { CN, EN } });
const warns = (path: string, CN: string, EN: string): YearCheck => ({ level: 'warns', path, text: { CN, EN } });
const fine = (path: string, CN: string, EN: string): YearCheck => ({ level: 'fine', path, text: { CN, EN } });

/** What the fields themselves say; texts that stand in one language alone are told as what they lack. */
function formChecks(values: Values, today: string): YearCheck[] {
  const fields = programmeYear.form ?? [];
  const section = { key: 'record', title: programmeYear.item, fields };
  const problems = validateSection(section, values, { today, data: {}, dictionaries });
  const lacking = problems.filter(({ path, key }) => key === 'REQUIRED' && path.endsWith('EN'));
  const others = problems.filter((problem) => !lacking.includes(problem));
  const named = (path: string) => fields.find(({ key }) => key === path.split(/[.[]/)[0]);
  return [
    ...others.map((problem) => {
      const label = (locale: 'CN' | 'EN') => problemText(problem, named(problem.path), locale);
      return blocks(problem.path, label('CN'), label('EN'));
    }),
    ...lacking.map(({ path }) => {
      const label = named(path)?.label ?? { CN: '', EN: '' };
      const name = { CN: label.CN.replace('（英文）', ''), EN: label.EN.replace(' (English)', '') };
      return blocks(path, `英文缺“${name.CN}”`, `The English is missing: ${name.EN}`);
    }),
    ...(lacking.length === 0 && values.titleEN
      ? [fine('titleEN', '中英文都已填写', 'Both languages are filled in')]
      : []),
  ];
}

function windowChecks({ opensOn, closesOn, types }: Values): YearCheck[] {
  const isTurned = (from: unknown, to: unknown) => Boolean(from) && Boolean(to) && String(to) <= String(from);
  const rows = Array.isArray(types) ? types : [];
  const twice = rows.filter(({ type }, at) => rows.findIndex((each) => each.type === type) < at);
  return [
    ...(isTurned(opensOn, closesOn)
      ? [blocks('closesOn', '截止时间要晚于开放时间', 'The end has to lie after the beginning')]
      : []),
    ...rows
      .filter((row) => isTurned(row.opensOn ?? opensOn, row.closesOn ?? closesOn))
      .map(({ id }) =>
        blocks(`types[${id}].closesOn`, '类型的截止时间要晚于开放时间', 'A type has to close after it opens'),
      ),
    ...twice.map(({ id }) => blocks(`types[${id}].type`, '同一类型只能列一次', 'Each type is listed once')),
  ];
}

function quotaChecks(values: Values, { taken, takenItems }: YearFacts): YearCheck[] {
  const { lines, total, budget, left } = allotmentTable(values);
  const counts = new Map(takenItems.map(({ item, count }) => [item, count]));
  const known = new Set(lines.map(({ item }) => item));
  const rows = quotasIn(values);
  const money = (amount: number) => amount.toLocaleString('en-US');
  return [
    ...(typeof values.quota === 'number' && values.quota < taken
      ? [
          blocks(
            'quota',
            `已有 ${taken} 份申请提交，名额不能少于 ${taken}`,
            `${taken} applications were handed in: the quota cannot be lower`,
          ),
        ]
      : []),
    ...lines.flatMap(({ item, label, quota }) => {
      const count = counts.get(item) ?? 0;
      if (item === wholeProgramme || quota === null || quota >= count) return [];
      return blocks(
        'quotas',
        `“${label.CN}”已占用 ${count} 个名额，不能少于 ${count}`,
        `${label.EN}: ${count} are taken, the quota cannot be lower`,
      );
    }),
    ...rows
      .filter(({ item }, at) => !known.has(item) || rows.findIndex((each) => each.item === item) < at)
      .map(({ id }) =>
        blocks(`quotas[${id}].item`, '项目不属于本申报，或列了两次', 'No item of this programme, or listed twice'),
      ),
    ...(left !== null && left < 0
      ? [
          blocks(
            'budget',
            `上限合计 ${money(total)} 万元，超出年度预算 ${money(-left)} 万元`,
            `Altogether ${money(total)}, which is ${money(-left)} (10,000 yuan) above the budget`,
          ),
        ]
      : []),
    ...(left !== null && left >= 0
      ? [
          fine(
            'budget',
            `上限合计 ${money(total)} 万元，在年度预算 ${money(budget ?? 0)} 万元以内`,
            `Altogether ${money(total)}, within the budget of ${money(budget ?? 0)} (10,000 yuan)`,
          ),
        ]
      : []),
    ...(itemsOf(values.programme) && budget === null
      ? [warns('budget', '没有填年度预算，不检查合计', 'No budget of the year: the sum is not checked')]
      : []),
  ];
}

function stepChecks(values: Values, { steps, calendarYears }: YearFacts): YearCheck[] {
  const rows = (Array.isArray(values.stepDays) ? values.stepDays : []) as NonNullable<YearSettings['stepDays']>;
  const daysOf = (state: string, usual: number) => rows.find((row) => row.state === state)?.days ?? usual;
  const year = Number(values.year);
  return [
    ...rows
      .filter(({ state }) => state && !steps.some((step) => step.state === state))
      .map(({ id }) =>
        blocks(
          `stepDays[${id}].state`,
          '这个项目没有这一环节，或该环节没有时限',
          'The programme has no such step with a deadline',
        ),
      ),
    ...rows
      .filter(({ state }, at) => state && rows.findIndex((each) => each.state === state) < at)
      .map(({ id }) => blocks(`stepDays[${id}].state`, '同一环节只能列一次', 'Each step is listed once')),
    ...steps.flatMap(({ state, title, days: usual }) => {
      const least = leastDays[state];
      if (least === undefined) return [];
      const days = daysOf(state, usual);
      return days < least
        ? blocks(
            'stepDays',
            `${title.CN}只有 ${days} 个工作日，不能少于 ${least} 个工作日`,
            `${title.EN}: ${days} working days, at least ${least} are asked for`,
          )
        : fine(
            'stepDays',
            `${title.CN} ${days} 个工作日，不低于办法的要求`,
            `${title.EN}: ${days} working days, as the measures ask`,
          );
    }),
    ...(values.decisionNo && !isDecisionRule(String(values.decisionNo))
      ? [blocks('decisionNo', '决定文号规则里要有 {number}', 'The rule for decision numbers needs {number}')]
      : []),
    ...(year && !calendarYears.includes(year)
      ? [
          warns(
            'stepDays',
            `${year} 年放假安排还没有公布，日期先按周末推算`,
            `The public holidays of ${year} are not known yet: days are told by weekends`,
          ),
        ]
      : []),
  ];
}

/** A form changes for nobody who has begun it. */
function formBegun(values: Values, { isBegun, inForce }: YearFacts): YearCheck[] {
  if (!isBegun || isSame(inForce?.furtherMaterials ?? [], values.furtherMaterials ?? [])) return [];
  return [
    blocks(
      'furtherMaterials',
      '本年度已有人开始填写，材料不能再改；需要调整请在下一年度设置',
      'Somebody has begun the form of this year: its documents stay as they are. Open another year for others',
    ),
  ];
}
