import { badgesCall } from '#core/contracts/office.ts';
import { browserErrors } from '#core/texts/errors/browser.ts';
import { configureClient } from '#web/kit/call/connection.ts';
import { queryClient } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { askSignIn, followSignIns } from './elsewhere/question.ts';
import { router } from './router.ts';
import { demandEnrolment, enrolPath } from './shell/enrolment.ts';
import { toast } from './shell/feedback.tsx';

/** What the office does for the errors of its calls. */
export function startReactions(): void {
  configureClient({
    side: 'office',
    reactions: {
      toast: (message, error) => {
        toast.error(message);
        // Somebody took a right away meanwhile: menus and buttons follow at once.
        if (error.key === 'NO_PERMISSION') void queryClient.invalidateQueries({ queryKey: [badgesCall.path] });
      },
      signIn: (redirect) => {
        queryClient.clear();
        // Who is there already keeps the way back.
        if (/^\/login(?=[/?#]|$)/.test(redirect)) return;
        // The visited tabs stay: whoever signs in again comes back to them.
        void router.navigate(`/login?expired=1&redirect=${encodeURIComponent(redirect)}`);
      },
      // No page that somebody has worked on is left because its session ended.
      expiry: 'in-place',
      signInHere: askSignIn,
      reload: () => toast.info(browserErrors[useSession.getState().locale].RELOAD),
      confirm: (error) => {
        if (error.key === 'SECOND_FACTOR_NEEDED') return leadToEnrolment();
        toast.error(error.msg);
      },
    },
  });
  followSignIns();
}

/** A session from before the installation demanded a second factor, or one whose factor was turned off elsewhere. */
function leadToEnrolment(): void {
  const { pathname, search } = router.state.location;
  const path = pathname.replace(/^\/office(?=\/|$)/, '') || '/';
  if (path !== enrolPath) void router.navigate(demandEnrolment(path + search));
}
