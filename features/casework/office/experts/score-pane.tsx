import { Button } from 'antd';
import { useId, useState } from 'react';
import type { Rubric } from '#core/judging/rubric.ts';
import { expertReviewCall, recuseExpertCall, submitExpertCall } from '#features/casework/calls/experts.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { expertForm } from '#features/casework/shared/experts.ts';
import { ScoreFields } from '#features/learning/office/score-fields.tsx';
import { useScoreDraft } from '#features/learning/office/use-score-draft.ts';
import { typedSheet } from '#features/learning/shared/typed-sheet.ts';
import { CallError } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { KeptLine } from '#web/office/kept/kept-line.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { ReasonDialog } from '#web/office/pieces/reason-dialog.tsx';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from './experts.module.css';
import type { Review } from './use-review.ts';

export interface ScorePaneProps {
  desk: Desk;
  review: Review;
  own: NonNullable<Review['own']>;
  /** Leaves the case, which an expert who recused themselves sees no more. */
  onGone: () => void;
}

/** The frozen scale for an expert who has not handed in: points and reasons, kept until then. */
export function ScorePane({ desk, review, own, onGone }: ScorePaneProps) {
  const t = useTexts();
  const id = useId();
  const confirm = useConfirm();
  const caseId = desk.data!.id;
  const draft = useScoreDraft(expertForm, caseId);
  const submitting = useOfficeSend(submitExpertCall);
  const recusing = useOfficeSend(recuseExpertCall);
  const [isRecusing, setRecusing] = useState(false);
  const [open, setOpen] = useState(review.rubric.dimensions[0]?.code);
  if (!draft) return <RowSkeleton rows={8} height={56} />;
  const rubric = review.rubric as Rubric;
  const typed = typedSheet(draft, rubric);
  const opinion = draft.opinion ?? '';
  const carry = async (act: () => Promise<unknown>) => {
    let isDone = true;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      isDone = false;
    }
    await Promise.all([invalidate(expertReviewCall), desk.refresh()]);
    return isDone;
  };
  const submit = async () => {
    const isSure = await confirm({
      title: t('experts.submitTitle', { total: typed.total }),
      text: t('experts.submitText'),
      ok: t('experts.submit'),
    });
    if (!isSure) return;
    await draft.use(async () => {
      const isDone = await carry(() => submitting.send({ id: caseId, rev: own.rev, scores: typed.scores, opinion }));
      if (isDone) toast.success(t('experts.sent'));
      return isDone;
    });
  };
  const recuse = async (reason: string) => {
    try {
      await recusing.send({ id: caseId, rev: own.rev, reason: reason.slice(0, 500) });
    } catch (error) {
      // The call has already said why.
      if (error instanceof CallError) return;
      throw error;
    }
    toast.success(t('experts.didRecuse'));
    onGone();
    await desk.refresh();
  };
  return (
    <section className={`column fills-down ${styles.form}`} aria-labelledby={`${id}-title`}>
      <div className={`row gap-8 ${styles.head}`}>
        <b id={`${id}-title`}>{t('experts.form')}</b>
        <span className="grow" />
        <small className="muted" title={review.rubricDigest}>
          {t('experts.frozen', { version: rubric.version })}
        </small>
      </div>
      <ScoreFields
        {...{ draft, rubric, typed, opinion, open }}
        disabled={!review.isOpen}
        opinionLabel={t('experts.whole')}
        onOpen={setOpen}
      />
      <footer className={`column gap-8 ruled ${styles.head}`}>
        <span className="row baseline gap-8">
          <KeptLine state={draft.state} isLasting={draft.isLasting} />
          <span className="grow" />
          <span className="muted size-13">{t('experts.total')}</span>
          <b className="size-20">{typed.total}</b>
        </span>
        {!review.isOpen && <p className="muted size-13">{t('experts.notYet')}</p>}
        <span className="row wraps gap-8">
          <Button onClick={() => setRecusing(true)}>{t('experts.recuse')}</Button>
          <span className="grow" />
          <Button
            type="primary"
            loading={submitting.isPending}
            disabled={!review.isOpen || typed.missing > 0}
            onClick={() => void submit()}
          >
            {typed.missing > 0 ? t('experts.missing', { count: typed.missing }) : t('experts.submit')}
          </Button>
        </span>
      </footer>
      {isRecusing && (
        <ReasonDialog
          title={t('experts.recuseTitle')}
          hint={t('experts.recuseHint')}
          ok={t('experts.recuse')}
          isBusy={recusing.isPending}
          onClose={() => setRecusing(false)}
          onGive={(reason) => void recuse(reason)}
        />
      )}
    </section>
  );
}
