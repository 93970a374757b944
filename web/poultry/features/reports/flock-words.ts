import { useMemo } from 'react';
import type { FlockWords } from '#core/documents/flock/facts.ts';
import { useSession } from '../../../kit/session.ts';
import { reportReaders } from '../../catalogues.ts';

/** The words of reports in the language of the page. */
export function useFlockWords(): FlockWords {
  const locale = useSession((session) => session.locale);
  return useMemo(() => ({ locale, ...reportReaders }), [locale]);
}

/** Minutes that this device is east of UTC. */
export function deviceOffset(): number {
  return -new Date().getTimezoneOffset();
}
