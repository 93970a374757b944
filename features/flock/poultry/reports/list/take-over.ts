import type { Words } from '#core/texts/words.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { remarkMost } from '#features/flock/shared/scoring/entries/report-rules.ts';
import type { Picture } from '#features/flock/shared/scoring/entries/report-zip.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { farmLimits } from '#features/flock/shared/scoring/farm-limits.ts';
import { limitsOf } from '#features/flock/shared/scoring/limits.ts';
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

/** Photos under ids of their own: those in the file may stand on this device already, for another report. */
export function withOwnPhotos(report: Report, pictures: readonly Picture[]) {
  const ids = new Map(report.photos.map(({ id }) => [id, newDeviceId()]));
  const own = (id: string) => ids.get(id) ?? id;
  return {
    report: {
      ...report,
      photos: report.photos.map(({ id, balanceOf, ...photo }) => ({
        ...photo,
        id: own(id),
        ...(balanceOf && { balanceOf: own(balanceOf) }),
      })),
    },
    photos: pictures.map(({ id, type, bytes }) => ({ id: own(id), blob: new Blob([bytes], { type }) })),
  };
}

/** A sheet of scores has no limits: those of the farm hold that it is read into. */
export function withLimitsOf(farm: Farm, report: Report): Report {
  const { head } = report;
  const limits = farmLimits(farm, head.ageDays, limitsOf(farm.area));
  return { ...report, head: { ...head, area: farm.area, limits } };
}

/** An answer may be longer than a comment: it goes on in the next one. */
function remarksOf(text: string, at: string): Remark[] {
  const parts = Array.from({ length: Math.ceil(text.length / remarkMost) }, (_, part) =>
    text.slice(part * remarkMost, (part + 1) * remarkMost),
  );
  return parts.filter((part) => part.trim() !== '').map((part) => ({ id: newDeviceId(), text: part, at }));
}
