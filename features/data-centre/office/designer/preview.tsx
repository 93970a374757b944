import type { RefObject } from 'react';
import type { Values } from '#core/forms/values.ts';
import { pivotCall } from '#features/data-centre/calls.ts';
import { Chart } from '#features/data-centre/office/charts/chart.tsx';
import { HiddenNote, PivotTable } from '#features/data-centre/office/charts/pivot-table.tsx';
import { savePicture } from '#features/data-centre/office/charts/save-picture.ts';
import { useTexts } from '#features/data-centre/office/words.ts';
import { isDrawable } from '#features/data-centre/shared/chart-option.ts';
import type { Chart as ChartKind, Period } from '#features/data-centre/shared/report.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useCan } from '#web/office/session.tsx';
import type { DatasetInfo } from './designer.tsx';
import { chosenIn } from './shelves.tsx';

/** What a report counts, as its calls take it. */
export interface Asked {
  readonly dataset: string;
  readonly dimensions: string[];
  readonly measures: string[];
  readonly filters: Record<string, string>;
  readonly period: Period;
}

/** What the form asks for so far; undefined while it is too little to count. */
export function askedIn(values: Values, { key, dimensions, measures }: DatasetInfo): Asked | undefined {
  const own = (list: unknown, known: DatasetInfo['measures']) =>
    chosenIn(list).filter((each) => known.some((one) => one.key === each));
  const filters = (Array.isArray(values.filters) ? values.filters : []) as { dimension: string; value: string }[];
  const asked = {
    dataset: key,
    dimensions: own(values.dimensions, dimensions),
    measures: own(values.measures, measures),
    filters: Object.fromEntries(filters.filter(({ value }) => value).map(({ dimension, value }) => [dimension, value])),
    period: values.period as Period,
  };
  return asked.dimensions.length > 0 && asked.measures.length > 0 && asked.period ? asked : undefined;
}

interface PreviewProps {
  asked: Asked | undefined;
  chart: ChartKind;
  name: string;
  box: RefObject<HTMLDivElement | null>;
}

/** The report as it stands: its chart and the table, counted anew with every change. */
export function Preview({ asked, chart, name, box }: PreviewProps) {
  const t = useTexts();
  const canSave = useCan('Mgr.DataCenter.export');
  const found = useOfficeCall(
    pivotCall,
    asked ?? { dataset: 'none', dimensions: [], measures: ['count'], filters: {}, period: 'ALL' },
    { enabled: asked !== undefined, placeholderData: (before) => before },
  );
  if (!asked) return <StatePanel icon="chart" title={t('data.start')} />;
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={8} height={40} />;
  const pivot = found.data;
  const canDraw = chart !== 'TABLE' && isDrawable(pivot);
  return (
    <div className="column gap-12" aria-busy={found.isPlaceholderData}>
      {canDraw && (
        <div className="anchor">
          <Chart pivot={pivot} chart={chart} box={box} />
          {canSave && (
            <div className="row to-end">
              <IconButton
                name="download"
                label={t('data.image')}
                onClick={() => box.current && void savePicture(box.current, name)}
              />
            </div>
          )}
        </div>
      )}
      {canDraw && pivot.rows.length > 15 && <p className="size-12 muted">{t('data.tooMany')}</p>}
      <PivotTable pivot={pivot} caption={name} />
      <HiddenNote pivot={pivot} />
    </div>
  );
}
