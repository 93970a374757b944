import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import type { FilesField } from '#core/forms/kinds/files.ts';
import { isFile } from '#core/forms/kinds/files.ts';
import type { FileValue } from '#core/forms/values.ts';
import { CallError } from '#web/kit/call/call.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { uploadFile } from '#web/kit/files/upload.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { useTexts } from '#web/office/texts.ts';
import styles from './files-input.module.css';

interface FilesInputProps {
  id: string;
  field: FilesField;
  value: unknown;
  isFixed: boolean;
  notes: string;
  onChange: (value: readonly FileValue[]) => void;
}

/** Files of a record: picked, sent with progress, shown with size, taken away again. */
export function FilesInput({ id, field, value, isFixed, notes, onChange }: FilesInputProps) {
  const t = useTexts();
  const files = Array.isArray(value) ? value.filter(isFile) : [];
  const latest = useRef(files);
  latest.current = files;
  const picker = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const most = field.count ?? field.max ?? 20;

  const send = async (picked: readonly File[]) => {
    setProblem(null);
    for (const file of picked.slice(0, most - latest.current.length)) {
      setSending({ name: file.name, percent: 0 });
      try {
        const stored = await uploadFile(file, field.purpose ?? 'content-file', {
          quiet: true,
          onProgress: ({ done, total }) => setSending({ name: file.name, percent: Math.round((done / total) * 100) }),
        });
        const { id: fileId, name, size, type } = stored;
        onChange([...latest.current, { id: fileId, name, size, type }]);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setProblem(`${file.name}: ${error.fields[0]?.msg ?? error.msg}`);
      }
    }
    setSending(null);
  };
  return (
    <div className="column top gap-6">
      {files.map((file) => (
        <div key={file.id} className={`row gap-8 whole lined size-13 ${styles.file}`}>
          {file.type.startsWith('image/') ? (
            <img src={`/files/${file.id}`} alt="" />
          ) : (
            <Icon name="file" size={16} className={styles.icon ?? ''} />
          )}
          <a href={`/files/${file.id}`} target="_blank" rel="noreferrer">
            {file.name}
          </a>
          <small className="muted on-one-line">{showSize(file.size)}</small>
          {!isFixed && (
            <IconButton
              name="trash"
              label={t('record.removeFile', { name: file.name })}
              onClick={() => onChange(files.filter((each) => each.id !== file.id))}
            />
          )}
        </div>
      ))}
      {sending && (
        <div className={`row gap-8 whole lined size-13 ${styles.file}`} role="status">
          <span>{sending.name}</span>
          <Progress percent={sending.percent} size="small" />
        </div>
      )}
      {problem && (
        <p className={`size-12-5 ${styles.problem}`} role="alert">
          <Icon name="warning" size={14} /> {problem}
        </p>
      )}
      {!isFixed && files.length < most && (
        <>
          <Button
            id={id}
            size="small"
            aria-describedby={notes || undefined}
            icon={<Icon name="upload" size={14} />}
            loading={sending !== null}
            onClick={() => picker.current?.click()}
          >
            {t('record.upload')}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            multiple={most > 1}
            accept={field.types.join(',')}
            onChange={(event) => {
              void send([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </>
      )}
    </div>
  );
}
