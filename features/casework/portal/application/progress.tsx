import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { withoutHidden } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { withSentences } from '#features/casework/shared/sentences.ts';
import { progressCards } from '#features/form-means.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { SectionAnswers } from '#web/kit/form/answers.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import type { Crumb } from '#web/kit/pieces/breadcrumb.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { widths } from '#web/kit/widths.ts';
import { useFormDictionaries } from '#web/portal/own-form/use-form-dictionaries.ts';
import { usePageTitle } from '#web/portal/shell/page-title.ts';
import { CertificateCard } from './certificate-card.tsx';
import { Corrections } from './corrections.tsx';
import { FormDownload } from './form-download.tsx';
import { NextActions } from './next-actions.tsx';
import { NowCard } from './now-card.tsx';
import { openItems } from './open-items.ts';
import { dataOf, useApplicationWords, type Whole } from './programme.ts';
import styles from './progress.module.css';
import { ProgressTimeline } from './progress-timeline.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { SiblingsCard } from './siblings-card.tsx';

/** Where an application stands: whose turn it is and by when, what was sent back, the way so far, the receipt. */
export function Progress({
  whole,
  programme: declared,
  crumbs,
}: {
  whole: Whole;
  programme: Programme;
  crumbs: readonly Crumb[];
}) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const { state } = useLocation();
  const programme = useMemo(() => withSentences(declared, whole.sentences), [declared, whole.sentences]);
  const hasItems = openItems(whole).items.length > 0;
  // Beside the timeline there is room for it; on a phone it would stand between what matters.
  const [isFormShown, setFormShown] = useState(() => !isOnPhone() && !hasItems && whole.state !== 'DRAFT');
  const title = textIn(whole.title, locale);
  const applicant = whole.receipt?.applicant ?? dataOf(whole).person?.name;
  usePageTitle(whole.no ? `${title} ${whole.no}` : title);
  const { isNew: code } = (state ?? {}) as { isNew?: string };
  // Until the desk has done anything; from then on there is something newer to tell.
  const isNew = code !== undefined && whole.receipt?.code === code && whole.events.at(-1)?.action === 'submit';
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={title}
        note={
          <span className="meta">
            {typeof applicant === 'string' && <span>{t('progress.applicant', { name: applicant })}</span>}
            {whole.no && <span>{t('no', { no: whole.no })}</span>}
            {whole.submittedAt && (
              <span>{t('progress.submittedAt', { time: showDateTime(whole.submittedAt, locale) })}</span>
            )}
          </span>
        }
      />
      <div className={`wrap ${styles.page}`}>
        {isNew && (
          <div className={`line gap-16 toned round-card below-24 ${styles.done}`} data-tone="good" role="status">
            <Icon name="check" size={24} />
            <div>
              <b>{t('progress.submitted')}</b>
              <p className={styles.wide}>{t('progress.submittedNote')}</p>
              <p className={styles.narrow}>{t('progress.submittedNotePhone')}</p>
            </div>
          </div>
        )}
        <NowCard
          whole={whole}
          programme={programme}
          isFormShown={isFormShown}
          onShowForm={() => setFormShown(!isFormShown)}
        />
        <div className={`stack top ${styles.columns}`}>
          {hasItems && (
            <div>
              <Corrections whole={whole} programme={programme} />
              <NextActions whole={whole} programme={programme} />
            </div>
          )}
          <aside aria-labelledby="progress-timeline">
            <h2 id="progress-timeline" className={styles.title}>
              {t('progress.timeline')}
            </h2>
            <ProgressTimeline whole={whole} programme={programme} />
            <CertificateCard whole={whole} />
            <ReceiptCard whole={whole} programme={programme} />
            <SiblingsCard whole={whole} programme={programme} />
          </aside>
          {/* On a phone what earlier rounds were about comes after receipt and timeline. */}
          {!hasItems && whole.corrections.length > 0 && (
            <div data-part="past">
              <Corrections whole={whole} programme={programme} />
            </div>
          )}
          {/* Beside the way so far: what came of it. */}
          {Object.entries(progressCards).map(([key, ProgressCard]) => (
            <Suspense key={key}>
              <ProgressCard id={whole.id} />
            </Suspense>
          ))}
          {isFormShown && <WholeForm whole={whole} programme={programme} />}
        </div>
      </div>
    </>
  );
}

function WholeForm({ whole, programme }: { whole: Whole; programme: Programme }) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const dictionaries = useFormDictionaries(programme, whole.submittedAt !== null);
  if (!dictionaries) return <Skeleton height="200px" />;
  const today = dayInShanghai(serverNow());
  const all: Data = Object.fromEntries(whole.sectionsData.map(({ key, values }) => [key, values]));
  const data = withoutHidden(programme, all, { today, dictionaries });
  return (
    <section id="whole-form" aria-labelledby="whole-form-title" className={styles.form}>
      <div className={`row wraps apart below-16 ${styles.formHead}`}>
        <h2 id="whole-form-title" className={styles.title} tabIndex={-1}>
          {t('progress.form')}
        </h2>
        <FormDownload programme={programme} id={whole.id} />
      </div>
      {whole.actions.includes('edit') && (
        <p className={`small muted ${styles.formNote} unprinted`}>{t('form.asSubmitted')}</p>
      )}
      {programme.sections
        .filter((section) => data[section.key])
        .map((section) => (
          <SectionAnswers
            key={section.key}
            section={section}
            values={data[section.key] ?? {}}
            means={{ data, today, dictionaries, locale }}
          />
        ))}
      <Button kind="text" onClick={() => window.scrollTo({ top: 0 })}>
        <Icon name="up" size={16} />
        {t('progress.timeline')}
      </Button>
    </section>
  );
}

/** The page's shape while it is on its way. */
export function ProgressSkeleton() {
  return (
    <Loading>
      <div className={`wrap ${styles.page}`}>
        <Skeleton width="40%" height="44px" />
        <div className="stack gap-32 above-32">
          <Skeleton height="200px" />
          <Skeleton height="320px" />
        </div>
      </div>
    </Loading>
  );
}

/** Nothing there, or nothing of this account's; or a read that failed. */
export function ProgressNotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useApplicationWords();
  const isGone = error === null || (error instanceof CallError && ['NOT_FOUND', 'INVALID'].includes(error.key));
  return (
    <div className="wrap">
      {isGone ? (
        <EmptyState
          level={1}
          drawing="lost"
          title={t('progress.gone')}
          actions={
            <ButtonLink kind="primary" to="/personal/declare">
              {t('progress.toList')}
            </ButtonLink>
          }
        >
          {t('progress.goneNote')}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </div>
  );
}

function isOnPhone(): boolean {
  return globalThis.matchMedia?.(`(max-width: ${widths.phone}px)`).matches ?? false;
}
