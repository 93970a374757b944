import { Button, Input, InputNumber } from 'antd';
import { useId, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { totalOf } from '#core/judging/results.ts';
import { isScoreOf, type Rubric } from '#core/judging/rubric.ts';
import { abstainCall, deskCall, type judgedEntryCall, submitScoreCall } from '#features/judging/calls.ts';
import { useTexts } from '#features/judging/office/words.ts';
import { reasonLength } from '#features/judging/shared/judging.ts';
import { CallError } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { KeptLine } from '#web/office/kept/kept-line.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { ReasonDialog } from '#web/office/pieces/reason-dialog.tsx';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './desk.module.css';
import { RecuseDialog } from './recuse-dialog.tsx';
import { type TypedScore, useScoreDraft } from './use-score-draft.ts';

type Entry = OutputOf<typeof judgedEntryCall>;

/** The scale with the points and reasons of this judge; everything typed is kept until it is handed in. */
export function ScorePane({ entry, onChanged }: { entry: Entry; onChanged: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const id = useId();
  const draft = useScoreDraft(entry.id);
  const submitting = useOfficeSend(submitScoreCall);
  const abstaining = useOfficeSend(abstainCall);
  const [asking, setAsking] = useState<'abstain' | 'recuse' | null>(null);
  if (!draft)
    return (
      <section className={`card ${styles.pane}`}>
        <RowSkeleton rows={8} height={56} />
      </section>
    );
  const rubric = entry.rubric as Rubric;
  const given = (code: string): TypedScore => {
    const handedIn = entry.sheet.find((each) => each.code === code);
    return draft.of(code) ?? { score: handedIn?.score ?? null, reason: handedIn?.reason ?? '' };
  };
  const isGood = (dimension: Rubric['dimensions'][number]) => {
    const { score, reason } = given(dimension.code);
    return score !== null && isScoreOf(dimension, score) && [...reason.trim()].length >= reasonLength.least;
  };
  const missing = rubric.dimensions.filter((dimension) => !isGood(dimension));
  const whole = rubric.dimensions.reduce((sum, { max }) => sum + max, 0);
  const total = totalOf(
    rubric,
    Object.fromEntries(rubric.dimensions.map(({ code, min }) => [code, given(code).score ?? min])),
  );
  const canScore = entry.isOpen && entry.state !== 'ABSTAINED';
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
      const scores = rubric.dimensions.map(({ code }) => ({
        code,
        score: given(code).score ?? 0,
        reason: given(code).reason.trim(),
      }));
      const isDone = await carry(() => submitting.send({ id: entry.id, rev: entry.rev, scores, opinion }));
      if (isDone) toast.success(t('score.sent'));
      return isDone;
    });
  return (
    <section className={`card column ${styles.pane}`} aria-labelledby={`${id}-title`}>
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
      {draft.conflicts.map((path) => (
        <p key={path} className={`toned row wraps gap-8 size-13 ${styles.state}`} data-tone="warn">
          {t('score.theirs')} <span className="mono">{path}</span>
          <Button size="small" onClick={() => draft.choose(path, 'mine')}>
            {t('score.keepMine')}
          </Button>
          <Button size="small" onClick={() => draft.choose(path, 'theirs')}>
            {t('score.takeTheirs')}
          </Button>
        </p>
      ))}
      <ol className={`fills-down scrolls ${styles.criteria}`}>
        {rubric.dimensions.map((dimension, at) => {
          const { code, name, min, max, step } = dimension;
          const { score, reason } = given(code);
          return (
            <li key={code} className="parted column gap-8" data-good={isGood(dimension) || undefined}>
              <span className="row gap-8">
                <span className={`middle rounded ${styles.number}`}>{at + 1}</span>
                <b>{read(name)}</b>
                <span className="muted size-12">{t('score.weight', { max })}</span>
                <span className="grow" />
                <InputNumber
                  aria-label={t('score.points', { name: read(name) })}
                  {...{ min, max, step, disabled: !canScore, value: score }}
                  onChange={(value) => draft.put(code, { score: value, reason })}
                />
              </span>
              <Input.TextArea
                aria-label={t('score.reason', { name: read(name) })}
                aria-describedby={`${id}-${code}`}
                {...{ rows: 2, maxLength: reasonLength.most, disabled: !canScore, value: reason }}
                onChange={({ target }) => draft.put(code, { score, reason: target.value })}
              />
              <small id={`${id}-${code}`} className="muted">
                {t('score.reasonHint', { count: [...reason.trim()].length, least: reasonLength.least })}
              </small>
            </li>
          );
        })}
        <li className="parted column gap-6">
          <label htmlFor={`${id}-opinion`} className="size-13">
            {t('score.opinion')}
          </label>
          <Input.TextArea
            id={`${id}-opinion`}
            {...{ rows: 2, maxLength: 1000, disabled: !canScore, value: opinion }}
            onChange={({ target }) => draft.putOpinion(target.value)}
          />
        </li>
      </ol>
      <footer className={`column gap-8 ruled ${styles.footer}`}>
        <span className="row baseline gap-8">
          <KeptLine state={draft.state} isLasting={draft.isLasting} />
          <span className="grow" />
          <span className="muted size-13">{t('score.total')}</span>
          <b className="size-22">{total}</b>
          <span className="muted size-13">{t('score.outOf', { max: whole })}</span>
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
            disabled={!canScore || missing.length > 0}
            onClick={() => void submit()}
          >
            {missing.length > 0
              ? t('score.missing', { count: missing.length })
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
