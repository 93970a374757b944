import { lazy, Suspense, useState } from 'react';
import { downloadCall } from '#core/contracts/files.ts';
import type { FileValue } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './related-tab.module.css';

const PaperView = lazy(() => import('#web/office/papers/paper-view.tsx').then((m) => ({ default: m.PaperView })));

interface RecordFile extends FileValue {
  label: Text;
}

/** Every file of a record: what it was handed in for, to look at and to take away. */
export function FilesTab({ files }: { files: readonly RecordFile[] }) {
  const t = useTexts();
  const read = useTextIn();
  const [shown, setShown] = useState<RecordFile | null>(null);
  if (files.length === 0) return <StatePanel icon="file" title={t('record.noFiles')} />;
  return (
    <div className={`stack gap-12 size-13 ${styles.files}`}>
      <ul>
        {files.map((file) => (
          <li key={`${file.label.CN}${file.id}`} className={styles.file}>
            <Icon name="file" size={18} />
            <span>
              <b>{read(file.label)}</b>
              <small className="muted breaks">
                {file.name} · {showSize(file.size)}
              </small>
            </span>
            <IconButton
              name="eye"
              label={t('record.showFile', { name: file.name })}
              aria-expanded={shown?.id === file.id}
              onClick={() =>
                isPublic(file) ? open(`/files/${file.id}`, '_blank') : setShown(shown?.id === file.id ? null : file)
              }
            />
            <IconButton
              name="download"
              label={t('record.downloadFile', { name: file.name })}
              onClick={() => void downloadFile(downloadCall, { rid: file.id })}
            />
          </li>
        ))}
      </ul>
      {shown && (
        <div className={`stack clip lined ${styles.paper}`}>
          <Suspense fallback={<RowSkeleton rows={8} height={48} />}>
            <PaperView key={shown.id} file={shown} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Public files have an address that anybody may open. */
function isPublic({ id }: FileValue): boolean {
  return id.startsWith('pub_');
}
