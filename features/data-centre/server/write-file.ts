import { buffer } from 'node:stream/consumers';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { colours, type PrintDocument, type PrintNode, shanghaiTime } from '#core/documents/print.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import type { Cell, Pivot } from '#features/data-centre/shared/pivot.ts';
import { periods, type ReportDefinition } from '#features/data-centre/shared/report.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { xlsxStream } from '#server/exports/xlsx.ts';
import type { ActorScope } from '#server/scope.ts';
import { findDataset } from './find-dataset.ts';

/** A report as it goes into a file. */
export interface Paper {
  readonly name: string;
  readonly definition: ReportDefinition;
  readonly pivot: Pivot;
}

/** Several tables under one title, as they go into a file. */
export interface Sheets {
  readonly name: string;
  readonly about: readonly (readonly [string, string])[];
  readonly tables: readonly { readonly title: string; readonly pivot: Pivot; readonly chart?: string }[];
}

/** A report as a workbook: the table with its totals, and what it counts. */
export function writeXlsx(scope: ActorScope, paper: Paper): Promise<{ name: string; content: Buffer }> {
  return writeSheets(scope, sheetsOf(scope, paper));
}

/** The tables of a report with what they count, for whatever they are written into. */
export function sheetsOf(scope: ActorScope, { name, definition, pivot }: Paper): Sheets {
  const { locale } = scope;
  const dataset = findDataset(scope, definition.dataset);
  const period = periods.find(({ value }) => value === definition.period);
  return {
    name,
    about: [
      [textIn(words.dataset, locale), dataset ? textIn(dataset.name, locale) : definition.dataset],
      [textIn(words.period, locale), period ? textIn(period.label, locale) : definition.period],
      ...Object.entries(definition.filters).map(([key, value]): [string, string] => {
        const dimension = dataset?.dimensions.find((each) => each.key === key);
        return [textIn(words.only, locale), `${dimension ? textIn(dimension.name, locale) : key} = ${value}`];
      }),
    ],
    tables: [{ title: name, pivot }],
  };
}

/** Tables one below the other on the first sheet, what they are about on the second. */
export async function writeSheets(scope: ActorScope, { name, about, tables }: Sheets) {
  const { locale, now } = scope;
  const t = (text: Text) => textIn(text, locale);
  const whose = await tenantName(scope);
  const lines = tables.flatMap(({ title, pivot }, at) => [
    ...(tables.length > 1 ? [...(at > 0 ? [[]] : []), [title]] : []),
    ...(tables.length > 1 ? [headOf(pivot, locale)] : []),
    ...pivot.rows.map((row) => rowOf(pivot, row, locale)),
  ]);
  const first = tables[0]!.pivot;
  const head = tables.length > 1 ? [name] : headOf(first, locale);
  const [small, beside] = [sumOf(tables, 'small'), sumOf(tables, 'beside')];
  const content = await buffer(
    xlsxStream(
      {
        title: name,
        head,
        widths: Array.from({ length: Math.max(...tables.map(({ pivot }) => headOf(pivot, locale).length)) }, () => 16),
        rows: lines,
        about: {
          title: t(words.about),
          lines: () => [
            [t(words.report), name],
            [t(words.tenant), whose],
            ...about,
            [t(words.hidden), `${small} + ${beside}`],
            [t(words.made), shanghaiTime(now, locale)],
            [t(words.by), scope.actor.nickname],
          ],
        },
      },
      now,
    ),
  );
  return { name: fileNameOf(name, now, 'xlsx'), content };
}

/** The same on paper: each table with its chart. */
export async function paperOf(scope: ActorScope, { name, about, tables }: Sheets): Promise<PrintDocument> {
  const { locale, now } = scope;
  const t = (text: Text) => textIn(text, locale);
  return {
    title: name,
    locale,
    createdAt: now,
    isLandscape: true,
    fontSize: 9,
    content: [
      { text: name, fontSize: 17, bold: true, color: colours.deep },
      {
        text: [await tenantName(scope), ...about.map(([key, value]) => `${key}: ${value}`)].join(' · '),
        color: colours.muted,
        margin: [0, 4, 0, 10],
      },
      ...tables.flatMap((table) => drawn(table, tables.length > 1, locale)),
      { text: t(words.note), color: colours.muted, margin: [0, 10, 0, 0] },
    ],
    footer: `${t(words.made)} ${shanghaiTime(now, locale)} · ${scope.actor.nickname}`,
  };
}

