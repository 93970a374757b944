import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../../kit/session.ts';
import { sideBase } from '../../../kit/side.ts';
import { setWorker } from '../../store/worker.ts';

/** After signing in: opens what this person keeps on the device, and goes where they were going; a new language needs a new page. */
export function useArrival(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [before] = useState(() => useSession.getState().locale);
  return () => {
    const { user, locale } = useSession.getState();
    if (!user) return;
    setWorker({ userId: user.userId, name: user.nickname });
    const path = ownPath(query.get('redirect'));
    if (locale !== before) window.location.assign(sideBase.poultry + path);
    else void navigate(path, { replace: true });
  };
}

/** A path below /poultry: no scheme, no second slash, no backslash; home when it is none. */
export function ownPath(asked: string | null): string {
  return asked && /^\/(?![/\\])[^\\\s]*$/.test(asked) && !/^\/sign(in|up)\b/.test(asked) ? asked : '/';
}
