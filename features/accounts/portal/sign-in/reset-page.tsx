import { ResetForms } from '#web/kit/account/reset-forms.tsx';
import { AuthScene } from './auth-scene.tsx';

export function Component() {
  return <ResetForms Frame={AuthScene} signIn="/login" />;
}