function drawn({ title, pivot, chart }: Sheets['tables'][number], isNamed: boolean, locale: Locale): PrintNode[] {
  const own = pivot.dimensions.length > 1 ? pivot.dimensions.length - 1 : pivot.dimensions.length;
  const head = headOf(pivot, locale);
  return [
    ...(isNamed ? [{ text: title, fontSize: 12, bold: true, margin: [0, 10, 0, 4] }] : []),
    ...(chart ? [{ svg: chart, width: 560, margin: [0, 0, 0, 8], alt: title }] : []),
    {
      layout: 'headed',
      table: {
        headerRows: 1,
        widths: head.map((_, at) => (at < own ? '*' : 'auto')),
        body: [
          head.map((text, at) => ({ text, bold: true, alignment: at < own ? 'left' : 'right' })),
          ...pivot.rows.map((row) =>
            rowOf(pivot, row, locale).map((text, at) => ({
              text,
              bold: row.isTotal,
              alignment: at < own ? 'left' : 'right',
            })),
          ),
        ],
      },
    },
  ];
}

/** The head of a table: dimensions, then what stands across with each measure. */
export function headOf({ dimensions, columns, measures }: Pivot, locale: Locale): string[] {
  const down = dimensions.length > 1 ? dimensions.slice(0, -1) : dimensions;
  const figures = columns.flatMap((column) =>
    measures.map(({ name, unit }) => {
      const figure = unit ? `${textIn(name, locale)} (${textIn(unit, locale)})` : textIn(name, locale);
      const across = textIn(column, locale);
      return [across, measures.length > 1 || !across ? figure : ''].filter(Boolean).join(' · ');
    }),
  );
  return [...down.map((name) => textIn(name, locale)), ...figures];
}

function rowOf(
  { dimensions, measures }: Pivot,
  { labels, isTotal, cells }: Pivot['rows'][number],
  locale: Locale,
): string[] {
  const down = dimensions.length > 1 ? dimensions.length - 1 : dimensions.length;
  const names = Array.from({ length: down }, (_, at) => {
    const label = labels[at];
    if (label) return textIn(label, locale);
    return isTotal && at === labels.length ? textIn(words.total, locale) : '';
  });
  return [...names, ...cells.flatMap((cell) => measures.map((_, at) => cellText(cell, at)))];
}

function cellText({ numbers, hidden }: Cell, at: number): string {
  if (hidden) return hidden === 'small' ? '< 5' : '··';
  const number = numbers[at];
  return number === null || number === undefined ? '–' : String(number);
}

function sumOf(tables: Sheets['tables'], key: 'small' | 'beside'): number {
  return tables.reduce((sum, { pivot }) => sum + pivot[key], 0);
}

/** What a file of a report is called: its name and the day in Asia/Shanghai. */
export function fileNameOf(name: string, now: Date, type: string): string {
  return `${name.replace(/[\\/:*?"<>|\s]+/g, '-')}-${dayInShanghai(now.getTime())}.${type}`;
}

async function tenantName({ db, tenantId, locale }: ActorScope): Promise<string> {
  const [row] = await db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  return row ? textIn(row, locale) : '';
}

const words = {
  about: { CN: '说明', EN: 'About' },
  report: { CN: '报表', EN: 'Report' },
  tenant: { CN: '单位', EN: 'Office' },
  dataset: { CN: '数据集', EN: 'Dataset' },
  period: { CN: '时间', EN: 'Period' },
  only: { CN: '筛选', EN: 'Only' },
  hidden: { CN: '不显示的格（少于 5 + 防倒推）', EN: 'Cells not shown (under five + for their sake)' },
  made: { CN: '生成于', EN: 'Made' },
  by: { CN: '操作人', EN: 'By' },
  total: { CN: '合计', EN: 'Total' },
  note: {
    CN: '少于 5 的分组不显示（< 5）；“··” 为防止由合计倒推而不显示。',
    EN: 'Groups under five are not shown (< 5). “··” stands where a total would give one away.',
  },
} as const satisfies Record<string, Text>;
