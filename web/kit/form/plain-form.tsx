import { type ReactNode, useState } from 'react';
import { phoneArea } from '#core/dictionaries/person.ts';
import { isRequired, shownFields } from '#core/forms/fields.ts';
import { fieldAt } from '#core/forms/paths.ts';
import { emptySection, normaliseSection, type Section, validateSection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import { now as serverNow } from '../clock.ts';
import { isoDay } from '../dates.ts';
import { useSession } from '../session.ts';
import { ErrorSummary } from './error-summary.tsx';
import frame from './field-frame.module.css';
import { FieldView } from './field-view.tsx';
import { type FormScope, FormScopeContext, fieldId, focusControl } from './form-scope.ts';

interface PlainFormProps {
  section: Section;
  /** What is known already, by field. */
  start: Values;
  /** What the server found, by field. */
  refused: readonly { path: string; text: string }[];
  onSubmit: (values: Record<string, unknown>) => void;
  /** Its buttons, one of which submits. */
  children: ReactNode;
}

/** One section filled in at a sitting and sent as a whole: without drafts, files or rows. */
export function PlainForm({ section, start, refused, onSubmit, children }: PlainFormProps) {
  const locale = useSession((session) => session.locale);
  const [typed, setTyped] = useState<Values>({ ...emptySection(section), ...start });
  const [asked, setAsked] = useState(0);
  const [stale, setStale] = useState<ReadonlySet<string>>(new Set());
  const context = { today: isoDay(serverNow()), data: { [section.key]: typed }, dictionaries: { phoneArea } };
  const values = normaliseSection(section, typed);
  const found = validateSection(section, values, context).map((problem) => ({
    path: problem.path,
    text: problemText(problem, fieldAt({ sections: [section] }, `${section.key}.${problem.path}`), locale),
    isMissing: false,
  }));
  const theirs = refused.filter(({ path }) => !stale.has(path)).map((each) => ({ ...each, isMissing: false }));
  const told = asked > 0 ? [...found, ...theirs] : theirs;
  const scope: FormScope = {
    ...{ section, typed, locale, today: context.today, data: context.data, dictionaries: context.dictionaries },
    uploads: noUploads,
    purposeOf: () => '',
    canEdit: () => true,
    messagesAt: (path) =>
      told.filter((each) => each.path === path || each.path.startsWith(`${path}.`)).map(({ text }) => text),
    isRequired: (field, own) => isRequired(field, { ...context, values: own }),
    change: (path, value) => {
      setTyped((before) => ({ ...before, [path]: value }));
      setStale((before) => new Set(before).add(path));
    },
    settle: () => undefined,
    focus: () => undefined,
    openRow: undefined,
    setOpenRow: () => undefined,
    check: () => found.length > 0,
    draw: (field, path, own) => <FieldView field={field} path={path} values={own} />,
  };
  return (
    <FormScopeContext value={scope}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setStale(new Set());
          setAsked((count) => count + 1);
          if (found.length === 0) onSubmit({ ...values });
        }}
      >
        <ErrorSummary
          key={asked}
          told={asked > 0 ? told : []}
          isFocused={asked > 0}
          onGo={(path) => focusControl(fieldId(section.key, path.split('.')[0]!))}
        />
        <div className={frame.grid}>
          {shownFields(section.fields, { ...context, values: typed }).map((field) => (
            <FieldView key={field.key} field={field} path={field.key} values={typed} />
          ))}
        </div>
        {children}
      </form>
    </FormScopeContext>
  );
}

const noUploads = {
  list: [],
  left: [],
  add: () => undefined,
  cancel: () => undefined,
  retry: () => undefined,
  dismiss: () => undefined,
};
