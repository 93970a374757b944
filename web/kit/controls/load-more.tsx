import { useCommon } from '#web/kit/i18n.ts';
import { Button } from './button.tsx';
import styles from './load-more.module.css';

/** The end of a keyset list: how much is shown of how much, and the next page. */
export function LoadMore({
  shown,
  total,
  more,
  busy,
  onMore,
}: {
  shown: number;
  total: number;
  more: boolean;
  busy: boolean;
  onMore: () => void;
}) {
  const t = useCommon();
  return (
    <div className={`row wraps apart above-28 ${styles.more}`}>
      <p className="small muted" role="status">
        {more ? t('list.shown', { shown, total }) : t('list.all', { total })}
      </p>
      {more && (
        <Button busy={busy} onClick={onMore}>
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}
