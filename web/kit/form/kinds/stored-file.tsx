import { useState } from 'react';
import type { FileValue } from '#core/forms/values.ts';
import { Button, IconButton } from '#web/kit/controls/button.tsx';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { showSize } from '#web/kit/files/file-size.ts';
import { showLength } from '#web/kit/files/film-length.ts';
import { useViewUrl } from '#web/kit/files/use-view-url.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useFormWords } from '../words.ts';
import styles from './files.module.css';

interface StoredFileProps {
  file: FileValue;
  /** Longest film of the field. */
  maxSeconds?: number | undefined;
  onRemove?: (() => void) | undefined;
}

/** A stored file with a small picture of it, its preview, and its removal where that is allowed. */
export function StoredFile({ file, maxSeconds, onRemove }: StoredFileProps) {
  const t = useFormWords();
  const [isShown, setShown] = useState(false);
  const isImage = file.type.startsWith('image/');
  const isFilm = file.type.startsWith('video/');
  const [seconds, setSeconds] = useState<number>();
  const small = useViewUrl(isImage ? file.id : undefined, { thumb: true });
  // The whole picture comes when somebody looks at it.
  const address = useViewUrl(isImage && !isShown ? undefined : file.id);
  return (
    <li className={`${styles.file} stack level gap-16 on-card`}>
      <span className={`middle clip lined muted ${styles.thumb}`}>
        {small ? (
          <img className="whole filled" src={small} alt="" loading="lazy" />
        ) : isFilm && address ? (
          <video
            className="whole filled"
            src={address}
            preload="metadata"
            muted
            tabIndex={-1}
            aria-hidden="true"
            onLoadedMetadata={({ currentTarget }) => setSeconds(currentTarget.duration)}
          />
        ) : (
          <Icon name="file" size={24} />
        )}
      </span>
      <span className={styles.name}>
        <b className="block breaks">{file.name}</b>
        {maxSeconds !== undefined && seconds !== undefined && Number.isFinite(seconds) && (
          <span className={`row gap-10 ${styles.length}`}>
            <span aria-hidden="true">
              <span style={{ width: `${Math.min(100, (seconds / maxSeconds) * 100)}%` }} />
            </span>
            <b>{`${showLength(seconds)} / ${showLength(maxSeconds)}`}</b>
          </span>
        )}
        <small className="block small muted">{showSize(file.size)}</small>
        <small className={`block small muted ${styles.good}`}>{t('files.stored')}</small>
      </span>
      <span className={`row ${styles.acts}`}>
        {isImage || isFilm ? (
          <Button kind="text" small onClick={() => setShown(true)}>
            <Icon name="eye" size={16} />
            {t(isFilm ? 'files.play' : 'files.preview')}
            <span className="vh">{file.name}</span>
          </Button>
        ) : (
          <a
            className={`inline-row gap-8 small strong ${styles.link}`}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="eye" size={16} />
            {t('files.preview')}
            <span className="vh">{t('files.inNewTab', { name: file.name })}</span>
          </a>
        )}
        {onRemove && (
          <IconButton label={t('files.remove', { name: file.name })} onClick={onRemove}>
            <Icon name="close" />
          </IconButton>
        )}
      </span>
      {isShown && (
        <Dialog open wide title={file.name} onClose={() => setShown(false)}>
          {!address ? (
            <Skeleton height="50vh" />
          ) : isFilm ? (
            // biome-ignore lint/a11y/useMediaCaption: an entrant's own film has no captions
            <video className={styles.whole} src={address} controls aria-label={file.name} />
          ) : (
            <img className={styles.whole} src={address} alt={file.name} />
          )}
        </Dialog>
      )}
    </li>
  );
}
