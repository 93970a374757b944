import { useEffect, useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Field } from '#core/forms/field.ts';
import { isRequired, shownFields } from '#core/forms/fields.ts';
import { followNationality } from '#core/forms/kinds/certificate.ts';
import { isPathUnlocked } from '#core/forms/paths.ts';
import type { Data } from '#core/forms/values.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import { FieldGrid, SectionBlocks } from './blocks/section-blocks.tsx';
import type { Draft } from './drafts/draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FieldView } from './field-view.tsx';
import {
  type CompanySearch,
  type FieldMark,
  type FieldNote,
  type FormScope,
  FormScopeContext,
  fieldId,
  focusControl,
} from './form-scope.ts';
import { type FieldFault, isUnlocked, type SectionView } from './form-state.ts';
import { KnownCard, type KnownSource } from './known-card.tsx';
import { MergeView } from './merge-view.tsx';
import styles from './section-form.module.css';
import type { Uploads } from './uploads.ts';
import { useFormWords } from './words.ts';

interface SectionFormProps {
  view: SectionView;
  /** From 1. */
  number: number;
  draft: Draft;
  data: Data;
  dictionaries: Dictionaries;
  locale: Locale;
  today: string;
  uploads: Uploads;
  searchCompanies?: CompanySearch | undefined;
  purposeOf: (path: string) => string;
  /** Section-qualified; null while everything may be changed. */
  unlocked: readonly string[] | null;
  notes: readonly FieldNote[];
  marks: readonly FieldMark[];
  known: readonly KnownSource[];
  isReadOnly: boolean;
  /** Whether what is missing is shown too; counts up whenever somebody asks. */
  asked: number;
  /** Messages of a refused submission. */
  refused: readonly FieldFault[];
  /** Field to go to when the section opens. */
  target: string | undefined;
  /** Path that somebody is typing into. */
  typing: string | undefined;
  onTyping: (path: string | undefined) => void;
  onFocusField: (field: Field) => void;
  onChangeElsewhere: (path: string, value: unknown) => void;
  onTyped: (path: string) => void;
}

/** One section: its conflicts, what is wrong with it, and its fields. */
export function SectionForm(props: SectionFormProps) {
  const { view, number, draft, data, dictionaries, locale, today, asked, unlocked, isReadOnly, target } = props;
  const { section, told } = view;
  const t = useFormWords();
  const held = draft.getState().sections[section.key];
  const typed = held?.typed ?? {};
  const { typing, onTyping } = props;
  const [openRow, setOpenRow] = useState<string>();
  const [checkedRows, setCheckedRows] = useState<ReadonlySet<string>>(new Set());
  const context = { values: typed, data: { ...data, [section.key]: typed }, dictionaries, today };
  const refusedHere = Object.entries(held?.refused ?? {}).map(([path, text]) => ({ path, text, isMissing: false }));

  const isMissingShown = (path: string) => asked > 0 || [...checkedRows].some((row) => isPathUnlocked(path, [row]));
  const canEdit = (path: string) => !isReadOnly && isUnlocked(`${section.key}.${path}`, unlocked);
  const shown = [...told, ...refusedHere, ...props.refused].filter(
    ({ path, isMissing }) =>
      (isMissing ? isMissingShown(path) : path !== typing || isMissingShown(path)) &&
      !isReadOnly &&
      (unlocked === null || isPathUnlocked(`${section.key}.${path}`, unlocked)),
  );

  const scope: FormScope = {
    section,
    typed,
    data,
    dictionaries,
    locale,
    today,
    uploads: props.uploads,
    searchCompanies: props.searchCompanies,
    purposeOf: props.purposeOf,
    canEdit,
    messagesAt: (path, isDeep = false) =>
      unique(
        shown
          .filter((each) => each.path === path || (isDeep && isPathUnlocked(each.path, [path])))
          .map(({ text }) => text),
      ),
    notesAt: (path) =>
      props.notes.filter((note) => {
        const [at, inside] = [`${section.key}.${path}`, note.path];
        // What is said of a row or a file stands at the list that holds it.
        return inside === at || (inside.startsWith(`${at}[`) && inside.endsWith(']'));
      }),
    marksAt: (path) => {
      const at = `${section.key}.${path}`;
      return unique(
        props.marks.filter((mark) => mark.path === at || mark.path.startsWith(`${at}[`)).map(({ text }) => text),
      );
    },
    isRequired: (field, values) => isRequired(field, { ...context, values }),
    change: (path, value) => {
      onTyping(path);
      props.onTyped(path);
      draft.change(section.key, path, value);
      for (const each of followNationality(section, typed, { path, value }))
        draft.change(section.key, each.path, each.value);
    },
    settle: (path) => {
      if (typing === path) onTyping(undefined);
      draft.settle(section.key, path);
    },
    changeElsewhere: props.onChangeElsewhere,
    focus: props.onFocusField,
    openRow,
    setOpenRow,
    check: (path) => {
      setCheckedRows((before) => new Set(before).add(path));
      return told.some((each) => isPathUnlocked(each.path, [path]));
    },
    draw: (field, path, values) => <FieldView field={field} path={path} values={values} />,
  };

  const goTo = (path: string) => {
    const [, rows = '', id, inner] = /^(\w+)(?:\[([\w-]+)\](?:\.(\w+))?)?/.exec(path) ?? [];
    const field = section.fields.find((each) => each.key === rows);
    const isInRow = field?.kind === 'rows' && id !== undefined;
    const first = isInRow ? (field.fields[0]?.key ?? '') : '';
    if (isInRow) setOpenRow(`${rows}[${id}]`);
    const control = isInRow ? `${rows}[${id}].${inner ?? first}` : rows;
    requestAnimationFrame(() => requestAnimationFrame(() => focusControl(fieldId(section.key, control))));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each target
  useEffect(() => {
    if (target) goTo(target);
  }, [target]);

  const fields = shownFields(section.fields, context);
  const listed = asked > 0 ? shown : [];
  const intro = [section.intro && textIn(section.intro, locale), t(isReadOnly ? 'readOnly' : 'intro')]
    .filter(Boolean)
    .join(locale === 'CN' ? '' : ' ');
  return (
    <FormScopeContext value={scope}>
      <section className={styles.section} aria-labelledby="section-title">
        <h2 className="line baseline gap-12 titled" id="section-title" tabIndex={-1}>
          {number}. {textIn(section.title, locale)}
        </h2>
        <p className={`muted ${styles.intro}`}>{intro}</p>
        {held && held.conflicts.length > 0 && <MergeView draft={draft} held={held} />}
        {!isReadOnly && unlocked === null && <KnownCard draft={draft} sources={props.known} />}
        <ErrorSummary key={asked} told={listed} onGo={goTo} isFocused={asked > 0} />
        {section.blocks ? (
          <SectionBlocks blocks={section.blocks} fields={fields} values={typed} />
        ) : (
          <FieldGrid fields={fields} values={typed} />
        )}
      </section>
    </FormScopeContext>
  );
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
