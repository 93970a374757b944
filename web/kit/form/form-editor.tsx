import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Field } from '#core/forms/field.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import type { Form } from '#core/forms/section.ts';
import type { Data, FileValue } from '#core/forms/values.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import { registerReactions } from '#web/kit/call/reactions.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { now } from '../clock.ts';
import { Icon } from '../marks/icon.tsx';
import type { Draft } from './drafts/draft.ts';
import type { Outbox } from './drafts/outbox.ts';
import styles from './form-editor.module.css';
import type { CompanySearch, FieldMark, FieldNote } from './form-scope.ts';
import { dataIn, type FieldFault, type SectionView, viewSections } from './form-state.ts';
import { HelpColumn } from './help-column.tsx';
import type { KnownSource } from './known-card.tsx';
import { SavedAnnouncer } from './saved-line.tsx';
import { SectionForm } from './section-form.tsx';
import { checkStep, SectionBar, SectionRail } from './section-rail.tsx';
import { useUploads } from './uploads.ts';
import { useFormWords } from './words.ts';

export interface FormEditorProps {
  form: Form;
  draft: Draft;
  dictionaries: Dictionaries;
  locale: Locale;
  user: string;
  /** Names the application on this device. */
  formKey: string;
  outbox: Outbox;
  /** Suggests companies where a field asks for one. */
  searchCompanies?: CompanySearch | undefined;
  /** What a file at a section-qualified path is uploaded for. */
  purposeOf: (path: string) => string;
  /** Section-qualified paths that may be changed; null for all. */
  unlocked: readonly string[] | null;
  /** What others said about fields, by section-qualified path: shown beside them. */
  notes?: readonly FieldNote[];
  /** Quiet words beside fields, by section-qualified path. */
  marks?: readonly FieldMark[];
  /** What is known of the writer, by section: offered while everything may be changed. */
  known?: Readonly<Record<string, readonly KnownSource[]>> | undefined;
  isReadOnly: boolean;
  /** Only a part of a form, which somebody else submits. */
  isPart?: boolean;
  /** Key of the section on screen, or `check`. */
  current: string;
  /** Field inside the section to go to. */
  target?: string | undefined;
  onGo: (section: string, target?: string) => void;
  /** Messages of a refused submission, by section. */
  refused: Readonly<Record<string, readonly FieldFault[]>>;
  onTyped: (section: string, path: string) => void;
  /** Whom to ask. */
  ask: ReactNode;
  railFoot?: ReactNode;
  banner?: ReactNode;
  /** The last step: everything to read again, and the way on. */
  check: (found: { views: readonly SectionView[]; data: Data; today: string }) => ReactNode;
}

