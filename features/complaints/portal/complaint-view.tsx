import { textIn } from '#core/texts/text.ts';
import { complaintOneCall } from '#features/complaints/calls.ts';
import { type ComplaintState, complaintStates } from '#features/complaints/shared/complaint.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonArticle } from '#web/kit/feedback/skeleton.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { usePageTitle } from '#web/portal/shell/page-title.ts';
import { Clocks } from './clocks.tsx';
import styles from './complaints.module.css';
import { JudgeCard } from './judge-card.tsx';
import { labelIn, stateTones } from './labels.ts';
import { AddWords, type OneComplaint, Thread } from './thread.tsx';
import { useComplaintWords } from './words.ts';

/** One complaint for whoever filed it: how it stands, what was written, and what they can do. `link` is the key of a mail's link. */
export function ComplaintView({ no, link }: { no: string; link: string | undefined }) {
  const t = useComplaintWords();
  const { data, error, refetch } = useCall(
    complaintOneCall,
    { no, ...(link && { key: link }) },
    { quiet: true, staleTime: 0 },
  );
  usePageTitle(data?.title);
  if (data) return <View complaint={data} link={link} />;
  if (error instanceof CallError && (error.key === 'NOT_FOUND' || error.key === 'INVALID'))
    return (
      <EmptyState
        level={1}
        drawing="lost"
        title={t('gone')}
        actions={
          <ButtonLink kind="primary" to="/complaint">
            {t('own.new')}
          </ButtonLink>
        }
      >
        {t('goneNote')}
      </EmptyState>
    );
  return error ? <ErrorState error={error} onRetry={refetch} /> : <SkeletonArticle />;
}

function View({ complaint, link }: { complaint: OneComplaint; link: string | undefined }) {
  const t = useComplaintWords();
  const locale = useSession((session) => session.locale);
  const state = complaint.state as ComplaintState;
  return (
    <article className={`stack gap-20 ${styles.one}`}>
      <header className="stack gap-8 to-start">
        <Tag tone={complaint.canJudge ? 'warn' : stateTones[state]}>
          {complaint.canJudge ? t('toJudge') : textIn(complaintStates[state].label, locale)}
        </Tag>
        <h1 className="breaks">{complaint.title}</h1>
        <p className="meta">
          <span>{complaint.no}</span>
          <span className="breaks">{labelIn(complaint, locale)}</span>
          {complaint.isAnonymous && <span>{t('anonymous')}</span>}
        </p>
      </header>
      <Clocks line={complaint} />
      <Thread complaint={complaint} link={link} />
      {complaint.canAdd && <AddWords no={complaint.no} link={link} />}
      {complaint.canJudge && <JudgeCard complaint={complaint} link={link} />}
      {complaint.score !== null && !complaint.canJudge && (
        <p className="muted">
          {t('judged', { count: complaint.score })} · {complaint.isSolved ? t('judge.yes') : t('judge.no')}
        </p>
      )}
    </article>
  );
}
