import { create } from 'zustand';
import { onSignIn } from '#web/kit/call/connection.ts';
import { wasTouched } from '#web/kit/call/last-use.ts';
import { type SessionState, useSession } from '#web/kit/call/session.ts';

/**
 * What a page has to ask before it can go on: another tab switched the tenant, somebody else signed in there, or nobody is
 * signed in any more. Until it is answered nothing is sent, and what was typed stays.
 */
export type Question = 'tenant' | 'person' | 'sign-in';

/** Who waits for a sign-in on this page; the server said that its session is over. */
const useExpired = create<{ answer: ((isDone: boolean) => void) | undefined }>()(() => ({ answer: undefined }));

/** What there is to ask now. */
export function useQuestion(): Question | undefined {
  const isExpired = useExpired(({ answer }) => answer !== undefined);
  return useSession((session) => questionOf(session, isExpired));
}

function questionOf({ user, elsewhere }: SessionState, isExpired: boolean): Question | undefined {
  if (!user) return undefined;
  if (elsewhere && elsewhere.userId !== user.userId) return 'person';
  if (isExpired || elsewhere === null) return 'sign-in';
  return elsewhere ? 'tenant' : undefined;
}

/** Lets the user of this page sign in again on it, where there is anything to stay for; resolves whether that was done. */
export function askSignIn(): Promise<boolean> {
  if (!useSession.getState().user || !wasTouched()) return Promise.resolve(false);
  return new Promise((resolve) => useExpired.setState({ answer: resolve }));
}

/** Signing in in another tab answers here, too, and so does whoever signs out. */
export function followSignIns(): void {
  useSession.subscribe(({ user }) => !user && endAsking(false));
  onSignIn((userId) => userId === useSession.getState().user?.userId && endAsking(true));
}

/** Ends the question about signing in; whoever is not back here has left the page. */
export function endAsking(isDone: boolean): void {
  const { answer } = useExpired.getState();
  useExpired.setState({ answer: undefined });
  answer?.(isDone);
}
