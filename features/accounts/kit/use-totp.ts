import { useEffect, useRef, useState } from 'react';
import { CallError } from '#web/kit/call/call-error.ts';

/** The field for the second factor, which a sign-in form shows once the server asks for it; it then takes the focus. */
export function useTotp() {
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  return {
    isAsked,
    field,
    /** What a form sends of it. */
    read: (data: FormData) => (isAsked ? { totp: String(data.get('totp') ?? '').trim() } : {}),
    /** Whether a refusal is no more than the question, so that nothing of the form is wrong. */
    isQuestion(error: unknown): boolean {
      if (!(error instanceof CallError) || error.key !== 'TOTP_NEEDED') return false;
      setAsked(true);
      return true;
    },
  };
}
