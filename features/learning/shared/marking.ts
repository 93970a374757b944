import type { FrozenQuestion } from './question.ts';

/** What a learner answered: positions of options, `TRUE` or `FALSE`, a text a gap, or a text; null for nothing. */
export type Answer = readonly number[] | 'TRUE' | 'FALSE' | readonly string[] | string | null;

/** Whether an answer has the shape that its question asks for. */
export function isAnswerTo({ type, options, right }: FrozenQuestion, answer: unknown): answer is Answer {
  if (answer === null) return true;
  if (type === 'JUDGE') return answer === 'TRUE' || answer === 'FALSE';
  if (type === 'ESSAY') return typeof answer === 'string' && answer.length <= 5000;
  if (!Array.isArray(answer)) return false;
  if (type === 'BLANK') {
    const gaps = 'blanks' in right ? right.blanks.length : 0;
    return answer.length === gaps && answer.every((text) => typeof text === 'string' && text.length <= 200);
  }
  const isPosition = (at: unknown) => typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < options.length;
  const most = type === 'SINGLE' ? 1 : options.length;
  return answer.length <= most && answer.every(isPosition) && new Set(answer).size === answer.length;
}

/** Whether there is anything in an answer. */
export function isAnswered(answer: Answer | undefined): boolean {
  if (answer === null || answer === undefined) return false;
  if (typeof answer === 'string') return answer.trim() !== '';
  return answer.some((each) => typeof each === 'number' || each.trim() !== '');
}

/**
 * The points of an answer, from 0 to the score of its question; null where somebody has to read it. A wrong option makes
 * a choice worthless; too few count by the rule of the question. Gaps are compared without regard to width, case and spaces.
 */
export function pointsOf(question: FrozenQuestion, answer: Answer | undefined): number | null {
  const { right, score } = question;
  if ('reference' in right) return isAnswered(answer) ? null : 0;
  if (answer === null || answer === undefined) return 0;
  if ('isTrue' in right) return (answer === 'TRUE') === right.isTrue ? score : 0;
  if ('blanks' in right) {
    const given = Array.isArray(answer) ? answer : [];
    const hits = right.blanks.filter((ways, at) => ways.some((way) => folded(way) === folded(given[at]))).length;
    return share(question, hits, right.blanks.length);
  }
  const chosen = Array.isArray(answer) ? (answer as readonly number[]) : [];
  if (chosen.some((at) => !right.options.includes(at))) return 0;
  return share(question, chosen.length, right.options.length);
}

function share({ partial, score }: FrozenQuestion, hits: number, all: number): number {
  if (hits === all) return score;
  if (hits === 0 || partial === 'NONE') return 0;
  return rounded(partial === 'HALF' ? score / 2 : (score * hits) / all);
}

/** Points to a tenth, as sums of tenths are shown. */
export function rounded(points: number): number {
  return Math.round(points * 10) / 10;
}

function folded(text: unknown): string {
  return String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '');
}
