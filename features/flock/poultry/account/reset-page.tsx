import { ResetForms } from '#features/accounts/kit/reset-forms.tsx';
import { AccountFrame } from './account-frame.tsx';

export function Component() {
  return <ResetForms Frame={AccountFrame} signIn="/signin" byMail />;
}
