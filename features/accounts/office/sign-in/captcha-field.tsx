import { Input } from 'antd';
import { useState } from 'react';
import { captchaCall } from '#features/accounts/calls/accounts.ts';
import type { HumanProof } from '#features/accounts/kit/human-proof.ts';
import { useCall } from '#web/kit/call/query.ts';
import { solveInWorker } from '#web/kit/proof-of-work/solve-in-worker.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { FormField } from '#web/office/pieces/form-field.tsx';
import { useTexts } from '#web/office/texts.ts';
import styles from './sign-in.module.css';

/** The picture code, with proof of work for whoever cannot read it. */
export function CaptchaField({ onChange }: { onChange: (proof: HumanProof) => void }) {
  const t = useTexts();
  const [at] = useState(() => Date.now());
  const picture = useCall(captchaCall, {}, { gcTime: 0, staleTime: 0, key: at });
  const [proving, setProving] = useState<'no' | 'busy' | 'done'>('no');
  const found = picture.data;

  const prove = async () => {
    if (!found) return;
    setProving('busy');
    const pow = await solveInWorker(found.pow);
    setProving(pow ? 'done' : 'no');
    if (pow) onChange({ captchaId: found.captchaId, pow });
  };
  if (proving !== 'no')
    return (
      <p className={`row gap-8 size-13 ${styles.proving}`} role="status">
        <Icon name={proving === 'done' ? 'check' : 'clock'} />
        {proving === 'done' ? t('signIn.proved') : t('signIn.proving')}
      </p>
    );
  return (
    <FormField
      label={t('signIn.captcha')}
      note={
        <button type="button" className="link" onClick={() => void prove()}>
          {t('signIn.noPicture')}
        </button>
      }
    >
      {(parts) => (
        <div className={`stack level gap-10 size-13 ${styles.captcha}`}>
          <Input
            {...parts}
            size="large"
            autoFocus
            autoComplete="off"
            maxLength={8}
            onChange={(event) => {
              if (found) onChange({ captchaId: found.captchaId, authcode: event.target.value.trim() });
            }}
          />
          {found ? <img src={found.image} alt={t('signIn.captchaPicture')} /> : <span className={styles.picture} />}
          <button type="button" className="link" onClick={() => void picture.refetch()}>
            {t('signIn.captchaAgain')}
          </button>
        </div>
      )}
    </FormField>
  );
}
