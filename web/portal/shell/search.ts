import { type FormEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useIsKnown } from './known-paths.tsx';

/** Where a keyword leads: the search page, or the notices while there is none. */
export function useSearch() {
  const navigate = useNavigate();
  const whole = useIsKnown()('/search');
  const pathFor = useCallback(
    (key: string) => (whole ? `/search?key=${encodeURIComponent(key)}` : `/notify?keyword=${encodeURIComponent(key)}`),
    [whole],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = String(new FormData(event.currentTarget).get('key') ?? '').trim();
    if (key) navigate(pathFor(key));
  };
  return { whole, pathFor, submit };
}
