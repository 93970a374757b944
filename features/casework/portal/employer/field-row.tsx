import { useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { employerDeskCall, employerMarkCall, employerOneCall } from '#features/casework/calls/employer.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { useViewUrl } from '#web/kit/files/use-view-url.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './employer.module.css';
import type { StaffCase } from './staff-fields.tsx';
import { useEmployerWords } from './words.ts';

type Field = StaffCase['fields'][number];

/** One value with whether it is true; what is not takes a note first. */
export function FieldRow({ id, field, canMark }: { id: string; field: Field; canMark: boolean }) {
  const t = useEmployerWords();
  const locale = useSession((session) => session.locale);
  const [isNoting, setNoting] = useState(false);
  const [note, setNote] = useState(field.note);
  const send = useSend(employerMarkCall, { invalidates: [employerOneCall, employerDeskCall] });
  const label = textIn(field.label, locale);
  const mark = async (isTrue: boolean | null, said?: string) => {
    await send.mutateAsync({ id, path: field.path, isTrue, ...(said && { note: said }), reqId: newRequestId() });
    setNoting(false);
  };
  const isWrong = isNoting || field.isTrue === false;
  const isRight = field.isTrue === true && !isNoting;
  return (
    <li className={styles.field} data-wrong={isWrong || undefined}>
      <span className="muted">{label}</span>
      <span className="breaks">
        {field.value && textIn(field.value, locale)}
        {field.files.map((file) => (
          <Paper key={file.id} file={file} />
        ))}
      </span>
      <fieldset className={`line clip ${styles.pair}`} aria-label={label} disabled={!canMark || send.isPending}>
        <button
          type="button"
          data-answer="yes"
          aria-pressed={isRight}
          onClick={() => void mark(field.isTrue ? null : true)}
        >
          {isRight && <Icon name="check" size={16} />}
          {t('case.isTrue')}
        </button>
        <button type="button" data-answer="no" aria-pressed={isWrong} onClick={() => setNoting(true)}>
          {isWrong && <Icon name="close" size={16} />}
          {t('case.isFalse')}
        </button>
      </fieldset>
      {canMark && isNoting ? (
        <form
          className={`${styles.note} line wraps gap-8`}
          onSubmit={(event) => {
            event.preventDefault();
            if (note.trim()) void mark(false, note.trim());
          }}
        >
          <label className="column gap-4 grows">
            <span className="small">{t('case.noteLabel', { field: label })}</span>
            <textarea rows={2} maxLength={300} required value={note} onChange={({ target }) => setNote(target.value)} />
          </label>
          <Button type="submit" small busy={send.isPending}>
            {t('case.keep')}
          </Button>
        </form>
      ) : (
        field.isTrue === false && <p className={`${styles.note} small breaks`}>{field.note}</p>
      )}
    </li>
  );
}

function Paper({ file }: { file: Field['files'][number] }) {
  const url = useViewUrl(file.id);
  return (
    <a className="block" href={url} target="_blank" rel="noreferrer">
      {file.name}
    </a>
  );
}
