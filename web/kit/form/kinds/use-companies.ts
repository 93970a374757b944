import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormScope } from '#web/kit/form/form-scope.ts';

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
  const { searchCompanies: search } = useFormScope();
  const isAsked = search !== undefined && asked !== undefined && [...asked].length >= 2;
  const { data } = useQuery({
    queryKey: ['companies', asked],
    queryFn: ({ signal }) => search!(asked!, signal),
    enabled: isAsked,
    staleTime: 300_000,
    placeholderData: (before) => before,
  });
  return (isAsked && data) || [];
}
