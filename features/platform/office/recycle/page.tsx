import { Link } from 'react-router';
import { countText } from '#core/contracts/numbered-pages.ts';
import { binFilter, binned } from '#core/resources/recycling.ts';
import { recycleCall } from '#features/platform/calls/platform.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './recycle.module.css';

/** Everything that was deleted and can be restored, list by list. */
export function Page() {
  const t = useTexts();
  const read = useTextIn();
  const found = useOfficeCall(recycleCall, {});
  const rows = found.data?.rows ?? [];
  return (
    <section className="card column grows clip">
      <div className="card-head">
        <h2>{t('recycle.title')}</h2>
        <small>{t('recycle.hint')}</small>
      </div>
      {found.isPending && <RowSkeleton rows={8} height={44} />}
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {found.isSuccess && rows.every(({ count }) => count === 0) && (
        <StatePanel icon="file" title={t('recycle.none')} hint={t('recycle.noneHint')} />
      )}
      <ul className={styles.lists}>
        {rows
          .filter(({ count }) => count > 0)
          .map(({ code, name, path, count, canRestore }) => (
            <li key={code} className="row gap-12">
              <Link className="link" to={`${path}?f.${binFilter}=${binned}`}>
                {read(name)}
              </Link>
              <span className="grow" />
              {!canRestore && <small className="muted">{t('recycle.readOnly')}</small>}
              <b>{countText(count)}</b>
            </li>
          ))}
      </ul>
    </section>
  );
}
