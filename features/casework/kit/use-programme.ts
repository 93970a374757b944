import { useCallback, useEffect, useMemo, useState } from 'react';
import { findHead } from '#features/casework/programmes/heads.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { type Begun, formOf } from '#features/casework/shared/programme-year.ts';

/** Definitions that were loaded: they stay as long as the page, whoever signs in. */
const loaded = new Map<string, Programme>();

/**
 * The definition of a programme, or the form that an application was begun with, as its year sets it; undefined while
 * it loads, and for a code that this release does not have.
 */
export function useProgramme(
  code: string | undefined,
  begun?: Begun,
): { readonly programme: Programme | undefined; readonly isFailed: boolean; readonly retry: () => void } {
  const [, setLoaded] = useState(0);
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const head = code === undefined || loaded.has(code) ? undefined : findHead(code);
    if (!head) return;
    let isCurrent = true;
    head.load().then(
      (programme) => {
        loaded.set(head.code, programme);
        if (isCurrent) setLoaded((count) => count + 1);
      },
      () => isCurrent && setFailed(head.code),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, attempt]);
  const retry = useCallback(() => {
    setFailed(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const definition = code === undefined ? undefined : loaded.get(code);
  const { formVersion, yearSettings } = begun ?? {};
  const programme = useMemo(
    () =>
      definition && formVersion !== undefined && yearSettings
        ? formOf(definition, { formVersion, yearSettings })
        : definition,
    [definition, formVersion, yearSettings],
  );
  return { programme, isFailed: failed !== undefined && failed === code, retry };
}
