import { logBusiness } from '#server/base/business-log/business-log.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Exporter, ExportInput } from './exporter.ts';

/** Notes that rows left the house: how many, of which list, by which filter, and why if personal data was in full. */
export async function logExport(
  scope: ActorScope,
  { exporter, input, rows }: { exporter: Exporter; input: ExportInput; rows: number },
): Promise<void> {
  const { name, module, objectType } = exporter;
  const why =
    input.unmask === undefined
      ? { CN: '', EN: '' }
      : { CN: `，个人信息完整：${input.unmask}`, EN: `, personal data in full: ${input.unmask}` };
  await logBusiness(scope, {
    module,
    action: 'EXPORT',
    objectType,
    objectId: 'list',
    title: name.CN,
    text: {
      CN: `导出${name.CN} ${rows} 行（${input.format.toUpperCase()}）${why.CN}`,
      EN: `Exported ${rows} rows of ${name.EN} (${input.format.toUpperCase()})${why.EN}`,
    },
    changes: [
      { field: 'filter', before: null, after: input.filter ?? {} },
      { field: 'columns', before: null, after: input.columns },
    ],
  });
}
