import { useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { isRequired, shownFields } from '#core/forms/fields.ts';
import { type Section, visibleSections } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { yearNote } from '#features/casework/shared/programme-year.ts';
import { FieldGrid, SectionBlocks } from '#web/kit/form/blocks/section-blocks.tsx';
import { FieldView } from '#web/kit/form/field-view.tsx';
import { type FormScope, FormScopeContext } from '#web/kit/form/form-scope.ts';
import type { Uploads } from '#web/kit/form/uploads.ts';
import styles from './year.module.css';

interface PreviewFormProps {
  programme: Programme;
  locale: 'CN' | 'EN';
  today: string;
  dictionaries: Dictionaries;
}

/** Nothing leaves a preview. */
const noUploads: Uploads = {
  list: [],
  left: [],
  add: () => undefined,
  cancel: () => undefined,
  retry: () => undefined,
  dismiss: () => undefined,
};

/** The form of a programme as it is begun; only choices can be made, to see what they lead to, and are kept nowhere. */
export function PreviewForm({ programme, locale, today, dictionaries }: PreviewFormProps) {
  const [data, setData] = useState<Data>({});
  const note = yearNote(programme);
  const { conditions, name } = programme;
  return (
    <main className={`column gap-32 ${styles.previewed}`} lang={locale === 'CN' ? 'zh-CN' : 'en'}>
      <header className="stack gap-12">
        <h1 className="breaks">{textIn(name, locale)}</h1>
        {note && <p className="breaks">{textIn(note, locale)}</p>}
        <ul>
          {conditions.map((each) => (
            <li key={each.CN}>{textIn(each, locale)}</li>
          ))}
        </ul>
      </header>
      {visibleSections(programme, data).map((section, at) => (
        <PreviewSection
          key={section.key}
          {...{ section, data, locale, today, dictionaries }}
          number={at + 1}
          onChange={(path, value) =>
            setData((before) => ({ ...before, [section.key]: { ...before[section.key], [path]: value } }))
          }
        />
      ))}
    </main>
  );
}

function PreviewSection({
  section,
  data,
  number,
  onChange,
  ...parts
}: Omit<PreviewFormProps, 'programme'> & {
  section: Section;
  data: Data;
  number: number;
  onChange: (path: string, value: unknown) => void;
}) {
  const { locale, today, dictionaries } = parts;
  const [openRow, setOpenRow] = useState<string>();
  const typed = data[section.key] ?? {};
  const context = { values: typed, data, dictionaries, today };
  const isChoice = (path: string) =>
    section.fields.some(({ key, kind }) => key === path && (kind === 'choice' || kind === 'multi-choice'));
  const scope: FormScope = {
    section,
    typed,
    data,
    ...parts,
    uploads: noUploads,
    purposeOf: () => '',
    canEdit: isChoice,
    messagesAt: () => [],
    isRequired: (field, values) => isRequired(field, { ...context, values }),
    change: onChange,
    settle: () => undefined,
    focus: () => undefined,
    openRow,
    setOpenRow,
    check: () => false,
    draw: (field, path, values) => <FieldView field={field} path={path} values={values} />,
  };
  const fields = shownFields(section.fields, context);
  return (
    <FormScopeContext value={scope}>
      <section className="stack gap-16" aria-label={textIn(section.title, locale)}>
        <h2>
          {number}. {textIn(section.title, locale)}
        </h2>
        {section.intro && <p className="muted">{textIn(section.intro, locale)}</p>}
        {section.blocks ? (
          <SectionBlocks blocks={section.blocks} fields={fields} values={typed} />
        ) : (
          <FieldGrid fields={fields} values={typed} />
        )}
      </section>
    </FormScopeContext>
  );
}
