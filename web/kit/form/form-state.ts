import type { FormContext } from '#core/forms/kind.ts';
import { fieldAt, isPathUnlocked } from '#core/forms/paths.ts';
import {
  type Form,
  normaliseSection,
  type Section,
  sectionState,
  validateSection,
  visibleSections,
} from '#core/forms/section.ts';
import type { Data, Values } from '#core/forms/values.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import type { Locale } from '#core/texts/text.ts';
import type { RailStep } from '#web/kit/pieces/progress/step-rail.tsx';
import type { DraftState } from './drafts/draft-state.ts';

/** A problem with its words; `path` is inside the section. */
export interface FieldFault {
  readonly path: string;
  readonly text: string;
  /** Nothing is wrong yet, it is only not filled in. */
  readonly isMissing: boolean;
}

/** A shown section with how far it is. */
export interface SectionView {
  readonly section: Section;
  readonly values: Values;
  readonly told: readonly FieldFault[];
  readonly state: RailStep['state'];
  /** Things to change that are shown as wrong by now; what is merely missing counts once somebody asked. */
  readonly wrong: number;
  readonly isUntouched: boolean;
  /** Whether any of it may be changed. */
  readonly isOpen: boolean;
}

/** Typed values of all sections in stored form. */
export function dataIn(form: Form, state: DraftState): Data {
  return Object.fromEntries(
    form.sections.flatMap((section) => {
      const held = state.sections[section.key];
      return held ? [[section.key, normaliseSection(section, held.typed)]] : [];
    }),
  );
}

/** The sections to show with their problems. */
export function viewSections(
  form: Form,
  context: FormContext,
  {
    locale,
    checked,
    unlocked,
    typing,
  }: {
    locale: Locale;
    checked: ReadonlySet<string>;
    unlocked: readonly string[] | null;
    /** Section-qualified path that somebody is typing into: not wrong before it is left. */
    typing?: string | undefined;
  },
): SectionView[] {
  const found = visibleSections(form, context.data).map((section) => {
    const values = context.data[section.key] ?? {};
    const told = problemsOf(section, values, context, locale);
    const isWrong = ({ path, isMissing }: FieldFault) => !isMissing && `${section.key}.${path}` !== typing;
    const wrong = checked.has(section.key) ? told.length : told.filter(isWrong).length;
    const isUntouched = sectionState(section, values, context).state === 'empty';
    return { section, values, told, wrong, isUntouched };
  });
  const isWhole = found.every(({ told }) => told.length === 0);
  const last = found.findLastIndex(({ isUntouched }) => !isUntouched);
  return found.map((view, index) => ({
    ...view,
    state: stateOf(view, isWhole || index < last || unlocked !== null),
    isOpen: unlocked === null || unlocked.some((path) => path.startsWith(`${view.section.key}.`)),
  }));
}

/** Where nothing is needed, leaving it empty is an answer only once the writer has gone on past it. */
function stateOf(
  { told, wrong, isUntouched }: Pick<SectionView, 'told' | 'wrong' | 'isUntouched'>,
  isPassed: boolean,
): RailStep['state'] {
  if (wrong > 0) return 'bad';
  if (isUntouched) return told.length === 0 && isPassed ? 'done' : 'empty';
  return told.length === 0 ? 'done' : 'part';
}

/** What is wrong with a section, in words. */
export function problemsOf(section: Section, values: Values, context: FormContext, locale: Locale): FieldFault[] {
  return validateSection(section, values, context).map((problem) => toldOf(section, problem, locale));
}

/** Whether a field or something inside it may be changed while only some paths are unlocked. */
export function isUnlocked(path: string, unlocked: readonly string[] | null): boolean {
  return unlocked === null || isPathUnlocked(path, unlocked);
}

function toldOf(section: Section, problem: Problem, locale: Locale): FieldFault {
  const path = problem.path.replace(/\.$/, '');
  const field = path ? fieldAt({ sections: [section] }, `${section.key}.${path}`) : undefined;
  return {
    path,
    text: problemText(problem, field ?? { label: section.title }, locale),
    isMissing: missing.has(problem.key),
  };
}

const missing: ReadonlySet<string> = new Set([
  'REQUIRED',
  'REQUIRED_CHOICE',
  'REQUIRED_FILE',
  'REQUIRED_ROWS',
  'CONSENT_REQUIRED',
  'SIGNATURE_REQUIRED',
  'TOO_FEW_ROWS',
  'TOO_FEW_FILES',
]);
