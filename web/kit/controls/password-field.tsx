import { type InputHTMLAttributes, useState } from 'react';
import { useCommon } from '#web/kit/i18n.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { IconButton } from './button.tsx';
import { TextField } from './field.tsx';

/** A password that can be shown; paste and password managers work. */
export function PasswordField({
  label,
  hint,
  error,
  ...input
}: { label: string; hint?: string; error?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const t = useCommon();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          label={shown ? t('signIn.hidePassword') : t('signIn.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </IconButton>
      }
      {...input}
    />
  );
}