/** A form section by section: rail, section, help; on a phone the rail lies at the bottom. */
export function FormEditor(props: FormEditorProps) {
  const { form, draft, dictionaries, locale, unlocked, isReadOnly, current, target, onGo, refused } = props;
  const { isPart = false } = props;
  const t = useFormWords();
  const state = useSyncExternalStore(draft.subscribe, draft.getState);
  const [asked, setAsked] = useState<Readonly<Record<string, number>>>({});
  const [helped, setHelped] = useState<Field>();
  const [typing, setTyping] = useState<string>();
  const today = dayInShanghai(now());
  const data = useMemo(() => dataIn(form, state), [form, state]);
  const uploads = useUploads({
    user: props.user,
    formKey: props.formKey,
    outbox: props.outbox,
    purposeOf: props.purposeOf,
    done: (path, file, replaced) => setFile(form, draft, { path, file, replaced }),
  });
  const checked = new Set([...Object.keys(asked), ...Object.keys(refused)]);
  const views = viewSections(form, { today, data, dictionaries }, { locale, checked, unlocked, typing });
  const at = views.findIndex(({ section }) => section.key === current);
  const view = views[at];
  // While only some fields are unlocked, the way leads from one section with such fields to the next.
  const isNear = (each: SectionView) => unlocked === null || each.isOpen;
  const next = at < 0 ? undefined : views.slice(at + 1).find(isNear)?.section;
  const previous = views.slice(0, at < 0 ? views.length : at).findLast(isNear)?.section;

  // Whichever call learns first that the session is over: its writer signs in again here, and is not led away.
  useEffect(() => registerReactions({ expiry: 'in-place' }), []);

  /** Somebody went to another section, not to one of its fields: they read on from its title. */
  const isFromTop = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the section changes
  useEffect(() => {
    setHelped(undefined);
    setTyping(undefined);
    void draft.flush();
    if (!isFromTop.current) return;
    isFromTop.current = false;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('section-title')?.focus({ preventScroll: true });
  }, [current]);

  const go = (key: string, field?: string) => {
    isFromTop.current = !field && key !== current;
    onGo(key, field);
  };
  const goOn = () => {
    const isFirst = !asked[current];
    const isWrong = view?.isOpen && view.told.length > 0 && !isReadOnly;
    if (isWrong && isFirst) setAsked({ ...asked, [current]: 1 });
    else go(next?.key ?? checkStep);
  };
  const rail = { views, current, state, locale, unlocked, isPart, onChoose: go, foot: props.railFoot };
  const last = views.length + 1;
  return (
    <div className={`wrap stack top gap-32 ${styles.columns} folds`}>
      <SectionRail {...rail} />
      <div>
        {props.banner}
        {view ? (
          <>
            <SectionForm
              key={view.section.key}
              view={view}
              number={at + 1}
              draft={draft}
              data={data}
              dictionaries={dictionaries}
              locale={locale}
              today={today}
              uploads={uploads}
              searchCompanies={props.searchCompanies}
              purposeOf={props.purposeOf}
              unlocked={unlocked}
              notes={props.notes ?? []}
              marks={props.marks ?? []}
              known={props.known?.[view.section.key] ?? []}
              isReadOnly={isReadOnly}
              asked={asked[current] ?? (refused[current] ? 1 : 0)}
              refused={refused[current] ?? []}
              target={target}
              typing={typing?.slice(current.length + 1)}
              onTyping={(path) => setTyping(path && `${current}.${path}`)}
              onFocusField={setHelped}
              onChangeElsewhere={(path, value) => {
                const [section = '', inner = ''] = path.split('.');
                draft.change(section, inner, value);
                draft.settle(section, inner);
              }}
              onTyped={(path) => props.onTyped(current, path)}
            />
            <div className={`row wraps gap-12 above-4 ${styles.nav} unprinted`}>
              {previous && (
                <Button onClick={() => go(previous.key)}>
                  <Icon name="left" size={16} />
                  {textIn(previous.title, locale)}
                </Button>
              )}
              <Button kind="accent" onClick={goOn}>
                {next
                  ? t(isReadOnly ? 'nav.to' : 'nav.next', { title: textIn(next.title, locale) })
                  : t(isReadOnly ? 'nav.toCheck' : 'nav.check')}
                <Icon name="arrow" size={16} />
              </Button>
            </div>
            {view.told.length > 0 && asked[current] && !isReadOnly && (
              <p className={`small muted ${styles.anyway}`}>{t('nav.anyway')}</p>
            )}
          </>
        ) : (
          <section aria-labelledby="section-title">
            <h2 id="section-title" className="title-24 below-4" tabIndex={-1}>
              {last}. {t(isPart ? 'rail.checkOnly' : 'rail.check')}
            </h2>
            {props.check({ views, data, today })}
          </section>
        )}
      </div>
      <HelpColumn section={view?.section} field={helped} locale={locale} ask={props.ask} />
      <SectionBar {...rail} />
      <SavedAnnouncer state={state} />
    </div>
  );
}

interface Arrived {
  path: string;
  file: FileValue;
  /** Id of the file whose place it takes. */
  replaced: string | undefined;
}

/** A file that has arrived takes its place, unless its row is gone meanwhile; the only file of a field replaces the one before. */
function setFile(form: Form, draft: Draft, { path, file, replaced }: Arrived) {
  const [section = '', ...rest] = path.split('.');
  const inner = rest.join('.');
  const typed = draft.getState().sections[section]?.typed ?? {};
  const row = /^(.+\])\.\w+$/.exec(inner)?.[1];
  if (row && getPath(typed, row) === undefined) return;
  const field = fieldAt(form, path);
  const isOnly = field?.kind === 'files' && (field.count ?? field.max) === 1;
  const held = getPath(typed, inner);
  const index = Array.isArray(held) ? held.findIndex(({ id }: FileValue) => id === replaced) : -1;
  if (isOnly) draft.change(section, inner, [file]);
  else if (Array.isArray(held) && index >= 0) draft.change(section, inner, held.with(index, file));
  else draft.change(section, `${inner}[${file.id}]`, file);
}
