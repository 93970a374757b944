import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnForm } from '#core/forms/own-form.ts';
import type { Data } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { PageNotice } from '#web/kit/feedback/page-notice.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { SectionAnswers } from '#web/kit/form/answers.tsx';
import { delayOf, type SaveStatus } from '#web/kit/form/drafts/draft-state.ts';
import { ErrorSummary } from '#web/kit/form/error-summary.tsx';
import { FormEditor } from '#web/kit/form/form-editor.tsx';
import type { FieldFault, SectionView } from '#web/kit/form/form-state.ts';
import { useFormWords } from '#web/kit/form/words.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { usePlatform } from '#web/portal/shell/use-platform.ts';
import styles from './form-page.module.css';
import { useFormDictionaries } from './use-form-dictionaries.ts';
import { type OwnFormLink, type OwnOpening, useOwnDraft } from './use-own-draft.ts';

export type Opened = Extract<OwnOpening, { phase: 'open' }>;
export type Refused = Readonly<Record<string, readonly FieldFault[]>>;

interface EndProps {
  opened: Opened;
  /** Sections that are not complete. */
  open: readonly SectionView[];
  setRefused: (refused: Refused) => void;
}

interface OwnFormProps {
  form: OwnForm;
  /** Of the draft, where a person can have several of this form. */
  id?: string;
  link: OwnFormLink;
  title: string;
  /** Beside the title. */
  facts?: ReactNode;
  /** Drawn instead of the form while it cannot be changed. */
  locked?: ReactNode;
  banner?: (data: Data) => ReactNode;
  /** Below everything to read again: what happens next. */
  end: (props: EndProps) => ReactNode;
}

/** A form of one's own as a page: kept while it is typed, read again at the end. */
export function OwnFormEditor(props: OwnFormProps) {
  const { form, title } = props;
  const opening = useOwnDraft(form, props.link, props.id);
  return (
    <>
      <div className={styles.head}>
        <div className="wrap">
          <Breadcrumb crumbs={useCrumbs()} />
          <div className={`row wraps ${styles.line}`}>
            <h1>{title}</h1>
            {props.facts}
          </div>
        </div>
      </div>
      {opening.phase === 'failed' ? (
        <div className="wrap above-32 below-32">
          <ErrorState error={opening.error} onRetry={opening.again} />
        </div>
      ) : opening.phase === 'locked' ? (
        <div className="wrap above-32 below-32">{props.locked}</div>
      ) : opening.phase === 'open' ? (
        <OpenForm {...props} opened={opening} />
      ) : (
        <Loading>
          <div className={`wrap stack gap-32 ${styles.columns} folds`}>
            <Skeleton height="240px" />
            <Skeleton height="480px" />
            <Skeleton height="120px" />
          </div>
        </Loading>
      )}
    </>
  );
}

function OpenForm({ form, opened, banner, end }: OwnFormProps & { opened: Opened }) {
  const { draft, outbox, isRecovered } = opened;
  const t = useFormWords();
  const { locale, user } = useSession();
  const platform = usePlatform();
  const [query, setQuery] = useSearchParams();
  const [refused, setRefused] = useState<Refused>({});
  const state = useSyncExternalStore(draft.subscribe, draft.getState);
  const dictionaries = useFormDictionaries(form);
  const go = (section: string, field?: string) => setQuery({ s: section, ...(field && { f: field }) });
  if (!dictionaries) return null;
  const typed = Object.fromEntries(form.sections.map(({ key }) => [key, state.sections[key]?.typed ?? {}]));
  return (
    <FormEditor
      form={form}
      draft={draft}
      dictionaries={dictionaries}
      locale={locale}
      user={user?.userId ?? ''}
      formKey={form.code}
      outbox={outbox}
      purposeOf={(path) => `${form.code}:${path}`}
      unlocked={null}
      isReadOnly={Boolean(state.barred)}
      current={query.get('s') ?? form.sections[0]?.key ?? ''}
      target={query.get('f') ?? undefined}
      onGo={go}
      refused={refused}
      onTyped={(section) => setRefused(({ [section]: _, ...others }) => others)}
      banner={
        <>
          <SavingBanner
            status={state.status}
            isLasting={outbox.isLasting}
            isRecovered={isRecovered}
            retry={draft.retry}
          />
          {state.barred && (
            <PageNotice icon="lock" role="alert">
              <p>{state.barred.msg}</p>
            </PageNotice>
          )}
          {banner?.(typed)}
        </>
      }
      ask={
        platform && (
          <>
            <b>{t('page.ask.title')}</b>
            <br />
            {t('page.ask.call', { phone: platform.phone })}
          </>
        )
      }
      check={({ views, data, today }) => (
        <div className="block">
          <Check views={views} refused={refused} go={go} means={{ data, today, dictionaries, locale }} />
          {end({ opened, setRefused, open: views.filter((view) => view.told.length > 0) })}
        </div>
      )}
    />
  );
}

function SavingBanner({
  status,
  isLasting,
  isRecovered,
  retry,
}: {
  status: SaveStatus;
  isLasting: boolean;
  isRecovered: boolean;
  retry: () => void;
}) {
  const t = useFormWords();
  const delay = delayOf(status);
  if (!delay && isLasting && !isRecovered) return null;
  const isGood = !delay && isLasting;
  return (
    <PageNotice icon={isGood ? 'check' : 'alert'} tone={isGood ? 'good' : 'warn'} role="status">
      <p>{t(delay ? `page.trouble.${delay}` : isLasting ? 'page.recovered' : 'page.trouble.notLasting')}</p>
      {delay && (
        <Button small onClick={retry}>
          {t('page.trouble.retry')}
        </Button>
      )}
    </PageNotice>
  );
}

function Check({
  views,
  refused,
  go,
  means,
}: {
  views: readonly SectionView[];
  refused: Refused;
  go: (section: string, field?: string) => void;
  means: Parameters<typeof SectionAnswers>[0]['means'];
}) {
  const t = useFormWords();
  const { locale } = means;
  const open = views.filter((view) => view.told.length > 0);
  const told: FieldFault[] = [
    ...open.map((view) => ({
      path: view.section.key,
      text: t('page.check.section', { title: textIn(view.section.title, locale), count: view.told.length }),
      isMissing: false,
    })),
    ...Object.entries(refused).flatMap(([section, list]) =>
      list.map((each) => ({ ...each, path: each.path ? `${section}.${each.path}` : section })),
    ),
  ];
  const goTo = (path: string) => {
    const [section = '', ...rest] = path.split('.');
    go(section, rest.join('.') || views.find((view) => view.section.key === section)?.told[0]?.path);
  };
  return (
    <>
      <div className={`row wraps apart below-24 ${styles.checkHead}`}>
        <p className="muted">{t('page.check.note')}</p>
      </div>
      <ErrorSummary
        told={told}
        title={told.length === open.length ? t('rail.checkLater', { count: open.length }) : undefined}
        isFocused={Object.keys(refused).length > 0}
        onGo={goTo}
      />
      {views.map((view) => (
        <SectionAnswers
          key={view.section.key}
          section={view.section}
          values={view.values}
          means={means}
          head={
            <Button kind="text" small onClick={() => go(view.section.key)}>
              <Icon name="pencil" size={16} />
              {t('page.check.change')}
              <span className="vh">{textIn(view.section.title, locale)}</span>
            </Button>
          }
        />
      ))}
    </>
  );
}
