import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Named, Nullable } from '#core/contracts/shapes.ts';
import type { Pivot } from './shared/pivot.ts';
import { mostDimensions, mostMeasures } from './shared/report.ts';

const reading = {
  method: 'GET',
  class: 'R',
  access: 'Mgr.DataCenter',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
} as const;

const Key = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z]+$' });
const Choice = Type.Object({ value: Type.String(), label: Bilingual });
const Hidden = Nullable(Type.Enum(['small', 'beside']));
const Measure = Type.Object({ name: Bilingual, unit: Nullable(Bilingual), digits: Type.Integer() });

const PivotShape = Type.Unsafe<Pivot>(
  Type.Object({
    dimensions: Type.Array(Bilingual),
    measures: Type.Array(Measure),
    columns: Type.Array(Bilingual),
    rows: Type.Array(
      Type.Object({
        labels: Type.Array(Bilingual),
        isTotal: Type.Boolean(),
        cells: Type.Array(
          Type.Object({
            numbers: Type.Array(Nullable(Type.Number())),
            hidden: Hidden,
            path: Nullable(Type.String()),
          }),
        ),
      }),
    ),
    small: Type.Integer(),
    beside: Type.Integer(),
  }),
);

const definition = {
  tenantId: Id,
  dataset: Key,
  dimensions: Type.Array(Key, { maxItems: mostDimensions, uniqueItems: true }),
  measures: Type.Array(Key, { minItems: 1, maxItems: mostMeasures, uniqueItems: true }),
  /** A value by dimension. */
  filters: Named(Type.String({ maxLength: 100 })),
  period: Type.Enum(['THIS_YEAR', 'LAST_YEAR', 'THIS_MONTH', 'LAST_MONTH', 'LAST_12_MONTHS', 'ALL']),
};

const board = {
  tenantId: Id,
  year: Type.Integer({ minimum: 2000, maximum: 2100 }),
  programme: Type.Optional(Type.String({ maxLength: 40 })),
};

/** A figure of the decision centre with that of the same days a year earlier. */
const Figure = Type.Object({
  key: Type.String(),
  name: Bilingual,
  measure: Measure,
  value: Nullable(Type.Number()),
  last: Nullable(Type.Number()),
  lastHidden: Hidden,
  hidden: Hidden,
  isGood: Nullable(Type.Boolean()),
  path: Nullable(Type.String()),
});

const Panel = Type.Object({
  key: Type.String(),
  dataset: Bilingual,
  name: Bilingual,
  chart: Type.Enum(['LINE', 'BAR', 'PIE', 'MAP']),
  pivot: PivotShape,
  last: Nullable(PivotShape),
});

export const boardCall = defineCall({
  ...reading,
  path: '/mgr/datacentre/board',
  summary:
    'The decision centre of a year: figures and charts of the datasets that the caller may see, groups under five hidden',
  summaryCN: '决策中心某年度的数字和图表，不足五人的隐藏',
  input: Input(board),
  output: Type.Object({
    at: DateTime,
    years: Type.Array(Type.Integer()),
    programmes: Type.Array(Choice),
    figures: Type.Array(Figure),
    panels: Type.Array(Panel),
  }),
});

export const boardFileCall = defineCall({
  ...reading,
  method: 'POST',
  class: 'D',
  access: 'Mgr.DataCenter.export',
  rate: 'export',
  path: '/mgr/datacentre/boardfile',
  summary: 'The decision centre of a year as a file',
  summaryCN: '导出决策中心某年度的数据',
  input: Input({ ...board, format: Type.Enum(['xlsx', 'pdf']) }),
  output: Done,
});

export const datasetsCall = defineCall({
  ...reading,
  path: '/mgr/datacentre/datasets',
  summary: 'What the caller may make reports of, with dimensions, their values and measures',
  summaryCN: '可以做报表的数据集及其维度、取值和指标',
  input: Input({ tenantId: Id }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        key: Type.String(),
        name: Bilingual,
        unit: Bilingual,
        date: Bilingual,
        dimensions: Type.Array(Type.Object({ key: Type.String(), name: Bilingual, options: Type.Array(Choice) })),
        measures: Type.Array(Type.Object({ key: Type.String(), name: Bilingual })),
      }),
    ),
  }),
});

export const pivotCall = defineCall({
  ...reading,
  path: '/mgr/datacentre/pivot',
  summary:
    'The table that a report shows, of what the caller may see; DATASET_FORBIDDEN without the right to the list behind it',
  summaryCN: '报表的数据表，限有权查看的范围',
  input: Input(definition),
  output: PivotShape,
});

export const pivotFileCall = defineCall({
  ...reading,
  method: 'POST',
  class: 'D',
  access: 'Mgr.DataCenter.export',
  rate: 'export',
  path: '/mgr/datacentre/pivotfile',
  summary: 'The same as a file',
  summaryCN: '导出报表的数据表',
  input: Input({
    ...definition,
    name: Type.String({ minLength: 1, maxLength: 60 }),
    chart: Type.Enum(['TABLE', 'LINE', 'BAR', 'PIE', 'MAP']),
    format: Type.Enum(['xlsx', 'pdf']),
  }),
  output: Done,
});

export const reportRunsCall = defineCall({
  ...reading,
  path: '/mgr/reportform/runs',
  summary: 'The last runs of a report, newest first',
  summaryCN: '报表最近的运行，新的在前',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        state: Type.Enum(['DONE', 'FAILED']),
        isScheduled: Type.Boolean(),
        by: Type.String(),
        rows: Type.Integer(),
        sent: Type.Integer(),
        leftOut: Type.Integer(),
        error: Nullable(Type.String()),
        fileName: Nullable(Type.String()),
        at: DateTime,
      }),
    ),
  }),
});

export const reportFileCall = defineCall({
  ...reading,
  method: 'POST',
  class: 'D',
  rate: 'export',
  path: '/mgr/reportform/file',
  summary: 'The file of a run, for those who may see all of its dataset and for whoever made the report',
  summaryCN: '下载一次报表运行的文件',
  input: Input({ tenantId: Id, id: Id }),
  output: Done,
});
