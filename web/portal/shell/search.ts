import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

/** Where a keyword leads. */
export function searchPath(key: string): string {
  return `/search?key=${encodeURIComponent(key)}`;
}

/** Leads the words of a form's field `key` to the search page; a blank one leads nowhere. */
export function useSearch() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = String(new FormData(event.currentTarget).get('key') ?? '').trim();
    if (key) navigate(searchPath(key));
  };
}
