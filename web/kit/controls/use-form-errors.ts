import { type RefObject, useEffect, useRef, useState } from 'react';
import { CallError } from '#web/kit/call/call-error.ts';

export type FormErrors = Readonly<Record<string, string | undefined>>;

/**
 * Messages beside the fields of a small form. `check` takes what the form found itself and answers whether it may be
 * sent; `fromCall` takes a refusal. Either way focus goes to the first field that is wrong.
 */
export function useFormErrors(form: RefObject<HTMLFormElement | null>, other: string) {
  const [errors, setErrors] = useState<FormErrors>({});
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
  });
  const show = (found: FormErrors) => {
    asked.current = true;
    setErrors(found);
    return Object.values(found).every((message) => !message);
  };
  return {
    errors,
    check: show,
    /** Puts the messages of a refusal beside their fields; what names no known field goes to `other`. */
    fromCall(error: unknown, fields: readonly string[]) {
      if (!(error instanceof CallError)) return;
      const found: Record<string, string> = {};
      for (const { path, msg } of error.fields) found[fields.includes(path) ? path : other] ??= msg;
      if (error.fields.length > 0) show(found);
    },
    clear: () => setErrors({}),
  };
}
