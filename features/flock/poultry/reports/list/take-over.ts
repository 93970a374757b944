import type { Words } from '#core/texts/words.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { remarkMost } from '#features/flock/shared/scoring/entries/report-rules.ts';
import type { Remark, Report } from '#features/flock/shared/scoring/report.ts';
import type { ReportTexts } from '#features/flock/texts/report/CN.ts';

/**
 * A report out of a file as it is written here: what was asked and answered where it comes from stands as comments, so
 * that nobody is asked again and nobody is said to have answered here.
 */
export function takenOver(report: Report, t: Words<ReportTexts>): Report {
  const asked = report.questions.flatMap(({ text, at, answer, answeredAt }) => [
    ...remarksOf(`${t('question.toVet')}: ${text}`, at),
    ...(answer === null ? [] : remarksOf(`${t('question.answer')}: ${answer}`, answeredAt ?? at)),
  ]);
  const comments = [...report.comments, ...asked].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return { ...report, comments, questions: [], isGone: false };
}

/** An answer may be longer than a comment: it goes on in the next one. */
function remarksOf(text: string, at: string): Remark[] {
  const parts = Array.from({ length: Math.ceil(text.length / remarkMost) }, (_, part) =>
    text.slice(part * remarkMost, (part + 1) * remarkMost),
  );
  return parts.filter((part) => part.trim() !== '').map((part) => ({ id: newDeviceId(), text: part, at }));
}
