import type { Whole } from '#features/casework/portal/application/programme.ts';
import type { FieldMark } from '#web/kit/form/form-scope.ts';
import type { useHelpingWords } from './words.ts';

export type Entry = NonNullable<Whole['helped']>['entries'][number];

type Words = ReturnType<typeof useHelpingWords>;

/** What helpers wrote and the applicant has not submitted yet. */
export function unreadEntries(whole: Whole | undefined): readonly Entry[] {
  return whole?.helped?.entries.filter(({ isRead }) => !isRead) ?? [];
}

/** What a submission says of them: by section, the revision up to which they were shown. */
export function readUpTo(entries: readonly Entry[]): Record<string, number> {
  const read: Record<string, number> = {};
  for (const { path, rev } of entries) {
    const section = path.split('.')[0] ?? '';
    read[section] = Math.max(read[section] ?? 0, rev);
  }
  return read;
}

/** The name beside an entry; an account that was closed left none. */
export function nameOf(t: Words, { by }: Pick<Entry, 'by'>): string {
  return by || t('mark.gone');
}

/** Who wrote what, for the fields of the form; `mine` are paths that the applicant has changed since. */
export function marksOf(t: Words, whole: Whole | undefined, mine: readonly string[]): FieldMark[] {
  const entries = whole?.helped?.entries ?? [];
  return entries
    .filter(({ path }) => !mine.some((own) => path === own || path.startsWith(`${own}.`) || path.startsWith(`${own}[`)))
    .map((entry) => ({ path: entry.path, text: t('mark.by', { name: nameOf(t, entry) }) }));
}
