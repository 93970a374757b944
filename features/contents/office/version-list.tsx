import { Button, Drawer } from 'antd';
import type { Values } from '#core/forms/values.ts';
import { contentVersionCall, contentVersionsCall } from '#features/contents/calls/content-editing.ts';
import { useTexts } from '#features/contents/office/words.ts';
import { officeCall, useOfficeCall } from '#web/office/office-call.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { fullTime } from '#web/office/pieces/time.ts';
import styles from './editor.module.css';

interface VersionListProps {
  type: string;
  id: string;
  canRestore: boolean;
  onRestore: (values: Values) => void;
  onClose: () => void;
}

/** What was published when and by whom; an old version goes into the editor, and out only by being published again. */
export function VersionList({ type, id, canRestore, onRestore, onClose }: VersionListProps) {
  const t = useTexts();
  const found = useOfficeCall(contentVersionsCall, { type, id }, { staleTime: 0 });
  const restore = async (version: number) =>
    onRestore((await officeCall(contentVersionCall, { type, id, version })).values);
  return (
    <Drawer open size={420} closable={false} getContainer={false} onClose={onClose} aria-label={t('record.versions')}>
      <div className={`row below-12 ${styles.versionHead}`}>
        <h2>{t('record.versions')}</h2>
        <span className="grow" />
        <IconButton name="close" label={t('app.close')} onClick={onClose} />
      </div>
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {found.isPending && <RowSkeleton rows={4} height={56} />}
      {found.data?.rows.length === 0 && <StatePanel icon="clock" title={t('contents.noVersions')} />}
      <ul className={styles.versions}>
        {found.data?.rows.map(({ version, at, by }) => (
          <li key={version}>
            <span>
              <b>{t('record.version', { version })}</b>
              {version === found.data.current && <em className="tag picked">{t('contents.current')}</em>}
              <small className="block muted">
                {fullTime(at)} · {by}
              </small>
            </span>
            {canRestore && (
              <Button size="small" onClick={() => void restore(version)}>
                {t('record.restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
