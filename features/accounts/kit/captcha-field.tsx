import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { captchaCall } from '#features/accounts/calls/accounts.ts';
import { useCall } from '#web/kit/call/query.ts';
import { Button, IconButton } from '#web/kit/controls/button.tsx';
import { Field } from '#web/kit/controls/field.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { solveInWorker } from '#web/kit/proof-of-work/solve-in-worker.ts';
import styles from './form.module.css';
import type { HumanProof } from './human-proof.ts';

export interface CaptchaHandle {
  /** The proof, or nothing while it is not complete. */
  read(): HumanProof | undefined;
  /** A proof works once: asks for another picture. */
  renew(): void;
}

/** The picture code, with another picture and with a proof of work for whoever cannot or will not read it. */
export function CaptchaField({ error, ref }: { error?: string | undefined; ref: Ref<CaptchaHandle> }) {
  const t = useCommon();
  const input = useRef<HTMLInputElement>(null);
  const [solution, setSolution] = useState<'none' | 'solving' | { pow: string }>('none');
  const { data, isError, refetch } = useCall(
    captchaCall,
    {},
    { staleTime: 110_000, gcTime: 0, refetchOnWindowFocus: false, quiet: true },
  );
  const solved = typeof solution === 'object';
  const renew = () => {
    setSolution('none');
    if (input.current) input.current.value = '';
    void refetch();
  };
  useImperativeHandle(ref, () => ({
    read: () => {
      const authcode = input.current?.value.trim();
      if (!data) return undefined;
      if (typeof solution === 'object') return { captchaId: data.captchaId, pow: solution.pow };
      return authcode ? { captchaId: data.captchaId, authcode } : undefined;
    },
    renew,
  }));
  const solve = async () => {
    if (!data) return;
    setSolution('solving');
    const pow = await solveInWorker(data.pow);
    setSolution(pow ? { pow } : 'none');
  };
  return (
    <div>
      <Field
        label={t('signIn.captcha')}
        hint={isError ? t('signIn.captchaFailed') : t('signIn.captchaHint')}
        error={solved ? undefined : error}
      >
        {(parts) => (
          <div className={`row wraps gap-8 ${styles.captcha}`}>
            <input
              ref={input}
              {...parts}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={8}
              readOnly={solved}
            />
            {data ? (
              <img className={styles.picture} src={data.image} width="132" height="48" alt={t('signIn.captchaImage')} />
            ) : (
              <span className={styles.picture} />
            )}
            <IconButton label={t('signIn.captchaRefresh')} onClick={renew}>
              <Icon name="refresh" />
            </IconButton>
          </div>
        )}
      </Field>
      <div className={`row small above-4 ${styles.other}`} role="status">
        {solution === 'none' && (
          <Button kind="text" small disabled={!data} onClick={solve}>
            <Icon name="shield" size={16} />
            {t('signIn.captchaOther')}
          </Button>
        )}
        {solution === 'solving' && t('signIn.captchaSolving')}
        {solved && t('signIn.captchaSolved')}
      </div>
    </div>
  );
}
