import type { Ref } from 'react';
import { TextField } from '#web/kit/controls/field.tsx';
import { useCommon } from '#web/kit/i18n.ts';

/** The second factor of a sign-in; a recovery code holds letters, so no number pad. */
export function TotpField({ error, ref }: { error: string | undefined; ref?: Ref<HTMLInputElement> }) {
  const t = useCommon();
  return (
    <TextField
      {...(ref && { ref })}
      label={t('signIn.totp')}
      hint={t('signIn.totpHint')}
      error={error}
      name="totp"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={24}
    />
  );
}
