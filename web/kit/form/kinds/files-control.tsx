import { type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import type { FilesField } from '#core/forms/kinds/files.ts';
import { fileTypeNames, isFile } from '#core/forms/kinds/files.ts';
import type { Data, FileValue } from '#core/forms/values.ts';
import { Button, IconButton } from '#web/kit/controls/button.tsx';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { filmSeconds, showLength } from '#web/kit/files/film-length.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { refusalOf } from '../uploads.ts';
import { useFormWords } from '../words.ts';
import styles from './files.module.css';
import { FilesState } from './files-state.tsx';
import { PhotoCrop } from './photo-crop.tsx';
import { StoredFile } from './stored-file.tsx';
import { UploadLine } from './upload-line.tsx';

// Few fields have slots; the others load nothing of them.
const loadCounted = () => import('./counted-slots.tsx');
const CountedSlots = lazy(() => loadCounted().then((found) => ({ default: found.CountedSlots })));
const DeclaredCount = lazy(() => loadCounted().then((found) => ({ default: found.DeclaredCount })));
const PhotoSlots = lazy(() => import('./photo-slots.tsx').then((found) => ({ default: found.PhotoSlots })));

/**
 * Files to choose or drop, then what is stored, on its way or left over. A number of pictures has a numbered slot each, and
 * so have papers whose number is declared in another field; the rest share one zone.
 */
export function FilesControl(props: ControlProps<FilesField>) {
  const { field, value, path, id, isReadOnly, change } = props;
  const t = useFormWords();
  const { section, data, uploads, locale } = useFormScope();
  const input = useRef<HTMLInputElement>(null);
  const replacing = useRef<string>(undefined);
  const [isOver, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [cropping, setCropping] = useState<File>();
  const [removed, setRemoved] = useState<readonly FileValue[]>([]);
  const at = `${section.key}.${path}`;
  const stored = Array.isArray(value) ? value.filter(isFile) : [];
  const running = uploads.list.filter((upload) => upload.path === at);
  const added = running.filter(({ replaced }) => replaced === undefined);
  const left = uploads.left.filter((each) => each.path === at);
  const limit = field.count ?? field.max;
  const room = limit === undefined ? Number.POSITIVE_INFINITY : limit - stored.length - added.length;
  const replaces = limit === 1;
  const pictures = pictureSlotsOf(field);
  const declared = field.declared && declaredIn(data, field.declared.by);

  const take = async (files: readonly File[], replaced?: string) => {
    const refused: string[] = [];
    const fitting: File[] = [];
    for (const file of files) {
      const refusal = refusalOf(field, file, locale) ?? (await tooLong(file));
      if (refusal) refused.push(refusal);
      else fitting.push(file);
    }
    const free = replaces || replaced ? 1 : room;
    if (fitting.length > free) refused.push(t('files.full', { max: limit ?? 0 }));
    setRefusals(refused);
    for (const file of fitting.slice(0, Math.max(0, free))) send(file, replaced);
  };
  const tooLong = async (file: File) => {
    const { maxSeconds } = field;
    if (maxSeconds === undefined || !file.type.startsWith('video/')) return undefined;
    const seconds = Math.ceil((await filmSeconds(file)) ?? 0);
    if (seconds <= maxSeconds) return undefined;
    const lengths = { length: showLength(seconds), over: seconds - maxSeconds, most: showLength(maxSeconds) };
    return t('files.tooLong', { name: file.name, ...lengths });
  };
  const send = (file: File, replaced?: string) => {
    if (field.crop) setCropping(file);
    else uploads.add(at, file, replaced);
  };
  const replace = (file: FileValue) => {
    replacing.current = file.id;
    input.current?.click();
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
  const dropping = {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take([...event.dataTransfer.files]);
    },
  };
  const inputId = `${id}-first`;
  const missing = declared === undefined ? 0 : declared - stored.length - added.length;

  return (
    <FieldFrame
      control={props}
      group="group"
      state={<FilesState {...{ field, declared, running }} stored={stored.length} isReadOnly={isReadOnly} />}
    >
      {(parts) => (
        <>
          {!isReadOnly && (room > 0 || replaces || pictures > 0) && (
            <input
              ref={input}
              id={inputId}
              type="file"
              className={`vh ${styles.input}`}
              accept={field.types.join(',')}
              multiple={!replaces && room > 1}
              aria-describedby={parts['aria-describedby']}
              aria-labelledby={`${id}-label ${id}-zone`}
              onClick={({ isTrusted }) => {
                // Pressed by a person, and not for the picture of an earlier press that came to nothing.
                if (isTrusted) replacing.current = undefined;
              }}
              onChange={({ target }) => {
                const chosen = [...(target.files ?? [])];
                target.value = '';
                void take(chosen, replacing.current);
                replacing.current = undefined;
              }}
            />
          )}
          {field.declared && declared !== undefined && !isReadOnly && (
            <Suspense>
              <DeclaredCount declared={field.declared} value={declared} stored={stored.length} />
            </Suspense>
          )}
          {!isReadOnly && pictures === 0 && (room > 0 || replaces) && (declared === undefined || declared === 0) && (
            <label
              htmlFor={inputId}
              className={`row gap-16 rounded ${styles.zone}`}
              data-wrong={parts['aria-invalid']}
              {...dropping}
            >
              <Icon name="upload" size={24} />
              <span>
                <span id={`${id}-zone`}>
                  <b>{replaces && stored.length > 0 ? t('files.replace') : t('files.choose')}</b>
                  {t('files.drop')}
                </span>
                <small className="block small muted">
                  {t('files.rule', { types: fileTypeNames(field.types) })}
                  <span className="on-one-line">
                    {t('files.size', { size: field.maxMB })}
                    {limit !== undefined && limit > 1 && t('files.most', { count: limit })}
                  </span>
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
          {pictures > 0 ? (
            <Suspense>
              <PhotoSlots
                count={pictures}
                {...{ stored, running, inputId, dropping }}
                zoneId={`${id}-zone`}
                isWrong={Boolean(parts['aria-invalid'])}
                {...(!isReadOnly && { onReplace: replace, onRemove: remove })}
              />
            </Suspense>
          ) : (
            (stored.length + running.length > 0 || missing > 0) && (
              <ul data-counted={declared !== undefined || undefined} className={styles.files}>
                {stored.map((file) => (
                  <StoredFile
                    key={file.id}
                    file={file}
                    maxSeconds={field.maxSeconds}
                    onRemove={isReadOnly ? undefined : () => remove(file)}
                  />
                ))}
                {running.map((upload) => (
                  <UploadLine key={upload.key} upload={upload} />
                ))}
                {!isReadOnly && missing > 0 && (
                  <Suspense>
                    <CountedSlots first={stored.length + added.length + 1} count={missing} {...{ inputId, dropping }} />
                  </Suspense>
                )}
              </ul>
            )
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

/** How many numbered slots a field has: those that ask for an exact, small number of pictures. */
function pictureSlotsOf({ count = 0, types }: FilesField): number {
  return count > 1 && count <= 6 && types.every((type) => type.startsWith('image/')) ? count : 0;
}

/** How many papers another field declares; undefined while it holds no number. */
function declaredIn(data: Data, by: string): number | undefined {
  const [section = '', key = ''] = by.split('.');
  const value = data[section]?.[key];
  return typeof value === 'number' && value >= 0 && value <= 50 ? value : undefined;
}
