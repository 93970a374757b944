import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/kit/controls/button.tsx';
import { Field } from '#web/kit/controls/field.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import styles from './form.module.css';

export interface SentCode {
  prefix: string;
  /** Seconds until another code may be asked for. */
  retryAfter: number;
}

/**
 * Six digits with the button that sends them; `send` answers nothing when the form refused. `first`: they were sent
 * before the field was shown, which then takes the focus.
 */
export function CodeField({
  label,
  note,
  name = 'code',
  first,
  error,
  send,
}: {
  label: string;
  note?: string | undefined;
  name?: string;
  first?: SentCode | undefined;
  error?: string | undefined;
  send: () => Promise<SentCode | undefined>;
}) {
  const t = useCommon();
  const [sent, setSent] = useState(first && { ...first, until: performance.now() + first.retryAfter * 1000 });
  const [busy, setBusy] = useState(false);
  const wait = useSecondsUntil(sent?.until);
  const input = useRef<HTMLInputElement>(null);
  const [wasSent] = useState(first !== undefined);
  useEffect(() => {
    if (wasSent) input.current?.focus();
  }, [wasSent]);
  const ask = async () => {
    setBusy(true);
    // A refusal stands beside its field, or was shown by the common reactions.
    const answer = await send().catch(() => undefined);
    setBusy(false);
    if (!answer) return;
    toast('success', t('signIn.codeSent'));
    setSent({ ...answer, until: performance.now() + answer.retryAfter * 1000 });
    // Digits of an earlier code are worth nothing now, and the button, which had the focus, waits.
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };
  return (
    <Field
      label={label}
      hint={[note, sent?.prefix ? t('signIn.codePrefix', { prefix: sent.prefix }) : t('signIn.codeHint')]
        .filter(Boolean)
        .join(' · ')}
      error={error}
    >
      {(parts) => (
        <div className={`stack gap-8 ${styles.pair}`}>
          <input ref={input} {...parts} name={name} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
          <Button busy={busy} disabled={wait > 0} onClick={ask}>
            {wait > 0 ? t('signIn.resend', { seconds: wait }) : t('signIn.sendCode')}
          </Button>
        </div>
      )}
    </Field>
  );
}

/** Whole seconds left until a moment of performance.now(), counted down on screen. */
function useSecondsUntil(until: number | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (until === undefined) return;
    const tick = () => setNow(performance.now());
    tick();
    const timer = setInterval(() => {
      tick();
      if (performance.now() >= until) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
