import { Button } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Rubric } from '#core/judging/rubric.ts';
import { abstainCall, deskCall, submitScoreCall } from '#features/judging/calls.ts';
import { useTexts } from '#features/judging/office/words.ts';
import type { ScoreMark } from '#features/judging/shared/marks.ts';
import { ScoreFields } from '#features/learning/office/score-fields.tsx';
import type { ScoreDraft } from '#features/learning/office/use-score-draft.ts';
import { typedSheet } from '#features/learning/shared/typed-sheet.ts';
import { CallError } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { KeptLine } from '#web/office/kept/kept-line.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { ReasonDialog } from '#web/office/pieces/reason-dialog.tsx';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from './desk.module.css';
import type { JudgedEntry } from './entry-desk.tsx';
import { Evidence, EvidenceLine } from './evidence.tsx';
import { RecuseDialog } from './recuse-dialog.tsx';
import type { Marks } from './use-marks.ts';
import { useScoreKeys } from './use-score-keys.ts';

interface ScorePaneProps {
  entry: JudgedEntry;
  /** Null while it opens. */
  draft: ScoreDraft | null;
  marks: Marks | null;
  onChanged: () => void;
  /** Shows the passage. */
  onGo: (mark: ScoreMark) => void;
}

/** The scale with the points and reasons of this judge; everything typed is kept until it is handed in. */
export function ScorePane({ entry, draft, marks, onChanged, onGo }: ScorePaneProps) {
  const t = useTexts();
  const id = useId();
  const rubric = entry.rubric as Rubric;
  const [open, setOpen] = useState(entry.rubric.dimensions[0]?.code);
  const canScore = entry.isOpen && entry.state !== 'ABSTAINED';
  useScoreKeys({ rubric, draft, marks, given: entry.sheet, open, onOpen: setOpen, canScore });
  const submitting = useOfficeSend(submitScoreCall);
  const abstaining = useOfficeSend(abstainCall);
  const [asking, setAsking] = useState<'abstain' | 'recuse' | null>(null);
  if (!draft || !marks)
    return (
      <section className={`card ${styles.pane}`}>
        <RowSkeleton rows={8} height={56} />
      </section>
    );
  const typed = typedSheet(draft, rubric, entry.sheet);
  const whole = rubric.dimensions.reduce((sum, { max }) => sum + max, 0);
  const opinion = draft.opinion ?? entry.opinion;
  const carry = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      onChanged();
      return false;
    }
    await invalidate(deskCall);
    onChanged();
    return true;
  };
  const submit = () =>
    draft.use(async () => {
      const isDone = await carry(() =>
        submitting.send({ id: entry.id, rev: entry.rev, scores: typed.scores, opinion, marks: [...marks.marks] }),
      );
      if (isDone) toast.success(t('score.sent'));
      return isDone;
    });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (!canScore || typed.missing > 0 || submitting.isPending) return;
    event.preventDefault();
    void submit();
  };
  return (
    <section className={`card column ${styles.pane}`} aria-labelledby={`${id}-title`} onKeyDown={sendByKey}>
      <div className="card-head">
        <h2 id={`${id}-title`}>{t('score.title')}</h2>
        <span className="grow" />
        <small className="muted cut" title={entry.rubricDigest}>
          {t('score.frozen', { time: shortTime(entry.frozenAt), digest: entry.rubricDigest.slice(0, 8) })}
        </small>
      </div>
      {entry.submittedAt && (
        <p className={`toned size-13 ${styles.state}`} data-tone="good" role="status">
          {t('score.submittedAt', { time: shortTime(entry.submittedAt), total: String(entry.total ?? '') })}
        </p>
      )}
      {entry.reason && (
        <p className={`toned size-13 ${styles.state}`} data-tone="warn">
          {t('score.abstainedWhy', { reason: entry.reason })}
        </p>
      )}
      {!entry.isOpen && (
        <p className={`toned size-13 ${styles.state}`} role="status">
          {Date.parse(entry.opensAt) > Date.now()
            ? t('desk.notYet', { time: shortTime(entry.opensAt) })
            : t('desk.over')}
        </p>
      )}
      <ScoreFields
        {...{ draft, rubric, typed, opinion, open }}
        opinionLabel={t('score.opinion')}
        disabled={!canScore}
        onOpen={setOpen}
        evidence={({ code }, isInWork) =>
          isInWork ? (
            <Evidence about={code} disabled={!canScore} {...{ marks, onGo }} />
          ) : (
            <EvidenceLine about={code} {...{ marks, onGo }} />
          )
        }
      />
      <footer className={`column gap-8 ruled ${styles.footer}`}>
        <span className={`row gap-2 ${styles.weights}`} aria-hidden="true">
          {rubric.dimensions.map(({ code, max }) => {
            const { score } = typed.given(code);
            return (
              <span key={code} style={{ flexGrow: max }} data-state={score === null ? undefined : 'done'}>
                {score !== null && <span style={{ width: `${Math.round((score / max) * 100)}%` }} />}
              </span>
            );
          })}
        </span>
        <span className="row gap-8">
          <span className="column gap-2 fills">
            <KeptLine state={draft.state} isLasting={draft.isLasting} />
            {typed.missing > 0 && typed.total > 0 && (
              <span className="muted size-12">
                {t('score.soFar', {
                  count: rubric.dimensions.filter(({ code }) => typed.given(code).score !== null).length,
                  max: rubric.dimensions.reduce(
                    (sum, { code, max }) => sum + (typed.given(code).score === null ? 0 : max),
                    0,
                  ),
                })}
              </span>
            )}
          </span>
          <span className="row baseline gap-6 rigid">
            <span className="muted size-13">{t('score.total')}</span>
            <b className="size-22">{typed.total}</b>
            <span className="muted size-13">{t('score.outOf', { max: whole })}</span>
          </span>
        </span>
        <span className="row wraps gap-8">
          <Button disabled={entry.state === 'ABSTAINED'} onClick={() => setAsking('recuse')}>
            {t('score.conflict')}
          </Button>
          <Button disabled={!canScore} onClick={() => setAsking('abstain')}>
            {t('score.abstain')}
          </Button>
          <span className="grow" />
          <Button
            type="primary"
            loading={submitting.isPending}
            disabled={!canScore || typed.missing > 0}
            onClick={() => void submit()}
          >
            {typed.missing > 0
              ? t('score.missing', { count: typed.missing })
              : t(entry.submittedAt ? 'score.again' : 'score.submit')}
          </Button>
        </span>
      </footer>
      {asking === 'abstain' && (
        <ReasonDialog
          title={t('score.abstainTitle')}
          hint={t('score.abstainHint')}
          ok={t('score.abstain')}
          isBusy={abstaining.isPending}
          onClose={() => setAsking(null)}
          onGive={(reason) =>
            void carry(() => abstaining.send({ id: entry.id, rev: entry.rev, reason: reason.slice(0, 500) })).then(() =>
              setAsking(null),
            )
          }
        />
      )}
      {asking === 'recuse' && <RecuseDialog id={entry.id} title={entry.project} onClose={() => setAsking(null)} />}
    </section>
  );
}
