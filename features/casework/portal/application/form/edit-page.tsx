import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Navigate, useMatch, useNavigate, useNavigation, useParams, useSearchParams } from 'react-router';
import type { Locale } from '#core/texts/text.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { FormHead } from '#features/casework/portal/application/form-head.tsx';
import { openItems } from '#features/casework/portal/application/open-items.ts';
import { pathsOf, useApplicationWords, type Whole } from '#features/casework/portal/application/programme.ts';
import { ProgressNotShown } from '#features/casework/portal/application/progress.tsx';
import { marksOf } from '#features/casework/portal/helping/entries.ts';
import { useHelpingWords } from '#features/casework/portal/helping/words.ts';
import { YearNote } from '#features/casework/portal/year-note.tsx';
import { findHead } from '#features/casework/programmes/heads.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { correctionWords } from '#features/casework/shared/reasons.ts';
import { withSentences } from '#features/casework/shared/sentences.ts';
import { searchCompanies } from '#features/form-means.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { FormEditor } from '#web/kit/form/form-editor.tsx';
import type { FieldNote } from '#web/kit/form/form-scope.ts';
import type { FieldFault } from '#web/kit/form/form-state.ts';
import { checkStep } from '#web/kit/form/section-rail.tsx';
import { useFormWords } from '#web/kit/form/words.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useFormDictionaries } from '#web/portal/own-form/use-form-dictionaries.ts';
import { usePlatform } from '#web/portal/shell/use-platform.ts';
import { CheckAnswers } from './check-answers.tsx';
import { FormBanner } from './form-banner.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { type LastEdited, noteLastEdited } from './last-edited.ts';
import { NotNow } from './not-now.tsx';
import { ReuseOffer } from './reuse-offer.tsx';
import { useFresh } from './use-fresh.ts';
import { type Opening, useOpenDraft } from './use-open-draft.ts';

/** The form of an application, new or begun. */
export function Component() {
  const { type = '' } = useParams();
  const head = findHead(type);
  const { programme, isFailed, retry } = useProgramme(head?.code);
  const id = useMatch('/serve/:type/edit/:id')?.params.id;
  if (!head) return <Navigate to="/404" replace />;
  if (isFailed) return <ProgressNotShown error={undefined} onRetry={retry} />;
  if (!programme) return <FormSkeleton head={head} />;
  return <Application key={programme.code} programme={programme} id={id} />;
}

function Application({ programme, id }: { programme: Programme; id: string | undefined }) {
  const opening = useOpenDraft(programme, id);
  const form = opening.phase === 'open' ? opening.programme : programme;
  const dictionaries = useFormDictionaries(form, opening.phase === 'open' && Boolean(opening.whole?.submittedAt));
  if (opening.phase === 'failed') {
    return <ProgressNotShown error={opening.error} onRetry={opening.again} />;
  }
  if (opening.phase === 'not-now') return <NotNow programme={programme} list={opening.list} />;
  if (opening.phase === 'opening' || !dictionaries) return <FormSkeleton head={programme} />;
  const { whole } = opening;
  // What is with the office can only be read, and that is done on its own page.
  if (whole && whole.state !== 'DRAFT' && !whole.actions.includes('edit')) {
    return <Navigate to={pathsOf(programme.code).progress(whole.id)} replace />;
  }
  return <OpenForm programme={form} opening={opening} dictionaries={dictionaries} />;
}

type Opened = Extract<Opening, { phase: 'open' }>;

