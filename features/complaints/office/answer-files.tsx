import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { FileValue } from '#core/forms/values.ts';
import { answerPurpose, attachments } from '#features/complaints/shared/complaint.ts';
import { answerFiles } from '#features/complaints/shared/desk.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { refusalOf, type Upload, useUploads } from '#web/kit/form/uploads.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import styles from './composer.module.css';
import { useTexts } from './words.ts';

interface AnswerUploads {
  readonly list: readonly Upload[];
  readonly isBusy: boolean;
  /** Why the last one picked is not taken. */
  readonly problem: string | undefined;
  add(files: readonly File[]): void;
  cancel(key: string): void;
}

/** Files of an answer on their way; each stands beside it once it is stored. */
export function useAnswerUploads(
  id: string,
  attached: readonly FileValue[],
  attach: (files: readonly FileValue[]) => void,
): AnswerUploads {
  const user = useSession((session) => session.user?.userId ?? '');
  const locale = useSession((session) => session.locale);
  const [problem, setProblem] = useState<string>();
  // Two files may be there before it is drawn again.
  const latest = useRef(attached);
  latest.current = attached;
  const uploads = useUploads({
    user,
    formKey: `complaint/${id}`,
    outbox: undefined,
    purposeOf: () => answerPurpose,
    done(_, file) {
      latest.current = [...latest.current, file];
      attach(latest.current);
    },
  });
  return {
    list: uploads.list,
    isBusy: uploads.list.some(({ error }) => error === undefined),
    problem,
    add(files) {
      setProblem(undefined);
      for (const file of files.slice(0, attachments.max - attached.length - uploads.list.length)) {
        const refusal = refusalOf(answerFiles, file, locale);
        if (refusal) setProblem(refusal);
        else uploads.add('reply.files', file);
      }
    },
    cancel: uploads.cancel,
  };
}

interface AnswerFilesProps {
  files: readonly FileValue[];
  uploads: AnswerUploads;
  onRemove: (id: string) => void;
}

/** What comes with the answer, and what is on its way. */
export function AnswerFiles({ files, uploads, onRemove }: AnswerFilesProps) {
  const t = useTexts();
  return (
    <>
      {files.length + uploads.list.length > 0 && (
        <ul className="stack size-12-5 above-6" aria-label={t('complaintDesk.files')}>
          {files.map(({ id, name, size }) => (
            <Line key={id} name={name} onRemove={() => onRemove(id)}>
              <span className="muted rigid">{showSize(size)}</span>
            </Line>
          ))}
          {uploads.list.map(({ key, file, progress, error }) => (
            <Line key={key} name={file.name} onRemove={() => uploads.cancel(key)}>
              {error ? (
                <span role="alert" className={styles.problem}>
                  {error}
                </span>
              ) : (
                <span className="muted rigid">
                  {Math.floor((100 * (progress?.done ?? 0)) / Math.max(1, progress?.total ?? 1))}%
                </span>
              )}
            </Line>
          ))}
        </ul>
      )}
      {uploads.problem && (
        <p role="alert" className={`size-12-5 above-6 ${styles.problem}`}>
          {uploads.problem}
        </p>
      )}
    </>
  );
}

function Line({ name, onRemove, children }: { name: string; onRemove: () => void; children: React.ReactNode }) {
  const t = useTexts();
  return (
    <li className="row gap-6">
      <Icon name="attachment" size={13} />
      <span className="cut" title={name}>
        {name}
      </span>
      {children}
      <IconButton name="close" label={t('complaintDesk.removeFile', { name })} onClick={onRemove} />
    </li>
  );
}

/** Picks files for the answer; as many as a complaint may have. */
export function AttachButton({ uploads, count }: { uploads: AnswerUploads; count: number }) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-answer-files=""
        accept={attachments.types.join(',')}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        icon={<Icon name="attachment" size={14} />}
        disabled={count + uploads.list.length >= attachments.max}
        onClick={() => input.current?.click()}
      >
        {t('complaintDesk.attach')}
      </Button>
    </>
  );
}
