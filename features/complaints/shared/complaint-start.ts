import { isRecord } from '#core/forms/values.ts';

/** What the page that leads to the form has filled in; it goes with the link, so that no foreign address fills in anything. */
export interface ComplaintStart {
  readonly complaint: Readonly<Record<'kind' | 'target' | 'about' | 'title' | 'content', string>>;
}

/** What came with the link to the form, cut to what the fields hold; null for nothing. */
export function startIn(state: unknown): ComplaintStart['complaint'] | null {
  const given = isRecord(state) ? state.complaint : null;
  if (!isRecord(given)) return null;
  const text = (key: string, most: number) => String(given[key] ?? '').slice(0, most);
  return {
    kind: text('kind', 20),
    target: text('target', 20),
    about: text('about', 100),
    title: text('title', 60),
    content: text('content', 2000),
  };
}
