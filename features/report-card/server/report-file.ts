import { csvLine, csvStart } from '#core/files/csv.ts';
import { textIn } from '#core/texts/text.ts';
import type { Report } from '#features/report-card/shared/report.ts';
import type { FileAnswer } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import { readReport } from './read-report.ts';

/** The figures as a file; what is not told is an empty cell. */
export async function printReport(
  scope: Scope,
  { year, format }: { year?: number | undefined; format: 'csv' | 'json' },
): Promise<FileAnswer> {
  const report = await readReport(scope, { year });
  const content = Buffer.from(format === 'json' ? JSON.stringify(report, null, 2) : tableOf(report, scope.locale));
  return {
    kind: 'file',
    name: `report-card-${report.year}.${format}`,
    type: format === 'json' ? 'application/octet-stream' : 'text/csv; charset=utf-8',
    size: content.length,
    disposition: 'attachment',
    content,
  };
}

/** A line a step, and one for what came back and was objected to of each programme. */
function tableOf({ year, programmes }: Report, locale: Scope['locale']): string {
  const cell = (value: number | null) => (value === null ? '' : String(value));
  const lines = programmes.flatMap(({ code, name, steps, ...counts }) => {
    const head = [String(year), code, textIn(name, locale)];
    const { submitted, returned, objections, upheld } = counts;
    return [
      ...steps.map((step) => [
        ...head,
        textIn(step.name, locale),
        ...[step.count, step.median, step.slowest].map(cell),
      ]),
      ...Object.entries({ submitted, returned, objections, upheld }).map(([key, count]) => [
        ...head,
        key,
        cell(count),
        '',
        '',
      ]),
    ];
  });
  return (
    csvStart +
    [['year', 'code', 'programme', 'item', 'count', 'median_days', 'slowest_tenth_days'], ...lines]
      .map(csvLine)
      .join('')
  );
}
