import { isRecord } from '#core/forms/values.ts';
import { markLimits, plainPassage, type ScoreMark } from '#features/judging/shared/marks.ts';
import type { ScoreDraft } from '#features/learning/office/use-score-draft.ts';
import type { JudgedEntry } from './entry-desk.tsx';

/** The passages that the scores of this judge rest on: as they are kept in the draft, over those that were handed in. */
export function marksIn(draft: ScoreDraft, entry: JudgedEntry) {
  const typed = draft.more('marks');
  const marks: readonly ScoreMark[] = Array.isArray(typed) ? typed.filter(isRecord).map(asMark) : entry.marks;
  return {
    marks,
    /** Marks what is selected, once; does nothing where nothing is, or all marks are used. */
    add(about: string, found: Passage) {
      const isThere = marks.some((each) => each.about === about && each.at === found.at && each.quote === found.quote);
      if (isThere || marks.length >= markLimits.count) return;
      draft.putMore('marks', [...marks, { id: crypto.randomUUID(), about, ...found }]);
    },
    remove: (id: string) =>
      draft.putMore(
        'marks',
        marks.filter((each) => each.id !== id),
      ),
  };
}

export type Marks = ReturnType<typeof marksIn>;

type Passage = Pick<ScoreMark, 'at' | 'page' | 'quote'>;

/** What is selected of an entry; undefined where nothing is, or it begins in one place and ends in another. */
export function selectedPassage(): Passage | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  const [from, to] = [selection.anchorNode, selection.focusNode].map((node) =>
    (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-at]'),
  );
  const { at, page } = from?.dataset ?? {};
  const quote = [...plainPassage(selection.toString())].slice(0, markLimits.quote).join('').trim();
  if (!at || from !== to || quote === '') return undefined;
  return { at, page: Number(page ?? 0), quote };
}

function asMark(row: Record<string, unknown>): ScoreMark {
  return {
    id: String(row.id),
    about: String(row.about ?? ''),
    at: String(row.at ?? ''),
    page: Number(row.page ?? 0),
    quote: String(row.quote ?? ''),
  };
}
