import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#web/kit/call/session.ts';
import { sideBase } from '#web/kit/call/side.ts';

/** After signing in: opens what this person keeps on the device, and goes where they were going; a new language needs a new page. */
export function useArrival(): () => Promise<void> {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [before] = useState(() => useSession.getState().locale);
  return async () => {
    const { user, locale } = useSession.getState();
    if (!user) return;
    // What keeps and sends is fetched only now: who has not signed in has nothing to keep.
    const { beginWork } = await import('#features/flock/poultry/store/begin.ts');
    beginWork({ userId: user.userId, name: user.nickname });
    const path = ownPath(query.get('redirect'));
    if (locale !== before) window.location.assign(sideBase.poultry + path);
    else await navigate(path, { replace: true });
  };
}

/** A path below /poultry: no scheme, no second slash, no backslash; home when it is none. */
export function ownPath(asked: string | null): string {
  return asked && /^\/(?![/\\])[^\\\s]*$/.test(asked) && !/^\/sign(in|up)\b/.test(asked) ? asked : '/';
}
