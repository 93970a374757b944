import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { type ErrorKey, errorText, Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import type { boardFileCall, datasetsCall, pivotFileCall, reportRunsCall } from '#features/data-centre/calls.ts';
import { reportForm as resource } from '#features/data-centre/resources/report-form.ts';
import { timeDimensions } from '#features/data-centre/shared/report.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import { fileTypes } from '#server/exports/write-listing.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { datasetsFor } from './find-dataset.ts';
import { readBoard } from './read-board.ts';
import { readPivot } from './read-pivot.ts';
import { demandAll } from './recipients.ts';
import { reportStore } from './report-store.ts';
import { reportRuns } from './tables.ts';
import { fileNameOf, paperOf, type Sheets, sheetsOf, writeSheets } from './write-file.ts';

/** Loaded when something is drawn: it would be a third of all modules that a start loads. */
const drawing = () => import('./draw-chart.ts');

/** What the caller may make reports of. */
export async function listDatasets(scope: ActorScope): Promise<OutputOf<typeof datasetsCall>> {
  const rows = [];
  for (const dataset of datasetsFor(scope)) {
    const options = await dataset.options(scope);
    rows.push({
      key: dataset.key,
      name: dataset.name,
      unit: dataset.unit,
      date: dataset.date.name,
      dimensions: [
        ...dataset.dimensions.map(({ key, name }) => ({
          key,
          name,
          options: (options[key] ?? []).map(({ value, label }) => ({ value, label })),
        })),
        ...timeDimensions
          .filter(({ value }) => !dataset.dimensions.some(({ key }) => key === value))
          .map(({ value, label }) => ({ key: value, name: label, options: [] })),
      ],
      measures: dataset.measures.map(({ key, name }) => ({ key, name })),
    });
  }
  return { rows };
}

/** A report as a file, before it is kept, too. */
export function writePivotFile(
  call: SlowActorCall,
  { name, chart, format, tenantId: _, ...definition }: InputOf<typeof pivotFileCall>,
): Promise<FileAnswer> {
  return writeFile(call, format, async (scope) => {
    const pivot = await readPivot(scope, definition);
    const sheets = sheetsOf(scope, { name, definition, pivot });
    if (chart === 'TABLE') return sheets;
    const { chartSvg } = await drawing();
    return {
      ...sheets,
      tables: sheets.tables.map((each) => ({ ...each, chart: chartSvg(pivot, chart, scope.locale) })),
    };
  });
}

/** The decision centre as a file: its figures, then each chart with the table behind it. */
export function writeBoardFile(
  call: SlowActorCall,
  { year, programme, format }: InputOf<typeof boardFileCall>,
): Promise<FileAnswer> {
  return writeFile(call, format, async (scope) => {
    const board = await readBoard(scope, { year, ...(programme && { programme }) });
    const { locale } = scope;
    const t = (text: { CN: string; EN: string }) => textIn(text, locale);
    const chosen = board.programmes.find(({ value }) => value === programme);
    const { chartSvg } = await drawing();
    return {
      name: `${t(title)} ${year}`,
      about: chosen ? [[t({ CN: '项目', EN: 'Programme' }), t(chosen.label)]] : [],
      tables: [
        figureTable(board.figures),
        ...board.panels.map(({ name, dataset, pivot, last, chart }) => ({
          title: `${t(dataset)} · ${t(name)}`,
          pivot,
          chart: chartSvg(pivot, chart, locale, last),
        })),
      ].map((table) => ({ ...table, title: typeof table.title === 'string' ? table.title : t(table.title) })),
    };
  });
}

function figureTable(figures: Awaited<ReturnType<typeof readBoard>>['figures']) {
  return {
    title: { CN: '主要数字', EN: 'Figures' },
    pivot: {
      dimensions: [{ CN: '数字', EN: 'Figure' }],
      measures: [{ name: { CN: '数值', EN: 'Value' }, unit: null, digits: 0 }],
      columns: [
        { CN: '今年', EN: 'This year' },
        { CN: '去年同期', EN: 'Same days last year' },
      ],
      rows: figures.map(({ name, measure: { unit }, value, last, lastHidden, hidden }) => ({
        labels: [unit ? { CN: `${name.CN}（${unit.CN}）`, EN: `${name.EN} (${unit.EN})` } : name],
        isTotal: false,
        cells: [
          { numbers: [value], hidden, path: null },
          { numbers: [last], hidden: lastHidden, path: null },
        ],
      })),
      small: figures.filter(({ hidden }) => hidden === 'small').length,
      beside: 0,
    },
  };
}

async function writeFile(
  call: SlowActorCall,
  format: 'xlsx' | 'pdf',
  read: (scope: ActorScope) => Promise<Sheets>,
): Promise<FileAnswer> {
  const { name, content } = await call.transact(async (scope) => {
    const sheets = await read(scope);
    await logBusiness(scope, {
      module: resource.code.toUpperCase(),
      action: 'EXPORT',
      objectType: resource.objectType,
      objectId: '',
      title: sheets.name,
      text: { CN: `导出「${sheets.name}」（${format}）`, EN: `exported ${sheets.name} (${format})` },
    });
    if (format === 'xlsx') return await writeSheets(scope, sheets);
    return { name: fileNameOf(sheets.name, scope.now, 'pdf'), content: await paperOf(scope, sheets) };
  });
  const bytes = Buffer.isBuffer(content) ? content : await renderPdf(content);
  const type = format === 'pdf' ? 'application/pdf' : fileTypes.xlsx;
  return { kind: 'file', name, type, size: bytes.length, disposition: 'attachment', content: bytes };
}

/** The last runs of a report that the caller may see. */
export async function listRuns(
  scope: ActorScope,
  { id }: InputOf<typeof reportRunsCall>,
): Promise<OutputOf<typeof reportRunsCall>> {
  await reportStore.one(scope, id);
  const rows = await scope.db
    .select()
    .from(reportRuns)
    .where(and(eq(reportRuns.tenantId, scope.tenantId), eq(reportRuns.reportId, id)))
    .orderBy(desc(reportRuns.at), desc(reportRuns.id))
    .limit(24);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      state: row.state as 'DONE' | 'FAILED',
      isScheduled: row.isScheduled,
      by: row.byName,
      rows: row.rows,
      sent: row.sent,
      leftOut: row.leftOut,
      fileName: row.fileName,
      error: row.error && errorText(row.error as ErrorKey, scope.locale, { name: '' }),
      at: row.at.toISOString(),
    })),
  };
}

/** The file of a run; having it is logged. Throws DATASET_FORBIDDEN for whoever sees less than what was counted. */
export async function fetchRunFile(scope: ActorScope, { id }: { id: string }): Promise<FileAnswer> {
  const [run] = await scope.db
    .select()
    .from(reportRuns)
    .where(and(eq(reportRuns.tenantId, scope.tenantId), eq(reportRuns.id, id)));
  if (!run?.objectKey || !run.fileName) throw new Refusal('NOT_FOUND');
  const { row } = await reportStore.one(scope, run.reportId);
  demandAll(scope, { dataset: String(row.dataset), madeBy: String(row.madeBy) });
  await logBusiness(scope, {
    module: resource.code.toUpperCase(),
    action: 'FETCH',
    objectType: resource.objectType,
    objectId: run.reportId,
    title: String(row.name),
    text: { CN: `下载报表文件 ${run.fileName}`, EN: `fetched the report file ${run.fileName}` },
  });
  const content = await scope.services.storage.bytes(run.objectKey);
  return {
    kind: 'file',
    name: run.fileName,
    type: fileTypes.xlsx,
    disposition: 'attachment',
    size: content.length,
    content,
  };
}

const title = { CN: '人才决策中心', EN: 'Decision centre' };
