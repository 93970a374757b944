import { isDate } from '#core/calendar/dates.ts';
import type { InputOf } from '#core/contracts/contract.ts';
import { nouns } from '#features/content-nouns.ts';
import type { searchCall } from '#features/site/calls/search.ts';

/** What the address asks for; nonsense falls away. */
export type Asked = Pick<InputOf<typeof searchCall>, 'type' | 'from' | 'to' | 'sort'> & { readonly key: string };

export function readAsked(query: URLSearchParams): Asked {
  const [type, from, to] = ['type', 'from', 'to'].map((name) => query.get(name) ?? '');
  return {
    key: (query.get('key') ?? '').trim().slice(0, 100),
    ...(nouns.some(({ code }) => code === type) ? { type } : {}),
    ...(from && isDate(from) ? { from } : {}),
    ...(to && isDate(to) ? { to } : {}),
    ...(query.get('sort') === 'newest' ? { sort: 'newest' } : {}),
  };
}

/** The address of a search; best match and all kinds need no word. */
export function writeAsked(asked: Asked): URLSearchParams {
  const entries = Object.entries(asked).filter(([name, value]) => value && !(name === 'sort' && value === 'relevance'));
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}
