import { type FormEvent, useId, useState } from 'react';
import { BigButton, ButtonRow } from '#features/flock/poultry/pieces/button.tsx';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import styles from './write-dialog.module.css';

interface Asked {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  readonly save: string;
  readonly first?: string;
  /** Characters at most. */
  readonly most: number;
  readonly isOneLine?: boolean;
  /** What to say to nothing but spaces; without it, nothing may be written. */
  readonly empty?: string;
  readonly onSave: (text: string) => Promise<void> | void;
  readonly onClose: () => void;
}

/** Asks for a text in a dialog; what was wrong stands beside the field, and what was typed stays. */
export function WriteDialog(asked: Asked & { open: boolean }) {
  return (
    <Dialog open={asked.open} title={asked.title} onClose={asked.onClose}>
      <WriteForm {...asked} />
    </Dialog>
  );
}

function WriteForm({ label, hint, save, first = '', most, isOneLine = false, empty, onSave, onClose }: Asked) {
  const t = useCommon();
  const id = useId();
  const [text, setText] = useState(first);
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (empty !== undefined && said === '') {
      setWrong(true);
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    await onSave(said);
    setBusy(false);
    onClose();
  }
  const field = {
    id,
    value: text,
    maxLength: most,
    'aria-describedby': `${id}-more`,
    'aria-invalid': isWrong ? true : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      setWrong(false);
    },
  };
  return (
    <form className={`stack gap-6 ${styles.form}`} onSubmit={submit} noValidate>
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-more`} className={isWrong ? styles.wrong : styles.hint}>
        {isWrong ? empty : hint}
      </p>
      {isOneLine ? <input className="entry" {...field} /> : <textarea className="entry" rows={5} {...field} />}
      <ButtonRow className="above-12">
        <BigButton kind="quiet" onClick={onClose}>
          {t('cancel')}
        </BigButton>
        <BigButton type="submit" busy={isBusy}>
          {save}
        </BigButton>
      </ButtonRow>
    </form>
  );
}
