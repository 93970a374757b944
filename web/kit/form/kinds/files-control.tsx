import { type DragEvent, useRef, useState } from 'react';
import type { FilesField } from '#core/forms/kinds/files.ts';
import { fileTypeNames, isFile } from '#core/forms/kinds/files.ts';
import type { FileValue } from '#core/forms/values.ts';
import { Button, IconButton } from '#web/kit/controls/button.tsx';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { refusalOf } from '../uploads.ts';
import { useFormWords } from '../words.ts';
import styles from './files.module.css';
import { PhotoCrop } from './photo-crop.tsx';
import { StoredFile } from './stored-file.tsx';
import { UploadLine } from './upload-line.tsx';

/** A zone to choose or drop files, then one line a file: what is stored, what is on its way, what was left over. */
export function FilesControl(props: ControlProps<FilesField>) {
  const { field, value, path, id, isReadOnly, change } = props;
  const t = useFormWords();
  const { section, uploads, locale } = useFormScope();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [cropping, setCropping] = useState<File>();
  const [removed, setRemoved] = useState<readonly FileValue[]>([]);
  const at = `${section.key}.${path}`;
  const stored = Array.isArray(value) ? value.filter(isFile) : [];
  const running = uploads.list.filter((upload) => upload.path === at);
  const left = uploads.left.filter((each) => each.path === at);
  const limit = field.count ?? field.max;
  const room = limit === undefined ? Number.POSITIVE_INFINITY : limit - stored.length - running.length;
  const replaces = limit === 1;

  const take = (files: readonly File[]) => {
    const refused: string[] = [];
    const fitting = files.filter((file) => {
      const refusal = refusalOf(field, file, locale);
      if (refusal) refused.push(refusal);
      return !refusal;
    });
    const free = replaces ? 1 : room;
    if (fitting.length > free) refused.push(t('files.full', { max: limit ?? 0 }));
    setRefusals(refused);
    for (const file of fitting.slice(0, Math.max(0, free))) send(file);
    if (input.current) input.current.value = '';
  };
  const send = (file: File) => {
    if (field.crop) setCropping(file);
    else uploads.add(at, file);
  };
  const remove = (file: FileValue) => {
    setRemoved((before) => [...before, file]);
    change(stored.filter((each) => each.id !== file.id));
  };
  const bringBack = (file: FileValue) => {
    setRemoved((before) => before.filter((each) => each.id !== file.id));
    change([...stored, file]);
  };
  const returnable = isReadOnly || room < 1 ? [] : removed.filter(({ id }) => !stored.some((file) => file.id === id));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };

  return (
    <FieldFrame control={props} group="group">
      {(parts) => (
        <>
          {!isReadOnly && (room > 0 || replaces) && (
            <label
              className={`row gap-16 rounded ${styles.zone}`}
              data-over={isOver || undefined}
              data-wrong={parts['aria-invalid']}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              <input
                ref={input}
                id={`${id}-first`}
                type="file"
                className="vh"
                accept={field.types.join(',')}
                multiple={!replaces && room > 1}
                aria-describedby={parts['aria-describedby']}
                aria-labelledby={`${id}-label ${id}-zone`}
                onChange={(event) => take([...(event.target.files ?? [])])}
              />
              <Icon name="upload" size={24} />
              <span>
                <span id={`${id}-zone`}>
                  <b>{replaces && stored.length > 0 ? t('files.replace') : t('files.choose')}</b>
                  {t('files.drop')}
                </span>
                <small className="block small muted">
                  {t('files.rule', { types: fileTypeNames(field.types), size: field.maxMB })}
                  {limit !== undefined && limit > 1 && t('files.most', { count: limit })}
                </small>
              </span>
            </label>
          )}
          <div role="status">
            {refusals.map((refusal) => (
              <p key={refusal} className={`${fieldClasses.message} ${styles.refusal}`}>
                <Icon name="alert" size={18} />
                <span>{refusal}</span>
              </p>
            ))}
          </div>
          {left.map((each) => (
            <p key={each.name} className={`row gap-10 toned rounded small ${styles.left}`} data-tone="warn">
              <Icon name="refresh" size={18} />
              <span>{t('files.left', { name: each.name })}</span>
              <IconButton label={t('files.dismiss', { name: each.name })} onClick={() => uploads.dismiss(each)}>
                <Icon name="close" size={16} />
              </IconButton>
            </p>
          ))}
          {stored.length + running.length > 0 && (
            <ul>
              {stored.map((file) => (
                <StoredFile key={file.id} file={file} onRemove={isReadOnly ? undefined : () => remove(file)} />
              ))}
              {running.map((upload) => (
                <UploadLine key={upload.key} upload={upload} />
              ))}
            </ul>
          )}
          {returnable.map((file) => (
            <p key={file.id} className={`row gap-10 toned rounded small ${styles.left}`} data-tone="info" role="status">
              <Icon name="trash" size={18} />
              <span className="breaks">{t('files.removed', { name: file.name })}</span>
              <Button kind="text" small onClick={() => bringBack(file)}>
                {t('files.bringBack')}
                <span className="vh">{file.name}</span>
              </Button>
            </p>
          ))}
          {isReadOnly && stored.length === 0 && <p className="muted">{t('files.nothing')}</p>}
          {cropping && (
            <PhotoCrop
              file={cropping}
              onClose={() => setCropping(undefined)}
              onDone={(file) => {
                setCropping(undefined);
                uploads.add(at, file);
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
