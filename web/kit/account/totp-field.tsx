import type { Ref } from 'react';
import { useCommon } from '../i18n.ts';
import { TextField } from '../pieces/field.tsx';

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
