import { type FormEvent, type ReactNode, useState } from 'react';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { dictionaries as shipped } from '#core/dictionaries/registry.ts';
import { isRequired, shownFields } from '#core/forms/fields.ts';
import { emptySection, normaliseSection, type Section } from '#core/forms/section.ts';
import type { FileValue, Values } from '#core/forms/values.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { now } from '../clock.ts';
import { ErrorSummary } from './error-summary.tsx';
import frame from './field-frame.module.css';
import { FieldView } from './field-view.tsx';
import { type FormScope, FormScopeContext, fieldId, focusControl } from './form-scope.ts';
import { type FieldFault, problemsOf } from './form-state.ts';
import styles from './small-form.module.css';
import { useUploads } from './uploads.ts';

/**
 * A form that is sent in one go, without drafts or rows: drawn and checked by its declaration. `send` may throw what the
 * server refused; it then stands beside the fields, and what was typed stays,
 * as it does when `send` answers 'kept'.
 */
export function SmallForm({
  section,
  start,
  label,
  send,
  purpose,
  keep,
  bound,
  onTyped,
  children,
}: {
  section: Section;
  /** What is known already, by field. */
  start?: Values;
  /** On the button. */
  label: string;
  send: (values: Values) => Promise<unknown>;
  /** What its files are uploaded for; needed by a form with files. */
  purpose?: string;
  /** A second button, which keeps what was typed as it is. */
  keep?: { label: string; send: (values: Values) => Promise<void> };
  /** A field whose value the page around shows and sets as well. */
  bound?: { field: string; value: string; onChange: (value: string) => void } | undefined;
  /** Told of each answer as it is typed. */
  onTyped?: (values: Values) => void;
  /** Stands between the fields and the button; may depend on what was typed. */
  children?: ReactNode | ((values: Values) => ReactNode);
}) {
  const { locale, user } = useSession();
  const [typed, setTyped] = useState<Values>(() => ({ ...emptySection(section), ...start }));
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(0);
  const [refused, setRefused] = useState<readonly FieldFault[]>([]);
  const [isBusy, setBusy] = useState(false);
  const uploads = useUploads({
    user: user?.userId ?? '',
    formKey: section.key,
    outbox: undefined,
    purposeOf: () => purpose ?? '',
    done: (path, file) => {
      const key = path.slice(section.key.length + 1);
      setTyped((before) => ({ ...before, [key]: [...((before[key] ?? []) as FileValue[]), file] }));
    },
  });
  const [boundTo, setBoundTo] = useState(bound?.value);
  if (bound && bound.value !== boundTo) {
    setBoundTo(bound.value);
    setTyped((before) => ({ ...before, [bound.field]: bound.value }));
    setRefused((before) => before.filter((each) => each.path !== bound.field));
  }
  const values = normaliseSection(section, typed);
  const today = dayInShanghai(now());
  const context = { values: typed, data: { [section.key]: values }, dictionaries: shipped, today };
  const told = problemsOf(section, values, context, locale);
  const shown = [...told.filter(({ path, isMissing }) => asked > 0 || (!isMissing && settled.has(path))), ...refused];
  const scope: FormScope = {
    section,
    typed,
    locale,
    today,
    dictionaries: shipped,
    uploads,
    data: context.data,
    purposeOf: () => purpose ?? '',
    canEdit: () => !isBusy,
    messagesAt: (path) =>
      shown.filter((each) => each.path === path || each.path.startsWith(`${path}.`)).map(({ text }) => text),
    isRequired: (field, own) => isRequired(field, { ...context, values: own }),
    change: (path, value) => {
      setTyped((before) => ({ ...before, [path]: value }));
      onTyped?.({ [path]: value });
      setRefused((before) => before.filter((each) => each.path.split('.')[0] !== path));
      if (bound?.field === path) bound.onChange(String(value ?? ''));
    },
    settle: (path) => setSettled((before) => new Set(before).add(path)),
    focus: () => undefined,
    openRow: undefined,
    setOpenRow: () => undefined,
    check: () => false,
    draw: (field, path, own) => <FieldView field={field} path={path} values={own} />,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(asked + 1);
    if (told.length > 0) return;
    await carry(async () => {
      if ((await send(values)) === 'kept') return;
      setTyped(emptySection(section));
      setAsked(0);
    });
  };
  const carry = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefused(error.fields.map(({ path, msg }) => ({ path, text: msg, isMissing: false })));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormScopeContext value={scope}>
      <form className={`${styles.form} stack gap-20 to-start`} noValidate onSubmit={submit}>
        <ErrorSummary
          key={asked}
          told={asked > 0 ? shown : []}
          isFocused={asked > 0}
          onGo={(path) => focusControl(fieldId(section.key, path.split('.')[0]!))}
        />
        <div className={`${frame.grid} folds`}>
          {shownFields(section.fields, context).map((field) => (
            <FieldView key={field.key} field={field} path={field.key} values={typed} />
          ))}
        </div>
        {typeof children === 'function' ? children(values) : children}
        <div className="line wraps gap-8">
          <Button kind="accent" type="submit" busy={isBusy}>
            {label}
          </Button>
          {keep && (
            <Button disabled={isBusy} onClick={() => void carry(() => keep.send(values))}>
              {keep.label}
            </Button>
          )}
        </div>
      </form>
    </FormScopeContext>
  );
}
