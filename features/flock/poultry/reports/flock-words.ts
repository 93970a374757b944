import { useMemo } from 'react';
import { reportReaders } from '#features/flock/poultry/catalogues.ts';
import type { FlockWords } from '#features/flock/shared/documents/facts.ts';
import { useSession } from '#web/kit/call/session.ts';

/** The words of reports in the language of the page. */
export function useFlockWords(): FlockWords {
  const locale = useSession((session) => session.locale);
  return useMemo(() => ({ locale, ...reportReaders }), [locale]);
}

/** Minutes that this device is east of UTC. */
export function deviceOffset(): number {
  return -new Date().getTimezoneOffset();
}
