import { type FormEvent, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { ownAccessCodesCall, useAccessCodeCall } from '#features/access-codes/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { useAccessWords } from './words.ts';

/** Takes one code after the other; what the last one opened stands below it. */
export function CodeForm() {
  const t = useAccessWords();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [opened, setOpened] = useState<OutputOf<typeof useAccessCodeCall>>();
  const { errors, check, fromCall, clear } = useFormErrors(form, 'code');
  const send = useSend(useAccessCodeCall, { invalidates: [ownAccessCodesCall], quiet: [...toldBeside] });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOpened(undefined);
    if (!check({ code: code.trim() ? undefined : t('missing') })) return;
    try {
      setOpened(await send.mutateAsync({ code: code.trim(), reqId: newRequestId() }));
      setCode('');
    } catch (error) {
      fromCall(error, ['code']);
    }
  };
  return (
    <Card boxed role="region" aria-label={t('title')}>
      <form ref={form} className="stack gap-16" noValidate onSubmit={submit}>
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          error={errors.code}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value);
            clear();
          }}
        />
        <div>
          <Button kind="primary" type="submit" busy={send.isPending}>
            {t('use')}
          </Button>
        </div>
      </form>
      <div role="status">{opened && <Opened {...opened} />}</div>
    </Card>
  );
}

function Opened({ welcome, title, path }: OutputOf<typeof useAccessCodeCall>) {
  const t = useAccessWords();
  const locale = useSession((session) => session.locale);
  return (
    <div className="row wraps apart gap-12 above-16">
      <p>
        <b>{t('done.title', { title: textIn(title, locale) })}</b>
        <span className="block small muted">{textIn(welcome, locale)}</span>
      </p>
      {path !== null && (
        <ButtonLink kind="primary" to={path}>
          {t('done.open')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Refusals that stand beside the field. */
const toldBeside = [
  'ACCESS_CODE_UNKNOWN',
  'ACCESS_CODE_LOCKED',
  'ACCESS_CODE_OFF',
  'ACCESS_CODE_EARLY',
  'ACCESS_CODE_EXPIRED',
  'ACCESS_CODE_USED_UP',
  'ACCESS_CODE_YOURS',
  'ACCESS_CODE_NEEDLESS',
  'ACCESS_CODE_GONE',
  'ACCESS_CODE_NO_JUDGE',
  'ACCESS_CODE_OWN',
  'ACCESS_CODE_DECLINED',
  'ACCESS_CODE_LAPSED',
] as const;
