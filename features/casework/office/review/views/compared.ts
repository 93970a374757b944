import {
  type Case,
  type Correction,
  changeOf,
  type DeskSection,
  type Line,
  linesOf,
} from '#features/casework/office/review/case-model.ts';
import { isAbout } from '#features/casework/shared/about-path.ts';

/** A line beside what it was in the submission before. */
export interface ComparedLine {
  readonly line: Line;
  /** The correction that it answers. */
  readonly item: Correction | undefined;
  /** Whether the last submission changed it, or it answers a correction. */
  readonly isChanged: boolean;
}

export interface ComparedSection {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly ComparedLine[];
}

/** Sections with their lines in the order of the form: those that were changed or answered, or all of them. */
export function comparedSections(found: Case, sections: readonly DeskSection[], isWhole = false): ComparedSection[] {
  const answerAt = (path: string) =>
    found.corrections.find(
      (item) => isAbout(item.path, path) && (item.state === 'answered' || item.state === 'accepted'),
    );
  return sections
    .map((section) => ({
      key: section.key,
      title: section.title,
      lines: linesOf([section]).flatMap((line): ComparedLine[] => {
        const item = answerAt(line.path);
        const isChanged = changeOf(found, line.path) !== undefined || item !== undefined;
        return isChanged || isWhole ? [{ line, item, isChanged }] : [];
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Why a line changed: it answers a correction, is a paper that came, follows from others, or was changed unasked. */
export const changeKinds = ['answered', 'paper', 'derived', 'own', 'gone'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What kind of change a line is; undefined for one that did not change. */
export function changeKind({ line, item, isChanged }: ComparedLine): ChangeKind | undefined {
  if (!isChanged) return undefined;
  if (item) return 'answered';
  if (line.field.derive) return 'derived';
  return line.field.kind === 'files' ? 'paper' : 'own';
}

/** How many changes there are, of which kinds (none that is nought), and how many lines are as they were. */
export function countChanges(
  found: Case,
  sections: readonly DeskSection[],
): { all: number; same: number; kinds: [ChangeKind, number][] } {
  const lines = comparedSections(found, sections).flatMap((section) => section.lines);
  const gone = found.changes.filter(({ isGone }) => isGone).length;
  const of = (kind: ChangeKind) => (kind === 'gone' ? gone : lines.filter((each) => changeKind(each) === kind).length);
  return {
    all: lines.length + gone,
    same: linesOf(sections).length - lines.length,
    kinds: changeKinds.map((kind): [ChangeKind, number] => [kind, of(kind)]).filter(([, count]) => count > 0),
  };
}
