import { Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { deskCall } from '#features/judging/calls.ts';
import { useTexts } from '#features/judging/office/words.ts';
import styles from './desk.module.css';

export type DeskRow = OutputOf<typeof deskCall>['judgings'][number]['rows'][number];

/** The entries of a round in the judge’s own order; the counts are of what the tabs show. */
export function EntryList({
  rows,
  current,
  onChoose,
}: {
  rows: readonly DeskRow[];
  current: string | undefined;
  onChoose: (id: string) => void;
}) {
  const t = useTexts();
  const [shown, setShown] = useState<'all' | 'todo' | 'done'>('all');
  const sets = {
    all: rows,
    todo: rows.filter(({ state }) => state === 'OPEN'),
    done: rows.filter(({ state }) => state === 'SUBMITTED'),
  };
  const list = useRef<HTMLOListElement>(null);
  // Keys, the arrows and a link lead to entries that lie out of sight.
  useEffect(() => {
    const [rows, row] = [list.current, current && list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!rows || !row) return;
    const [box, own] = [rows.getBoundingClientRect(), row.getBoundingClientRect()];
    if (own.top < box.top || own.bottom > box.bottom) rows.scrollTop += own.top - box.top - box.height / 3;
  }, [current]);
  const word = ({ state, isDraft }: DeskRow) =>
    state === 'SUBMITTED'
      ? t('desk.submitted')
      : state === 'ABSTAINED'
        ? t('desk.abstained')
        : t(isDraft ? 'desk.draft' : 'desk.fresh');
  return (
    <>
      <Segmented
        block
        size="small"
        className={styles.sets}
        value={shown}
        options={(['all', 'todo', 'done'] as const).map((value) => ({
          value,
          label: t(`desk.${value}`, { count: sets[value].length }),
        }))}
        onChange={setShown}
      />
      <ol ref={list} className={`scrolls fills-down ${styles.rows}`}>
        {sets[shown].map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={`plain-button line gap-8 whole ${styles.row}`}
              aria-current={row.id === current ? 'true' : undefined}
              onClick={() => onChoose(row.id)}
            >
              <span className="mono muted">{row.position}</span>
              <span className="fills">
                <span className="cut block">{row.project}</span>
                <small className={row.isDraft ? 'warn-ink' : 'muted'}>{word(row)}</small>
              </span>
              <b>{row.total ?? '–'}</b>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
