import type { Problem } from '#core/texts/errors/problems.ts';
import { fill, namesIn } from '#core/texts/fill.ts';
import type { Text } from '#core/texts/text.ts';

/** What a ready-made answer can be filled with from any complaint; names stay masked at the desk, so there is none. */
export interface AnswerFacts {
  readonly no: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly dueAt: string;
}

const known: readonly string[] = ['no', 'title', 'dueAt'] satisfies (keyof AnswerFacts)[];

/** The words in the language of whoever complained, filled in; those in other languages read English. */
export function answerText(text: Text, facts: AnswerFacts, locale: string): string {
  const language = locale === 'CN' ? 'CN' : 'EN';
  return fill(text[language], { ...facts }, language);
}

/** What is in braces and cannot be filled in, at the field of its language. */
export function answerProblems(values: Readonly<Record<string, unknown>>): Problem[] {
  return ['textCN', 'textEN'].flatMap((path) => {
    const strange = namesIn(String(values[path] ?? '')).find((name) => !known.includes(name));
    if (strange === undefined) return [];
    const becauseCN = `不认识 {${strange}}，只能用 {no}、{title}、{dueAt}。`;
    const becauseEN = `{${strange}} is not known, only {no}, {title} and {dueAt}.`;
    return [{ path, key: 'FORBIDDEN', params: { becauseCN, becauseEN } }];
  });
}

/** Whether an answer that was sent has the words of a ready-made one, in their order, whatever stands in the gaps. */
export function standsIn(ready: string, written: string): boolean {
  let from = 0;
  return ready.split(/\{\w+\}|…+|_{2,}|\s+/).every((piece) => {
    const at = written.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}

/** A text with words put in at the cursor, and where the cursor stands then; at the end where there was none. */
export function putIn(typed: string, words: string, cursor: number | null): { text: string; cursor: number } {
  const at = Math.min(cursor ?? typed.length, typed.length);
  return { text: typed.slice(0, at) + words + typed.slice(at), cursor: at + words.length };
}
