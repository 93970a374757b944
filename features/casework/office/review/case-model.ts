import type { OutputOf } from '#core/contracts/contract.ts';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Field } from '#core/forms/field.ts';
import { displayField, orderedRows, rowSummary } from '#core/forms/kinds.ts';
import { type Section, visibleFields, visibleSections } from '#core/forms/section.ts';
import type { Data, FileValue, RowValue, Values } from '#core/forms/values.ts';
import type { Locale } from '#core/texts/text.ts';
import { atStart, dot, textIn } from '#core/texts/text.ts';
import type { caseCall } from '#features/casework/calls/review.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { isAbout } from '#features/casework/shared/about-path.ts';

export type Case = OutputOf<typeof caseCall>;
export type Correction = Case['corrections'][number];
export type Change = Case['changes'][number];
export type Check = Case['checks'][number];
export type MarkState = 'verified' | 'fix' | 'answered' | 'unchecked';

/** One value a reviewer looks at and marks. */
export interface Line {
  path: string;
  label: string;
  text: string;
  field: Field;
  files: readonly FileValue[];
}

/** Lines under one heading: a section's own fields, or one row of it. */
export interface Block {
  key: string;
  title: string;
  lines: readonly Line[];
}

/** One section of an application as the desk shows it. */
export interface DeskSection {
  key: string;
  title: string;
  blocks: readonly Block[];
}

/** One file with the line it belongs to. */
export interface DeskFile {
  file: FileValue;
  path: string;
  label: string;
}

/** How values are read: language, the day in Asia/Shanghai, dictionaries. */
export interface Reading {
  locale: Locale;
  today: string;
  dictionaries: Dictionaries;
}

/** The filled-in values of a case in the order of its programme; hidden and empty ones are left out. */
export function deskSections(
  programme: Programme,
  found: { readonly sections: readonly { key: string; values: Values }[] },
  reading: Reading,
): DeskSection[] {
  const { locale, today, dictionaries } = reading;
  const data: Data = Object.fromEntries(found.sections.map((section) => [section.key, section.values]));
  const context = { today, data, dictionaries };
  const shown = visibleSections(programme, data).map((section) => {
    const values = data[section.key] ?? {};
    const own: Line[] = [];
    const rows: Block[] = [];
    for (const field of visibleFields(section, values, context)) {
      const value = values[field.key];
      if (field.kind === 'rows') {
        for (const row of orderedRows(field, (value ?? []) as RowValue[]))
          rows.push({
            key: `${section.key}.${field.key}[${row.id}]`,
            title: `${atStart(textIn(field.item, locale))}${textIn(dot, locale)}${rowSummary(field, row, locale, dictionaries)}`,
            lines: field.fields.flatMap((inner) =>
              lineOf(inner, row[inner.key], `${section.key}.${field.key}[${row.id}].${inner.key}`, reading),
            ),
          });
      } else own.push(...lineOf(field, value, `${section.key}.${field.key}`, reading));
    }
    const title = textIn(section.title, locale);
    const blocks = own.length > 0 ? [{ key: section.key, title, lines: own }, ...rows] : rows;
    return { key: section.key, title, blocks };
  });
  // Whoever sees a part of a case is not led to what is not there.
  return shown.filter(({ blocks }) => blocks.length > 0);
}

/** Every file of a case with the line that it proves. */
export function deskFiles(sections: readonly DeskSection[]): DeskFile[] {
  return linesOf(sections).flatMap(({ files, path, label }) => files.map((file) => ({ file, path, label })));
}

/** The line at a path, if the case has it. */
export function lineAt(sections: readonly DeskSection[], path: string): Line | undefined {
  return linesOf(sections).find((line) => line.path === path);
}

/** The number of the applicant's certificate as the desk shows it, masked; empty where the form has none. */
export function certificateIn(sections: readonly DeskSection[]): string {
  return linesOf(sections).find(({ field }) => field.kind === 'certificate')?.text ?? '';
}