function OpenForm({
  programme,
  opening,
  dictionaries,
}: {
  programme: Programme;
  opening: Opened;
  dictionaries: NonNullable<ReturnType<typeof useFormDictionaries>>;
}) {
  const { draft, outbox, isRecovered } = opening;
  const t = useApplicationWords();
  const form = useFormWords();
  const { locale, user } = useSession();
  const platform = usePlatform();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const state = useSyncExternalStore(draft.subscribe, draft.getState);
  const { whole, refresh } = useFresh(programme.code, opening, state);
  const help = useHelpingWords();
  const [refused, setRefused] = useState<Readonly<Record<string, readonly FieldFault[]>>>({});
  /** Paths changed here since `whole` was read. */
  const [mine, setMine] = useState<{ of: Whole | undefined; paths: readonly string[] }>({ of: whole, paths: [] });
  const paths = pathsOf(programme.code);
  const [first] = useState(() => firstOpen(programme, opening));
  const current = query.get('s') ?? first.section;
  const target = query.get('f') ?? (query.has('s') ? undefined : first.field);
  const isReadOnly = Boolean(state.barred) || (whole !== undefined && !whole.actions.includes('edit'));
  const go = (section: string, field?: string) => setQuery({ s: section, ...(field && { f: field }) });

  const { id } = state;
  const typed = (section: string, field: string) => {
    setRefused((before) => withoutPath(before, section, field));
    setMine((before) =>
      before.of === whole
        ? { of: whole, paths: [...before.paths, `${section}.${field}`] }
        : { of: whole, paths: [`${section}.${field}`] },
    );
    if (id !== undefined) noteLastEdited({ outbox, user: user?.userId ?? '', id }, { section, field });
  };

  // The first save has made the application: from now on it has an address of its own.
  const isNew = opening.whole === undefined;
  const isGoing = useNavigation().state !== 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: and after each step to another section
  useEffect(() => {
    // From its first address only: drawn once more on the way out, this page must not call the reader back.
    if (!isNew || !state.id || isGoing || window.location.pathname !== paths.add) return;
    // As the address is now: a reader who has just gone on to the next section is further than what is drawn.
    const { search } = window.location;
    navigate({ pathname: paths.edit(state.id), search }, { replace: true, state: { stays: true } });
  }, [isNew, state.id, isGoing, query, navigate, paths.add, paths.edit]);

  const known = useKnown(programme.code, opening.whole);
  const no = whole?.no ?? undefined;
  return (
    <>
      <FormHead programme={programme} whole={whole} />
      <FormEditor
        form={programme}
        draft={draft}
        dictionaries={dictionaries}
        locale={locale}
        user={user?.userId ?? ''}
        formKey={`${programme.code}/${opening.whole?.id ?? 'new'}`}
        outbox={outbox}
        searchCompanies={searchCompanies}
        purposeOf={(path) => `${programme.code}:${path}`}
        unlocked={whole?.unlocked ?? null}
        notes={notesOf(programme, whole, { locale, title: t('item.says') })}
        marks={marksOf(help, whole, mine.of === whole ? mine.paths : [])}
        known={known}
        isReadOnly={isReadOnly}
        current={current}
        target={target}
        onGo={go}
        refused={refused}
        onTyped={typed}
        banner={
          <>
            <FormBanner
              programme={programme}
              state={state}
              whole={whole}
              dictionaries={dictionaries}
              isRecovered={isRecovered}
              isLasting={outbox.isLasting}
              onRetry={draft.retry}
            />
            {!isReadOnly && <YearNote programme={programme} />}
            {!isReadOnly && (whole?.unlocked ?? null) === null && <ReuseOffer programme={programme} />}
          </>
        }
        ask={
          platform && (
            <>
              <b>{form('page.ask.title')}</b>
              <br />
              {no ? t('ask.withNo', { phone: platform.phone, no }) : form('page.ask.call', { phone: platform.phone })}
            </>
          )
        }
        railFoot={
          <>
            <Button kind="text" small onClick={() => go(checkStep)}>
              <Icon name="eye" size={16} />
              {t('edit.preview')}
            </Button>
            {!isReadOnly && id !== undefined && (
              <ButtonLink kind="text" small to={paths.help(id)}>
                <Icon name="person" size={16} />
                {help('ask.button')}
              </ButtonLink>
            )}
          </>
        }
        check={({ views, data, today }) => (
          <div className="block">
            <CheckAnswers
              programme={programme}
              draft={draft}
              outbox={outbox}
              whole={whole}
              views={views}
              means={{ data, today, dictionaries, locale }}
              isReadOnly={isReadOnly}
              refused={refused}
              onRefused={setRefused}
              onUnread={refresh}
              onGo={go}
            />
          </div>
        )}
      />
    </>
  );
}

/** What is known of the writer, by section, for whoever may still change everything; a form does not wait for it. */
function useKnown(code: string, whole: Whole | undefined) {
  const isWhole = whole === undefined || whole.unlocked === null;
  const input = whole ? { id: whole.id } : {};
  const { data } = useCall(callsOf(code).known, isWhole ? input : undefined, { quiet: true });
  return useMemo(() => data && Object.fromEntries(data.sections.map(({ key, sources }) => [key, sources])), [data]);
}

/** Where to begin: at what was sent back, else where somebody typed last, else at the start. */
function firstOpen(programme: Programme, { whole, last }: Opened): LastEdited {
  const unlocked = whole?.unlocked?.[0]?.split('.')[0];
  if (unlocked) return { section: unlocked, field: undefined };
  if (last && programme.sections.some(({ key }) => key === last.section)) return last;
  return { section: programme.sections[0]?.key ?? checkStep, field: undefined };
}

/** What the desk says about fields it sent back, in the round under way. */
function notesOf(
  programme: Programme,
  whole: Whole | undefined,
  { locale, title }: { locale: Locale; title: string },
): FieldNote[] {
  const items = whole ? openItems(whole).items : [];
  const known = withSentences(programme, whole?.sentences ?? []);
  return items.map((item) => ({ path: item.path, title, text: correctionWords(known, item, locale) }));
}

function withoutPath(refused: Readonly<Record<string, readonly FieldFault[]>>, section: string, path: string) {
  const held = refused[section];
  if (!held) return refused;
  const left = held.filter((told) => !(told.path === path || path.startsWith(told.path) || told.path.startsWith(path)));
  const { [section]: _, ...others } = refused;
  return left.length > 0 ? { ...others, [section]: left } : others;
}
