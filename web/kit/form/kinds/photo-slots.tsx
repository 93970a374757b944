import type { FileValue } from '#core/forms/values.ts';
import { Button, IconButton } from '#web/kit/controls/button.tsx';
import { showSize } from '#web/kit/files/file-size.ts';
import { useViewUrl } from '#web/kit/files/use-view-url.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import type { Upload } from '../uploads.ts';
import { useFormWords } from '../words.ts';
import type { Dropping } from './counted-slots.tsx';
import styles from './photo-slots.module.css';
import { UploadLine } from './upload-line.tsx';

interface PhotoSlotsProps {
  count: number;
  stored: readonly FileValue[];
  running: readonly Upload[];
  /** Of the control that chooses files. */
  inputId: string;
  /** Names what the control does. */
  zoneId: string;
  dropping: Dropping;
  isWrong: boolean;
  onReplace?: (file: FileValue) => void;
  onRemove?: (file: FileValue) => void;
}

/** One numbered slot a picture: what is there can be replaced in its place, an empty slot is the button. */
export function PhotoSlots({ count, stored, running, inputId, zoneId, dropping, isWrong, ...acts }: PhotoSlotsProps) {
  const t = useFormWords();
  const added = running.filter(({ replaced }) => replaced === undefined);
  const taken = stored.length + added.length;
  const empty = Array.from({ length: Math.max(0, count - taken) }, (_, at) => taken + at + 1);
  return (
    <>
      <span id={zoneId} className="vh">
        {empty[0] ? t('files.pictureNo', { number: empty[0] }) : t('files.replace')}
      </span>
      <ol className={`stack ${styles.slots}`} data-wrong={isWrong || undefined} {...dropping}>
        {stored.map((file, at) => {
          const coming = running.find(({ replaced }) => replaced === file.id);
          return coming ? (
            <Coming key={file.id} upload={coming} />
          ) : (
            <Picture key={file.id} file={file} number={at + 1} {...acts} />
          );
        })}
        {added.map((upload) => (
          <Coming key={upload.key} upload={upload} />
        ))}
        {acts.onReplace &&
          empty.map((number) => (
            <li key={number}>
              <label htmlFor={inputId} className={`column to-middle rounded ${styles.empty}`}>
                <span className={styles.number}>{number}</span>
                <Icon name="camera" size={24} />
                <b>{t('files.pictureNo', { number })}</b>
              </label>
            </li>
          ))}
      </ol>
    </>
  );
}

function Coming({ upload }: { upload: Upload }) {
  return (
    <li className={`rounded ${styles.coming}`}>
      <ul>
        <UploadLine upload={upload} />
      </ul>
    </li>
  );
}

interface PictureProps {
  file: FileValue;
  /** From 1. */
  number: number;
  onReplace?: (file: FileValue) => void;
  onRemove?: (file: FileValue) => void;
}

function Picture({ file, number, onReplace, onRemove }: PictureProps) {
  const t = useFormWords();
  const small = useViewUrl(file.id, { thumb: true });
  return (
    <li className={`column rounded clip ${styles.picture}`}>
      <span className={styles.number}>{number}</span>
      {small ? <img src={small} alt="" loading="lazy" /> : <span className={`middle ${styles.blank}`} />}
      <span className={`stack gap-2 ${styles.words}`}>
        <b className="breaks">{file.name}</b>
        <small className="small muted">
          {showSize(file.size)} · {t('files.stored')}
        </small>
        <span className="row apart">
          {onReplace && (
            <Button kind="text" small onClick={() => onReplace(file)}>
              {t('files.replacePicture')}
              <span className="vh">{file.name}</span>
            </Button>
          )}
          {onRemove && (
            <IconButton label={t('files.remove', { name: file.name })} onClick={() => onRemove(file)}>
              <Icon name="close" size={16} />
            </IconButton>
          )}
        </span>
      </span>
    </li>
  );
}
