import { type CSSProperties, useSyncExternalStore } from 'react';
import { partSize } from '#core/contracts/files.ts';
import { localNow } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showSize } from '#web/kit/files/file-size.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useFormScope } from '../form-scope.ts';
import type { Upload } from '../uploads.ts';
import { useFormWords } from '../words.ts';
import styles from './files.module.css';

/** A file on its way: how far, how long still, and a way to stop it or to try again. */
export function UploadLine({ upload }: { upload: Upload }) {
  const t = useFormWords();
  const { uploads } = useFormScope();
  const { file, progress, error, key, startedAt } = upload;
  const share = progress && progress.phase !== 'reading' ? progress.done / Math.max(progress.total, 1) : 0;
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  const parts = Math.ceil(file.size / partSize);
  const seconds = share > 0.05 ? Math.ceil(((localNow() - startedAt) / 1_000) * (1 / share - 1)) : undefined;
  return (
    <li className={`${styles.file} stack level gap-16 on-card`}>
      <span className={`middle clip lined muted ${styles.thumb}`}>
        <Icon name="file" size={24} />
      </span>
      <span className={styles.name}>
        <b className="block breaks">{file.name}</b>
        {error ? (
          <small className={`block small muted ${styles.bad}`}>{error}</small>
        ) : (
          <>
            <progress
              className={`whole clip block ${styles.bar}`}
              // A part that arrived is never sent again: each has a piece of the bar.
              {...(parts > 1 && { 'data-parts': '', style: { '--parts': parts } as CSSProperties })}
              value={share}
              max={1}
              aria-label={file.name}
            />
            <small className="block small muted">
              {progress?.phase === 'sending' &&
                t('files.sending', {
                  done: showSize(progress.done),
                  total: showSize(progress.total),
                  percent: Math.floor(share * 100),
                })}
              {progress?.phase === 'sending' && seconds !== undefined && t('files.seconds', { seconds })}
              {progress?.phase === 'checking' && t('files.checking')}
              {(!progress || progress.phase === 'reading') && t('files.reading')}
            </small>
            {!isOnline && (
              <small className={`row gap-6 small ${styles.waits}`}>
                <Icon name="alert" size={16} />
                {t('files.offline')}
              </small>
            )}
          </>
        )}
      </span>
      <span className={`row ${styles.acts}`}>
        {error && (
          <Button kind="text" small onClick={() => uploads.retry(key)}>
            {t('files.again')}
          </Button>
        )}
        <Button kind="text" small onClick={() => uploads.cancel(key)}>
          {t('files.cancel')}
          <span className="vh">{file.name}</span>
        </Button>
      </span>
    </li>
  );
}

function onNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
