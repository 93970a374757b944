import { useTexts } from '../../texts.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInScene } from './sign-in-scene.tsx';

/** /login of the office. */
export function SignInPage() {
  const t = useTexts();
  return (
    <SignInScene title={t.signIn.title}>
      <SignInForm />
    </SignInScene>
  );
}
