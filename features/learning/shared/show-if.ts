/** How an answer is compared: the position of an option from 1, a point of a scale, or a number. */
export const comparisons = ['=', '<=', '>='] as const;

export interface ShowRule {
  /** Of the item that was asked before. */
  readonly code: string;
  readonly is: (typeof comparisons)[number];
  readonly value: number;
}

/** When an item is shown: all of the rules, or any of them. */
export interface ShowIf {
  readonly isAny: boolean;
  readonly rules: readonly ShowRule[];
}

/** A condition as a sheet holds it, such as `Q1=2&Q4<=2`; null for none and for what is no condition. */
export function readShowIf(text: unknown): ShowIf | null {
  const told = String(text ?? '')
    .normalize('NFKC')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=');
  const isAny = told.includes('|');
  if (told.trim() === '' || (isAny && told.includes('&'))) return null;
  const rules = told.split(isAny ? '|' : '&').map(ruleIn);
  return rules.every((rule) => rule !== null) ? { isAny, rules } : null;
}

/** The same as text; empty for no rules. */
export function writeShowIf({ isAny, rules }: ShowIf): string {
  return rules.map(({ code, is, value }) => `${code}${is}${value}`).join(isAny ? '|' : '&');
}

/** Whether a condition is met; `answerOf` answers undefined for an item that is not asked. */
export function holdsFor({ isAny, rules }: ShowIf, answerOf: (rule: ShowRule) => unknown): boolean {
  const holds = (rule: ShowRule) => isMet(rule, answerOf(rule));
  return isAny ? rules.some(holds) : rules.every(holds);
}

function ruleIn(text: string): ShowRule | null {
  const [, code, is, value] = /^\s*([\w-]+)\s*(<=|>=|=)\s*(\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return code ? { code, is: is as ShowRule['is'], value: Number(value) } : null;
}

function isMet({ is, value }: ShowRule, given: unknown): boolean {
  if (Array.isArray(given)) return is === '=' && given.includes(value);
  if (typeof given !== 'number') return false;
  return is === '=' ? given === value : is === '<=' ? given <= value : given >= value;
}
