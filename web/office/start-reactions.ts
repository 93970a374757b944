import { browserErrors } from '#core/texts/errors/browser.ts';
import { configureClient } from '#web/kit/connection.ts';
import { queryClient } from '#web/kit/query.ts';
import { useSession } from '#web/kit/session.ts';
import { router } from './router.ts';
import { toast } from './shell/feedback.tsx';

/** What the office does for the errors of its calls. */
export function startReactions(): void {
  configureClient({
    side: 'office',
    reactions: {
      toast: (message) => toast.error(message),
      signIn: (redirect) => {
        queryClient.clear();
        // The visited tabs stay: whoever signs in again comes back to them.
        void router.navigate(`/login?expired=1&redirect=${encodeURIComponent(redirect)}`);
      },
      reload: () => toast.info(browserErrors[useSession.getState().locale].RELOAD),
      confirm: (error) => {
        toast.error(error.msg);
        if (error.key === 'TENANT_CHANGED') setTimeout(() => location.reload(), 1500);
      },
    },
  });
}
