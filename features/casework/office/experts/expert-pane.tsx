import type { ReactNode } from 'react';
import views from '#features/casework/office/review/views/views.module.css';
import { useTexts } from '#features/casework/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './experts.module.css';
import { FairnessPanel } from './fairness-panel.tsx';
import { OpinionList } from './opinion-list.tsx';
import { RubricTable } from './rubric-table.tsx';
import type { Review, useReview } from './use-review.ts';

export interface ExpertPaneProps {
  caseId: string;
  asked: ReturnType<typeof useReview>;
  /** How many the programme wants, until a scale is frozen. */
  least: number;
  isNarrow: boolean;
}

/** How experts score the case: how many are in, the table by the frozen scale, what they said. */
export function ExpertPane({ caseId, asked: { found, review }, least, isNarrow }: ExpertPaneProps) {
  const t = useTexts();
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={8} height={44} />;
  if (!review)
    return <StatePanel icon="team" title={t('experts.none')} hint={t('experts.noneHint', { count: least })} />;
  return (
    <section className={`scrolls ${styles.pane}`} aria-label={t('experts.title')}>
      <Head review={review}>
        <Standing review={review} />
      </Head>
      {review.columns.length > 0 && (
        <>
          <RubricTable review={review} isNarrow={isNarrow} />
          {review.result !== null && <FairnessPanel caseId={caseId} />}
          <OpinionList review={review} />
        </>
      )}
    </section>
  );
}

function Head({ review, children }: { review: Review; children: ReactNode }) {
  const t = useTexts();
  const read = useTextIn();
  const { given, asked, least, scale, rubric, rubricDigest, frozenAt } = review;
  return (
    <>
      <div className={`row wraps gap-4-12 ${styles.head}`}>
        <b>{t('experts.title')}</b>
        <em className={`size-12 strong ${views.tally}`} data-full={given >= least || undefined}>
          {given} / {asked}
        </em>
        <small className="muted" title={rubricDigest}>
          {t('experts.scale', { name: read(scale), version: rubric.version, time: shortTime(frozenAt) })}
        </small>
      </div>
      {children}
    </>
  );
}

/** What has still to happen, or that nothing has. */
function Standing({ review: { given, least, own, isHidden, isOpen, closedAt } }: { review: Review }) {
  const t = useTexts();
  const [tone, text] = closedAt
    ? ([undefined, t('experts.closed', { time: shortTime(closedAt) })] as const)
    : isHidden
      ? ([
          undefined,
          t(own?.state === 'RECUSED' ? 'experts.recused' : isOpen ? 'experts.hidden' : 'experts.notYet'),
        ] as const)
      : given >= least
        ? (['good', t('experts.enough', { count: given })] as const)
        : (['warn', t('experts.lacking', { count: least - given, least })] as const);
  return (
    <p className={`toned row gap-8 size-13 ${styles.standing}`} data-tone={tone} role="status">
      <Icon name={tone === 'good' ? 'check' : 'info'} size={14} /> {text}
    </p>
  );
}
