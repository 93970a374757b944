import { Segmented } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { withColon } from '#core/texts/punctuation.ts';
import { Chart } from '#features/data-centre/office/charts/chart.tsx';
import { HiddenNote, PivotTable } from '#features/data-centre/office/charts/pivot-table.tsx';
import { savePicture } from '#features/data-centre/office/charts/save-picture.ts';
import { useTexts } from '#features/data-centre/office/words.ts';
import { isDrawable } from '#features/data-centre/shared/chart-option.ts';
import { useSession } from '#web/kit/call/session.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useCan } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './board.module.css';
import type { Board } from './page.tsx';

/** A chart with the table behind it, whose numbers lead to their rows. */
export function Panel({ panel, year }: { panel: Board['panels'][number]; year: number }) {
  const t = useTexts();
  const read = useTextIn();
  const locale = useSession((session) => session.locale);
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const canSave = useCan('Mgr.DataCenter.export');
  const { pivot, last, chart } = panel;
  const name = read(panel.name);
  const names = useYearNames(year);
  const canDraw = isDrawable(pivot) || (last !== null && isDrawable(last));
  return (
    <section className={`card column gap-8 slim ${styles.panel}`} aria-label={name}>
      <div className="row gap-8">
        <div className="grows slim">
          <h3 className="size-15">{name}</h3>
          <p className="size-12 muted">{read(panel.dataset)}</p>
        </div>
        {canSave && view === 'chart' && canDraw && (
          <IconButton
            name="download"
            label={withColon(t('data.image'), locale) + name}
            onClick={() => box.current && void savePicture(box.current, `${name}-${year}`)}
          />
        )}
        <Segmented
          size="small"
          aria-label={t('data.shownAs', { name })}
          value={view}
          options={[
            { value: 'chart', label: t('data.chart') },
            { value: 'table', label: t('data.table') },
          ]}
          onChange={setView}
        />
      </div>
      {pivot.rows.length <= 1 && !canDraw ? (
        <StatePanel icon="chart" title={t('data.nothing')} />
      ) : view === 'chart' && canDraw ? (
        <>
          <Chart pivot={pivot} last={last} chart={chart} names={names} box={box} />
          <div className="vh">
            <PivotTable pivot={pivot} caption={name} />
          </div>
        </>
      ) : (
        <PivotTable pivot={pivot} caption={name} />
      )}
      <HiddenNote pivot={pivot} isShort />
    </section>
  );
}

/** What a year and the one before are called; the same while the year is. */
export function useYearNames(year: number): readonly [string, string] {
  const t = useTexts();
  const [one, other] = [t('data.yearOf', { year }), t('data.lastYear', { year: year - 1 })];
  return useMemo(() => [one, other] as const, [one, other]);
}
