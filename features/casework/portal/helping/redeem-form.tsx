import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { profileCall } from '#features/accounts/calls/own-account.ts';
import { helpCasesCall, helpRedeemCall } from '#features/casework/calls/helping.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './helping.module.css';
import { useHelpingWords } from './words.ts';

/** Takes up an invitation by its code, which the link of one brings along. */
export function RedeemForm() {
  const t = useHelpingWords();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const inLink = new URLSearchParams(hash.slice(1)).get('c');
  const [code, setCode] = useState(inLink ?? '');
  const [name, setName] = useState<string>();
  const { data } = useCall(profileCall, {}, { quiet: true });
  const { errors, check, fromCall, clear } = useFormErrors(form, 'code');
  const send = useSend(helpRedeemCall, { invalidates: [helpCasesCall], quiet: ['HELP_CODE', 'HELP_OWN', 'INVALID'] });
  useEffect(() => {
    if (!inLink) return;
    setCode(inLink);
    // The code is kept here alone: neither the address bar nor the history need it any longer.
    history.replaceState(history.state, '', window.location.pathname);
  }, [inLink]);
  const given = name ?? data?.nickname ?? '';
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      code: code.trim() ? undefined : t('own.codeMissing'),
      name: given.trim() ? undefined : t('own.nameMissing'),
    };
    if (!check(found)) return;
    try {
      const { id } = await send.mutateAsync({ code: code.trim(), name: given.trim(), reqId: newRequestId() });
      toast('success', t('own.taken'));
      navigate(`/personal/helping/${id}`);
    } catch (error) {
      fromCall(error, ['code', 'name']);
    }
  };
  return (
    <Card boxed role="region" aria-labelledby="redeem-title">
      <h2 id="redeem-title" className="title-20 below-16">
        {t('own.redeem')}
      </h2>
      <form ref={form} className={`stack gap-20 ${styles.redeem}`} noValidate onSubmit={submit}>
        <TextField
          label={t('own.code')}
          hint={t('own.codeHint')}
          error={errors.code}
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
        <TextField
          label={t('own.name')}
          hint={t('own.nameHint')}
          error={errors.name}
          value={given}
          maxLength={50}
          autoComplete="name"
          onChange={(event) => {
            setName(event.target.value);
            clear();
          }}
        />
        <div>
          <Button kind="primary" type="submit" busy={send.isPending}>
            {t('own.take')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
