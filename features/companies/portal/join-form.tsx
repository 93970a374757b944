import { type FormEvent, useId, useRef, useState } from 'react';
import { creditCodeFault } from '#core/forms/identifiers/credit-code.ts';
import { authCheckCall, authJoinCall, authListCall } from '#features/companies/calls.ts';
import { CallError, newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './company.module.css';
import { useCompanyWords } from './words.ts';

/** Asks the owner of an authenticated company to let one in; the name of the company appears once the code is whole. */
export function JoinForm({ code: given, onClose }: { code: string; onClose: () => void }) {
  const t = useCompanyWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState(given);
  const { errors, check, fromCall, clear } = useFormErrors(form, 'code');
  const send = useSend(authJoinCall, { invalidates: [authListCall], quiet: true });
  const whole = code.replace(/\s/g, '').toUpperCase();
  const isWhole = creditCodeFault(whole) === undefined;
  const found = useCall(authCheckCall, isWhole ? { code: whole } : undefined, { quiet: true });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check({ code: isWhole ? undefined : t('join.wrong') })) return;
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    try {
      await send.mutateAsync({ code: whole, note, reqId: newRequestId() });
      toast('success', t('join.sent'));
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const words = { NOT_FOUND: t('join.unknown'), DUPLICATE: t('join.known') }[error.key as string];
      if (words) check({ code: words });
      else fromCall(error, ['code', 'note']);
    }
  };
  return (
    <Card boxed className={styles.join} role="region" aria-labelledby={id}>
      <h2 id={id} className="title-20 breaks">
        {t('join.title')}
      </h2>
      <p className={styles.note}>{t('join.note')}</p>
      <form className="stack gap-20" ref={form} noValidate onSubmit={submit}>
        <TextField
          label={t('join.code')}
          hint={t('join.codeHint')}
          error={errors.code}
          ok={found.data?.name ? t('join.found', { name: found.data.name }) : undefined}
          name="code"
          value={code}
          maxLength={24}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value);
            clear();
          }}
        />
        <TextField label={t('join.message')} hint={t('join.messageHint')} optional name="note" maxLength={200} />
        <div className={`row wraps gap-12 above-20 ${styles.actions}`}>
          <Button kind="primary" type="submit" busy={send.isPending}>
            {t('join.send')}
          </Button>
          <Button onClick={onClose}>{t('join.cancel')}</Button>
        </div>
      </form>
    </Card>
  );
}
