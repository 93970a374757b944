import type { OutputOf } from '#core/contracts/contract.ts';
import type { sittingCall } from '#features/learning/calls.ts';
import type { LearningTexts } from '#features/learning/texts/CN.ts';
import type { KeyOf } from '#web/kit/i18n.ts';
import { useLearningWords } from './words.ts';

type Asking = OutputOf<typeof sittingCall>['questions'][number];

/** A question with its number in the paper. */
export type Question = Asking & { readonly number: number };

/** The questions of one kind, which stand together. */
export interface Part<Q = Asking> {
  readonly type: string;
  readonly name: KeyOf<LearningTexts>;
  readonly questions: readonly (Q & { readonly number: number })[];
}

const names: Readonly<Record<string, KeyOf<LearningTexts>>> = {
  SINGLE: 'exam.single',
  MULTI: 'exam.multi',
  JUDGE: 'exam.judge',
  BLANK: 'exam.blank',
  ESSAY: 'exam.essay',
};

/** The parts of a paper, whose questions come by kinds. */
export function partsOf<Q extends { readonly type: string }>(asked: readonly Q[]): Part<Q>[] {
  const questions = asked.map((each, at) => ({ ...each, number: at + 1 }));
  return [...new Set(questions.map(({ type }) => type))].map((type) => ({
    type,
    name: names[type]!,
    questions: questions.filter((each) => each.type === type),
  }));
}

/** What the questions of a part are worth, and what counts of answers that are right in part. */
export function useWorth(): (part: Part) => string[] {
  const t = useLearningWords();
  return ({ type, questions }) => {
    const scores = new Set(questions.map(({ score }) => score));
    const rules = new Set(questions.map(({ partial }) => partial));
    const rule = rules.size === 1 ? [...rules][0] : undefined;
    return [
      scores.size === 1
        ? t('exam.each', { count: [...scores][0]! })
        : t('exam.together', { count: questions.reduce((sum, { score }) => sum + score, 0) }),
      ...(type === 'MULTI' && rule === 'HALF' ? [t('exam.half')] : []),
      ...(type === 'MULTI' && rule === 'RATIO' ? [t('exam.ratio')] : []),
      ...(type === 'ESSAY' ? [t('exam.byTeacher')] : []),
    ];
  };
}
