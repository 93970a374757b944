import { useState, useSyncExternalStore } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { typedText } from '#features/casework/portal/application/form/typed-text.ts';
import { searchCompanies } from '#features/form-means.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDeadline } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { PageNotice } from '#web/kit/feedback/page-notice.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SectionAnswers } from '#web/kit/form/answers.tsx';
import { type DraftState, delayOf } from '#web/kit/form/drafts/draft-state.ts';
import { FormEditor } from '#web/kit/form/form-editor.tsx';
import type { FieldFault } from '#web/kit/form/form-state.ts';
import { useFormWords } from '#web/kit/form/words.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { copyText } from '#web/kit/pieces/copy-link.tsx';
import styles from '#web/portal/own-form/form-page.module.css';
import { useFormDictionaries } from '#web/portal/own-form/use-form-dictionaries.ts';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { DonePanel } from './done-panel.tsx';
import { isNowhere } from './not-there.ts';
import { type HelpOpening, useHelpDraft } from './use-help-draft.ts';
import { useHelpingWords } from './words.ts';

type Opened = Extract<HelpOpening, { phase: 'open' }>;

const list = '/personal/helping';

/** The form of somebody else's application, with the sections one was given and nothing else. */
export function Component() {
  const { id = '' } = useParams();
  const opening = useHelpDraft(id);
  if (opening.phase === 'open') return <HelpedForm opened={opening} />;
  if (opening.phase === 'failed') return <NotOpen error={opening.error} onRetry={opening.again} />;
  return (
    <Loading>
      <div className={`wrap stack gap-32 ${styles.columns} folds`}>
        <Skeleton height="240px" />
        <Skeleton height="480px" />
        <Skeleton height="120px" />
      </div>
    </Loading>
  );
}

function NotOpen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useHelpingWords();
  const isGone = isNowhere(error);
  const key = error instanceof CallError ? error.key : undefined;
  const titles = { HELP_OVER: t('form.over'), HELP_PAUSED: t('form.notNow') } as const;
  const title = isGone ? t('form.gone') : titles[key as keyof typeof titles];
  return (
    <div className="wrap">
      {title ? (
        <EmptyState
          level={1}
          drawing={isGone ? 'lost' : 'nothing'}
          title={title}
          actions={<ButtonLink to={list}>{t('form.back')}</ButtonLink>}
        >
          {isGone ? t('form.goneNote') : (error as CallError).msg}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </div>
  );
}

function HelpedForm({ opened }: { opened: Opened }) {
  const { form, helped, draft, outbox, isRecovered } = opened;
  const t = useHelpingWords();
  const { locale, user } = useSession();
  const [query, setQuery] = useSearchParams();
  const [refused] = useState<Readonly<Record<string, readonly FieldFault[]>>>({});
  const state = useSyncExternalStore(draft.subscribe, draft.getState);
  const dictionaries = useFormDictionaries(form);
  const name = helped.applicant;
  const title = t('form.title', { programme: textIn(helped.title, locale), year: helped.year, name });
  usePageTitle(title);
  const crumbs = useCrumbs(t('form.crumb'));
  const go = (section: string, field?: string) => setQuery({ s: section, ...(field && { f: field }) });
  if (!dictionaries) return null;
  const isReadOnly = Boolean(state.barred);
  return (
    <>
      <div className={styles.head}>
        <div className="wrap">
          <Breadcrumb crumbs={crumbs} />
          <div className={`row wraps ${styles.line}`}>
            <h1>{title}</h1>
          </div>
        </div>
      </div>
      <FormEditor
        form={form}
        draft={draft}
        dictionaries={dictionaries}
        locale={locale}
        user={user?.userId ?? ''}
        formKey={`help/${helped.id}`}
        outbox={outbox}
        searchCompanies={searchCompanies}
        purposeOf={(path) => `${helped.programme}:${path}`}
        unlocked={helped.unlocked}
        isReadOnly={isReadOnly}
        isPart
        current={query.get('s') ?? firstOpen(opened)}
        target={query.get('f') ?? undefined}
        onGo={go}
        refused={refused}
        onTyped={() => undefined}
        banner={
          <HelpBanner
            helped={helped}
            state={state}
            typed={() => typedText(form, state, { locale, dictionaries })}
            isRecovered={isRecovered}
            onRetry={draft.retry}
          />
        }
        ask={<p>{t('form.ask', { name })}</p>}
        check={({ views, data, today }) => (
          <div className="block">
            <p className="muted below-24">{t('form.check', { name })}</p>
            {views.length === 0 && <p>{t('form.nothing')}</p>}
            {views.map((view) => (
              <SectionAnswers
                key={view.section.key}
                section={view.section}
                values={view.values}
                means={{ data, today, dictionaries, locale }}
                head={<ChangeButton title={textIn(view.section.title, locale)} onGo={() => go(view.section.key)} />}
              />
            ))}
            {!isReadOnly && <DonePanel helped={helped} draft={draft} />}
          </div>
        )}
      />
    </>
  );
}

function ChangeButton({ title, onGo }: { title: string; onGo: () => void }) {
  const t = useFormWords();
  return (
    <Button kind="text" small onClick={onGo}>
      <Icon name="pencil" size={16} />
      {t('page.check.change')}
      <span className="vh">{title}</span>
    </Button>
  );
}

/** For whom, until when, and what hinders. */
function HelpBanner({
  helped,
  state,
  typed,
  isRecovered,
  onRetry,
}: {
  helped: Opened['helped'];
  state: DraftState;
  /** Everything typed, as text. */
  typed: () => string;
  isRecovered: boolean;
  onRetry: () => void;
}) {
  const t = useHelpingWords();
  const form = useFormWords();
  const locale = useSession((session) => session.locale);
  const delay = delayOf(state.status);
  const copy = async () => {
    const isDone = await copyText(typed());
    toast(isDone ? 'success' : 'error', t(isDone ? 'form.copied' : 'form.notCopied'));
  };
  if (state.barred)
    return (
      <PageNotice icon="lock" role="alert">
        <p>
          <b>{state.barred.msg}</b>
        </p>
        <Button small onClick={() => void copy()}>
          {t('form.copy')}
        </Button>
        <ButtonLink small to={list}>
          {t('form.back')}
        </ButtonLink>
      </PageNotice>
    );
  if (delay)
    return (
      <PageNotice icon="alert">
        <p>{form(`page.trouble.${delay}`)}</p>
        <Button small onClick={onRetry}>
          {form('page.trouble.retry')}
        </Button>
      </PageNotice>
    );
  return (
    <PageNotice icon="person" tone="good">
      <p>
        {t('form.notice', { name: helped.applicant, date: showDeadline(helped.until, locale) })}
        {helped.note && <span className="block breaks as-typed">{t('form.note', { note: helped.note })}</span>}
        {isRecovered && <span className="block">{form('page.recovered')}</span>}
      </p>
    </PageNotice>
  );
}

/** Where something can be changed. */
function firstOpen({ form, helped }: Opened): string {
  return helped.unlocked?.[0]?.split('.')[0] ?? form.sections[0]?.key ?? '';
}
