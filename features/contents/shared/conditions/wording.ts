import { fillText } from '#core/texts/fill.ts';
import type { Locale } from '#core/texts/text.ts';
import { textIn } from '#core/texts/text.ts';
import type { Answers, Fact } from './fact.ts';
import { findFact, optionsOfFact } from './facts.ts';
import type { Condition } from './rules.ts';
import type { Change } from './smallest-change.ts';

/** A condition as a sentence, e.g. 年龄不超过 40 周岁. */
export function conditionText({ field, op, value }: Condition, locale: Locale): string {
  const fact = findFact(field);
  if (!fact) return field;
  const said =
    fact.field.kind === 'number' ? numberWords[op] : (fact.ordered && op === 'AT_LEAST' ? rankWords : setWords)[op];
  return fillText(
    said,
    { label: textIn(fact.field.label, locale), value: answerText(fact, value, locale, 'or') },
    locale,
  );
}

/** An answer for reading; several joined by 或 where one of them is enough. */
export function answerText(fact: Fact, answer: Answers[string], locale: Locale, join: 'and' | 'or' = 'and'): string {
  if (typeof answer === 'number') {
    const unit = fact.unit ? fillText(fact.unit, { count: answer }, locale) : '';
    return unit === '%' ? `${answer}%` : `${answer} ${unit}`.trim();
  }
  const labels = (typeof answer === 'object' ? answer : [answer]).map((value) => optionText(fact, value, locale));
  const last = join === 'or' ? textIn({ CN: '或', EN: ' or ' }, locale) : textIn({ CN: '、', EN: ', ' }, locale);
  const comma = textIn({ CN: '、', EN: ', ' }, locale);
  return labels.length < 2 ? (labels[0] ?? '') : `${labels.slice(0, -1).join(comma)}${last}${labels.at(-1)}`;
}

/** What was told about the fact of a condition, for the reason behind a verdict. */
export function toldText(field: string, answers: Answers, locale: Locale): string {
  const fact = findFact(field);
  const answer = Object.hasOwn(answers, field) ? answers[field] : undefined;
  if (!fact || answer === undefined) return textIn({ CN: '您还没有填写', EN: 'not answered yet' }, locale);
  return fillText({ CN: '您：{value}', EN: 'you: {value}' }, { value: answerText(fact, answer, locale) }, locale);
}

/** A change as what would have to be, e.g. 本地社保达到 12 个月（还差 4 个月）. */
export function changeText({ field, from, to }: Change, locale: Locale): string {
  const fact = findFact(field);
  if (!fact) return field;
  const label = textIn(fact.field.label, locale);
  const value = answerText(fact, to, locale);
  if (typeof to === 'number' && typeof from === 'number') {
    const gap = answerText(fact, Math.abs(to - from), locale);
    return fillText(to > from ? changeWords.more : changeWords.less, { label, value, gap }, locale);
  }
  if (typeof to === 'object' && typeof from === 'object') {
    const added = to.filter((each) => !from.includes(each));
    const dropped = from.filter((each) => !to.includes(each));
    const parts = [
      ...(added.length > 0
        ? [fillText(changeWords.also, { label, value: answerText(fact, added, locale) }, locale)]
        : []),
      ...(dropped.length > 0
        ? [fillText(changeWords.not, { label, value: answerText(fact, dropped, locale) }, locale)]
        : []),
    ];
    return parts.join(textIn({ CN: '，', EN: '; ' }, locale));
  }
  return fillText(fact.ordered ? changeWords.rank : changeWords.is, { label, value }, locale);
}

function optionText(fact: Fact, value: string, locale: Locale): string {
  const found = optionsOfFact(fact).find((each) => each.value === value);
  return found ? textIn(found.label, locale) : value;
}

const setWords = {
  AT_LEAST: { CN: '{label}不低于{value}', EN: '{label}: at least {value}' },
  AT_MOST: { CN: '{label}不高于{value}', EN: '{label}: at most {value}' },
  ANY: { CN: '{label}：{value}', EN: '{label}: {value}' },
  NONE: { CN: '{label}：不是{value}', EN: '{label}: not {value}' },
} as const;
const rankWords = { ...setWords, AT_LEAST: { CN: '{label}：{value}及以上', EN: '{label}: {value} or above' } } as const;
const numberWords = {
  ...setWords,
  AT_LEAST: { CN: '{label}不少于 {value}', EN: '{label}: at least {value}' },
  AT_MOST: { CN: '{label}不超过 {value}', EN: '{label}: at most {value}' },
} as const;
const changeWords = {
  more: { CN: '{label}达到 {value}（还差 {gap}）', EN: '{label}: reach {value} ({gap} more)' },
  less: { CN: '{label}减到 {value}（超出 {gap}）', EN: '{label}: down to {value} ({gap} too many)' },
  rank: { CN: '{label}达到{value}', EN: '{label}: reach {value}' },
  is: { CN: '{label}为{value}', EN: '{label}: {value}' },
  also: { CN: '{label}包括{value}', EN: '{label}: also {value}' },
  not: { CN: '{label}不含{value}', EN: '{label}: without {value}' },
} as const;