/** Whom the applicant works for, or the company that applies; empty where none is named. */
export function companyIn({ sections }: Pick<Case, 'sections'>): string {
  const valueAt = (section: string, key: string) => sections.find((each) => each.key === section)?.values[key];
  const name = valueAt('employment', 'company') || valueAt('unit', 'name');
  return typeof name === 'string' ? name : '';
}

/** Items the applicant has still to correct: noted by a reviewer, or already returned. */
export function itemsToFix(found: Case): Correction[] {
  return found.corrections.filter((item) => item.state === 'noted' || item.state === 'open');
}

/** The correction item that a path stands under, if it is not settled. */
export function openItem(found: Case, path: string): Correction | undefined {
  return found.corrections.find(
    (item) => isAbout(item.path, path) && item.state !== 'accepted' && item.state !== 'withdrawn',
  );
}

/** What the machine says about a line, if it can say anything. */
export function checkOf(found: Case, path: string): Check | undefined {
  return found.checks.find((each) => each.path === path);
}

/** Who else than the applicant wrote a line or something in it. */
export function helpersAt(found: Case, path: string): string[] {
  return [...new Set(found.helped.filter((each) => isAbout(path, each.path)).map(({ by }) => by))];
}

/** What the last submission changed of the one before at a line. */
export function changeOf(found: Case, path: string): Change | undefined {
  return found.changes.find((each) => each.path === path);
}

/** Whether somebody looked at the line and found it right; a settled correction needs no further mark. */
export function isMarked(found: Case, path: string): boolean {
  return (
    found.corrections.some((each) => isAbout(each.path, path) && each.state === 'accepted') ||
    found.marks.some((mark) => isAbout(mark.path, path))
  );
}

/** How a line stands. What the machine found in order needs nobody's mark. */
export function markState(found: Case, path: string): MarkState {
  const item = openItem(found, path);
  if (item) return item.state === 'answered' ? 'answered' : 'fix';
  return isMarked(found, path) || checkOf(found, path)?.passed ? 'verified' : 'unchecked';
}

/** Lines that the machine has doubts about and nobody has looked at yet. */
export function doubtfulLines(found: Case, sections: readonly DeskSection[]): Line[] {
  return linesOf(sections).filter(
    ({ path }) => checkOf(found, path)?.passed === false && markState(found, path) === 'unchecked',
  );
}

/** What is left to look at: doubtful and answered lines first, then what the last submission changed. */
export function linesToCheck(found: Case, sections: readonly DeskSection[]): Line[] {
  const lines = linesOf(sections);
  const doubtful = doubtfulLines(found, sections);
  const inState = (state: MarkState) => lines.filter(({ path }) => markState(found, path) === state);
  const left = inState('unchecked');
  const changed = left.filter(({ path }) => changeOf(found, path));
  return [...new Set([...doubtful, ...inState('answered'), ...changed, ...left])];
}

/** Paths that "this section is right" marks: what is unchecked, but nothing doubtful, which is looked at by itself. */
export function sectionPaths(found: Case, section: DeskSection): string[] {
  return linesOf([section])
    .map(({ path }) => path)
    .filter((path) => markState(found, path) === 'unchecked' && checkOf(found, path)?.passed !== false);
}

/** All lines of sections in the order they are shown. */
export function linesOf(sections: readonly DeskSection[]): Line[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines));
}

/** Lines by their state, for the progress bar and the section strip. */
export function countMarks(found: Case, sections: readonly DeskSection[]): Record<MarkState, number> {
  const counts: Record<MarkState, number> = { verified: 0, fix: 0, answered: 0, unchecked: 0 };
  for (const { path } of linesOf(sections)) counts[markState(found, path)]++;
  return counts;
}

/** The section of a programme that a path is in. */
export function sectionOf(programme: Programme, path: string): Section | undefined {
  return programme.sections.find((section) => path === section.key || path.startsWith(`${section.key}.`));
}

function lineOf(field: Field, value: unknown, path: string, { locale, dictionaries }: Reading): Line[] {
  const text = displayField(field, value, locale, dictionaries);
  if (text === '' || field.kind === 'consent') return [];
  const files = field.kind === 'files' && Array.isArray(value) ? (value as FileValue[]) : [];
  return [{ path, label: textIn(field.label, locale), text, field, files }];
}
