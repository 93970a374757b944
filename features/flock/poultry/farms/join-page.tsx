import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { flockJoinCall } from '#features/flock/calls.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { sendNow } from '#features/flock/poultry/store/sending/outbox.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { TextField } from '#web/kit/controls/field.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './farm-page.module.css';

/** Joining a colleague's farm by eight letters; a photographed code brings them behind the hash. */
export function Component() {
  const t = useShell();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isOnline = useIsOnline();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replace(/[\s-]/g, '').toUpperCase();
    if (code === '') {
      setError(t('join.empty'));
      return;
    }
    setBusy(true);
    try {
      const { farmId, name } = await call(flockJoinCall, { code, reqId: newRequestId() }, { quiet: ['NOT_FOUND'] });
      toast('success', t('join.done', { name }));
      await sendNow();
      await navigate(`/farms/${farmId}`, { replace: true });
    } catch (refusal) {
      if (refusal instanceof CallError) setError(refusal.key === 'NOT_FOUND' ? t('join.wrong') : refusal.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title={t('join.title')} back="/farms">
      <form onSubmit={submit} noValidate>
        <Card className={styles.card}>
          <p>{isOnline ? t('join.text') : t('members.offline')}</p>
          <TextField
            label={t('join.code')}
            name="code"
            // A second invitation opened here brings a new hash, not a new page.
            key={hash}
            error={error}
            defaultValue={decodeURIComponent(hash.slice(1))}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
          />
          <BigButton type="submit" busy={isBusy} disabled={!isOnline}>
            {t('join.now')}
          </BigButton>
        </Card>
      </form>
    </Page>
  );
}
