import { useNavigate } from 'react-router';
import { call } from '#web/kit/call/call.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { commonText } from '#web/kit/i18n.ts';

/** Ends the session (the client forgets it whatever the server answers), says so and goes home. */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    const { logoutCall } = await import('#features/accounts/calls/accounts.ts');
    await call(logoutCall, {});
    toast('success', commonText('signIn.signedOut'));
    navigate('/');
  };
}
