import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { type FormErrors, useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';

/** What was typed under a name, without spaces around it; of secrets every sign counts. */
export function typed(data: FormData, name: string): string {
  const value = String(data.get(name) ?? '').normalize('NFC');
  return /pwd/i.test(name) ? value : value.trim();
}

/** One thing of the account changed in a dialog: what is wrong stands beside its field, and it closes once it is done. */
export function AccountDialog({
  title,
  note,
  submit,
  isDanger = false,
  fields,
  check,
  send,
  onClose,
  children,
}: {
  title: string;
  note?: ReactNode;
  submit: string;
  isDanger?: boolean;
  /** Names of the fields; what a refusal says of others stands at the first. */
  fields: readonly string[];
  check: (data: FormData) => FormErrors;
  send: (data: FormData) => Promise<void>;
  onClose: () => void;
  children: (form: {
    errors: FormErrors;
    read: () => FormData;
    /** Shows what the form found itself; whether there is nothing. */
    tell: (found: FormErrors) => boolean;
    refuse: (error: unknown) => void;
  }) => ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const errors = useFormErrors(form, fields[0]!);
  const read = () => new FormData(form.current!);
  const refuse = (error: unknown) => errors.fromCall(error, fields);
  const submitForm = async (event: FormEvent) => {
    event.preventDefault();
    if (!errors.check(check(read()))) return;
    setBusy(true);
    try {
      await send(read());
      onClose();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      {note && <p className="below-12">{note}</p>}
      <form ref={form} className="stack gap-20" noValidate onSubmit={submitForm}>
        {children({ errors: errors.errors, read, tell: errors.check, refuse })}
        <BigButton type="submit" kind={isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {submit}
        </BigButton>
      </form>
    </Dialog>
  );
}
