import type { SectionCopy } from '#web/kit/form/drafts/draft-state.ts';
import type { Outbox } from '#web/kit/form/drafts/outbox.ts';

/** Where somebody typed last: a section, and on the device they used the field in it. */
export interface LastEdited {
  readonly section: string;
  readonly field: string | undefined;
}

interface Writer {
  readonly outbox: Outbox;
  readonly user: string;
  readonly id: string;
}

export function noteLastEdited({ outbox, user, id }: Writer, { section, field }: LastEdited) {
  void outbox.writeNote(user, noteOf(id), field ? `${section}.${field}` : section);
}

/** The section saved last, on whatever device; the field when it was typed on this one. Nothing before the first save. */
export async function readLastEdited(
  { outbox, user, id }: Writer,
  saved: readonly SectionCopy[],
): Promise<LastEdited | undefined> {
  const latest = [...saved]
    .filter(({ savedAt }) => savedAt)
    .sort(byTime)
    .at(-1)?.key;
  const [here = '', ...field] = (await outbox.note(user, noteOf(id))).split('.');
  const isHere = here !== '' && (latest === undefined || here === latest);
  if (isHere) return { section: here, field: field.join('.') || undefined };
  return latest === undefined ? undefined : { section: latest, field: undefined };
}

function byTime(one: SectionCopy, other: SectionCopy): number {
  return Date.parse(one.savedAt ?? '') - Date.parse(other.savedAt ?? '');
}

function noteOf(id: string): string {
  return `typed/${id}`;
}
