import { ResetForms } from '#features/accounts/kit/reset-forms.tsx';
import { AuthScene } from './auth-scene.tsx';

export function Component() {
  return <ResetForms Frame={AuthScene} signIn="/login" />;
}
