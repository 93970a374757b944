import { useSession } from '#web/kit/call/session.ts';

/** Where operators set up the second factor that they need before anything else. */
export const enrolPath = '/second-factor';

/** Notes that the signed-in operator has to set one up first; gives the way there, and from there back to `redirect`. */
export function demandEnrolment(redirect = '/'): string {
  note(true);
  return `${enrolPath}?redirect=${encodeURIComponent(redirect)}`;
}

/** The office is open. */
export function endEnrolment(): void {
  note(false);
}

function note(mustEnrol: boolean): void {
  const { user, setUser } = useSession.getState();
  if (user) setUser({ ...user, mustEnrol });
}
