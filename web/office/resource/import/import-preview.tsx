import { Segmented } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { ImportCalls } from '#core/resources/import-calls.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './import-dialog.module.css';

type Seen = OutputOf<ImportCalls['importPreview']>;
type Row = Seen['rows'][number];

const outcomes = ['ADD', 'CHANGE', 'SKIP', 'REFUSE'] as const;

/** Every row of the sheet with what would become of it; what is wrong stands in its cell. */
export function ImportPreview({ seen, isStopped }: { seen: Seen; isStopped: boolean }) {
  const t = useTexts();
  const read = useTextIn();
  const counts = { ADD: seen.added, CHANGE: seen.changed, SKIP: seen.skipped, REFUSE: seen.refused };
  const [shown, setShown] = useState<'ALL' | Row['outcome']>(seen.refused > 0 ? 'REFUSE' : 'ALL');
  const rows = shown === 'ALL' ? seen.rows : seen.rows.filter(({ outcome }) => outcome === shown);
  return (
    <div className="stack gap-12">
      {isStopped && <p className="notice problem">{t('imports.stopped')}</p>}
      {!isStopped && seen.refused > 0 && <p className="notice">{t('imports.someRefused')}</p>}
      {seen.ignored.length > 0 && (
        <p className="notice info breaks">{t('imports.ignored', { names: seen.ignored.join(t('app.listComma')) })}</p>
      )}
      <Segmented
        aria-label={t('imports.shown')}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'ALL' as const, label: t('imports.all', { count: seen.rows.length }) },
          ...outcomes
            .filter((each) => counts[each] > 0)
            .map((each) => ({ value: each, label: t(`imports.count${each}`, { count: counts[each] }) })),
        ]}
      />
      <section className={`scrolls ${styles.rows}`} aria-label={t('imports.preview')} tabIndex={-1}>
        <table className="sheet">
          <thead>
            <tr>
              <th scope="col">{t('imports.line')}</th>
              <th scope="col">{t('imports.outcome')}</th>
              {seen.columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {read(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PreviewRow key={row.line} row={row} columns={seen.columns} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function PreviewRow({ row, columns }: { row: Row; columns: Seen['columns'] }) {
  const t = useTexts();
  const problemsOf = (key: string) => row.problems.filter((problem) => problem.key === key);
  return (
    <tr data-outcome={row.outcome}>
      <th scope="row">{row.line}</th>
      <td>
        <b className="on-one-line">{t(`imports.outcome${row.outcome}`)}</b>
        <Problems problems={problemsOf('')} />
      </td>
      {columns.map(({ key }, at) => (
        <td key={key} data-bad={problemsOf(key).length > 0 || undefined}>
          <Change before={row.before?.[at]} after={row.cells[at] ?? ''} />
          <Problems problems={problemsOf(key)} />
        </td>
      ))}
    </tr>
  );
}

/** What the cell says, after what stands there now where that is something else. */
function Change({ before, after }: { before: string | undefined; after: string }) {
  const text = after || <span className="muted">—</span>;
  if (before === undefined || before === after || before === '') return text;
  return (
    <>
      <del className="muted">{before}</del> {text}
    </>
  );
}

function Problems({ problems }: { problems: Row['problems'] }) {
  return problems.map(({ msg }) => (
    <small key={msg} className={styles.problem}>
      {msg}
    </small>
  ));
}
