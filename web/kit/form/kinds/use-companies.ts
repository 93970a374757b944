import { useEffect, useState } from 'react';
import { authSearchCall } from '#features/companies/calls.ts';
import { useCall } from '#web/kit/call/query.ts';

/** Ms of rest after the last keystroke before the server is asked. */
const rest = 250;

/** Authenticated companies that a text may mean; none for short texts, without a text, and while they are on their way. */
export function useCompanies(text: string | undefined): readonly { readonly name: string; readonly code: string }[] {
  const [asked, setAsked] = useState<string>();
  const word = text?.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(word), rest);
    return () => clearTimeout(timer);
  }, [word]);
  const isLong = asked !== undefined && [...asked].length >= 2;
  const { data } = useCall(authSearchCall, isLong ? { key: asked.slice(0, 100) } : undefined, {
    quiet: true,
    reauthenticate: 'in-place',
    staleTime: 300_000,
    placeholderData: (before) => before,
  });
  return (isLong && data?.rows) || [];
}
