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
import type { RailStep } from '../pieces/step-rail.tsx';
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
  { locale, checked, unlocked }: { locale: Locale; checked: ReadonlySet<string>; unlocked: readonly string[] | null },
): SectionView[] {
  return visibleSections(form, context.data).map((section) => {
    const values = context.data[section.key] ?? {};
    const progress = sectionState(section, values, context);
    const told = problemsOf(section, values, context, locale);
    const isBad = progress.state === 'attention' || (checked.has(section.key) && told.length > 0);
    const isUntouched = progress.state === 'empty';
    return {
      section,
      values,
      told,
      state: isBad ? 'bad' : told.length === 0 ? 'done' : isUntouched ? 'empty' : 'part',
      isUntouched,
      isOpen: unlocked === null || unlocked.some((path) => path.startsWith(`${section.key}.`)),
    };
  });
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
