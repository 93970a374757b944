import { useDeferredValue, useState } from 'react';
import { batchFailedCall } from '#features/declarations/calls.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useMedia } from '#web/kit/use-media.ts';
import { widths } from '#web/kit/widths.ts';
import styles from '../batch.module.css';
import { useBatchWords } from '../words.ts';
import { Grid } from './grid.tsx';
import { ProblemCards } from './problem-cards.tsx';
import type { Sheet, SheetRow, useSheet } from './use-sheet.ts';

const views = ['all', 'ok', 'warn', 'wrong', 'twin', 'live'] as const;
type View = (typeof views)[number];

/** The rows by how they stand, with every fix on offer at one press. */
export function Rows({ sheet, state }: { sheet: Sheet; state: ReturnType<typeof useSheet> }) {
  const t = useBatchWords();
  const isPhone = useMedia(`(max-width: ${widths.phone}px)`);
  const [view, setView] = useState<View>('all');
  const [name, setName] = useState('');
  const looked = useDeferredValue(name.trim());
  const { rows, edit } = state;
  const count = (each: View) => (each === 'all' ? rows.length : rows.filter((row) => row.state === each).length);
  const bad = rows.filter(({ state: each }) => each === 'wrong' || each === 'twin' || each === 'live');
  const fixes = rows.flatMap(({ line, problems }) =>
    problems.flatMap(({ column, fix }) => (fix === null ? [] : [{ line, column, text: fix }])),
  );
  const isShown = (row: SheetRow) =>
    (view === 'all' ? !isPhone || row.state !== 'ok' : row.state === view) &&
    (looked === '' || (row.cells[0] ?? '').includes(looked));
  const shown = rows.filter(isShown);
  const fixAll = async () => {
    if (await edit(fixes.slice(0, 500))) toast('success', t('check.fixed', { count: fixes.length }));
  };
  const save = () => void downloadFile(batchFailedCall, { id: sheet.batch.id }).catch(() => undefined);
  const ready = rows.filter(({ state: each }) => each === 'ok' || each === 'warn');
  return (
    <section aria-label={t('check.table')} className="column gap-12">
      <div className="row wraps apart gap-8-16">
        <h2 className="title-24">{t('batch.rows', { count: rows.length })}</h2>
        <fieldset className={`line wraps gap-8 fills ${styles.views}`} aria-label={t('check.filter')}>
          {views
            .filter((each) => each === 'all' || count(each) > 0)
            .map((each) => (
              <ChipButton key={each} chosen={view === each} onClick={() => setView(each)}>
                {t(`check.${each}`)} <b>{count(each)}</b>
              </ChipButton>
            ))}
        </fieldset>
        <input
          className={styles.search}
          type="search"
          aria-label={t('check.search')}
          placeholder={t('check.searchHint')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {bad.length > 0 && (
          <Button onClick={save}>
            <Icon name="download" />
            {t('check.problems')} {bad.length}
          </Button>
        )}
        {fixes.length > 0 && (
          <Button kind="primary" busy={state.isBusy} onClick={() => void fixAll()}>
            {t('check.fixAll', { count: fixes.length })}
          </Button>
        )}
      </div>
      {isPhone && ready.length > 0 && <p className="small muted">{t('check.phoneNote', { count: count('ok') })}</p>}
      {shown.length === 0 ? (
        <EmptyState level={3} drawing="search" title={t(bad.length === 0 ? 'check.allClean' : 'check.clean')} />
      ) : isPhone ? (
        <ProblemCards
          columns={sheet.columns}
          rows={shown}
          isTicked={state.isTicked}
          onTick={state.tick}
          onEdit={edit}
        />
      ) : (
        <Grid
          columns={sheet.columns}
          rows={shown}
          isTicked={state.isTicked}
          isAllTicked={ready.length > 0 && ready.every(state.isTicked)}
          onTick={state.tick}
          onTickAll={state.tickAll}
          onEdit={edit}
        />
      )}
    </section>
  );
}
