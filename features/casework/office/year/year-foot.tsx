import { Button } from 'antd';
import { useState } from 'react';
import type { FieldMessage } from '#core/errors.ts';
import { decideYearCall, moveYearCall } from '#features/casework/calls/year-editing.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { KeptLine } from '#web/office/kept/kept-line.tsx';
import { DiscardButton } from '#web/office/kept/kept-notices.tsx';
import type { EditedRecord } from '#web/office/kept/record-editor.tsx';
import type { KeptRecord } from '#web/office/kept/use-kept-record.ts';
import { officeCall } from '#web/office/office-call.ts';
import { useAskReason } from '#web/office/pieces/ask-reason.tsx';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import type { YearView } from './use-year.ts';
import styles from './year.module.css';

interface YearFootProps {
  record: EditedRecord | null;
  year: YearView;
  isDirty: boolean;
  isLocked: boolean;
  isInReview: boolean;
  isBusy: boolean;
  isUndecided: boolean;
  kept: Pick<KeptRecord, 'state' | 'isLasting' | 'discard'>;
  onSave: () => Promise<{ id: string; rev: number } | null>;
  onRefused: (fields: readonly FieldMessage[]) => void;
  onDone: () => void;
  /** The year is no more: a draft of a year that was never published was given up. */
  onGone: () => void;
}

/** The steps of a draft: save it, hand it to a second person; as that person publish or return it. */
export function YearFoot(props: YearFootProps) {
  const { record, year, isDirty, isLocked, isInReview, isUndecided, kept } = props;
  const t = useTexts();
  const read = useTextIn();
  const confirm = useConfirm();
  const ask = useAskReason();
  const canPublish = useCan('Mgr.ApplyProgram.publish');
  const canEdit = useCan('Mgr.ApplyProgram.edit');
  const [isMoving, setMoving] = useState(false);
  const isBusy = props.isBusy || isMoving;
  const { facts, checks } = year;
  const review = facts?.review ?? null;
  const open = checks.filter(({ level }) => level === 'blocks').length;
  const second = (review?.second ?? []).map(read).join(t('app.listComma'));

  /** Carries a step out; what is refused beside fields is shown there, everything else the call says itself. */
  const run = async (work: () => Promise<unknown>, done: string, after = props.onDone) => {
    setMoving(true);
    try {
      await work();
      toast.success(done);
      after();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      props.onRefused(error.fields);
      if (error.key === 'CONFLICT') props.onDone();
    } finally {
      setMoving(false);
    }
  };
  const send = async () => {
    const at = isDirty || !record ? await props.onSave() : { id: record.id, rev: record.rev };
    if (at) await run(() => officeCall(moveYearCall, { ...at, step: 'send' }), t('year.sent'));
  };
  const move = (step: 'recall' | 'discard') => {
    if (!record) return;
    const at = { id: record.id, rev: record.rev };
    const isNew = step === 'discard' && !facts?.inForce;
    void run(
      () => officeCall(moveYearCall, { ...at, step }),
      t(step === 'recall' ? 'year.recalled' : 'year.discarded'),
      isNew ? props.onGone : props.onDone,
    );
  };
  const giveUp = async () => {
    const asked = {
      title: t('year.discard'),
      text: t(facts?.inForce ? 'year.discardText' : 'year.discardNew'),
      ok: t('year.discard'),
      danger: true,
    };
    if (await confirm(asked)) move('discard');
  };
  const publish = async () => {
    if (!record) return;
    const asked = { title: t('year.publish'), text: t('year.publishText'), ok: t('year.publish') };
    if (!(await confirm(asked))) return;
    const at = { id: record.id, rev: record.rev };
    await run(() => officeCall(decideYearCall, { ...at, step: 'publish' }), t('year.published'));
  };
  const giveBack = () => {
    if (!record) return;
    const at = { id: record.id, rev: record.rev };
    ask({
      title: t('year.return'),
      hint: t('year.returnHint'),
      ok: t('year.return'),
      give: async (reason) => {
        await officeCall(decideYearCall, { ...at, step: 'return', reason });
        toast.success(t('year.returned'));
        props.onDone();
      },
    });
  };

  return (
    <footer className={`column gap-8 ${styles.foot}`}>
      {review?.state === 'RETURNED' && (
        <div className="notice problem">
          <Icon name="warning" />
          <span className="breaks">
            {t('year.returnedBy', { name: review.returnedBy ?? '', reason: review.reason })}
          </span>
        </div>
      )}
      <p className="size-12 muted" role="status">
        {isInReview
          ? review?.isMine || !canPublish
            ? t('year.waits', { names: second || t('year.nobody') })
            : t('year.yourTurn', { names: (review?.changedBy ?? []).join(t('app.listComma')) })
          : open > 0
            ? t('year.toMendFirst', { count: open })
            : isLocked
              ? t('year.readOnly')
              : isDirty || review
                ? second === ''
                  ? t('year.another')
                  : t('year.publishedBy', { names: second })
                : t('year.nothing')}
      </p>
      {!isLocked && (isDirty || kept.state.status !== 'saved') && (
        <KeptLine state={kept.state} isLasting={kept.isLasting} />
      )}
      <div className="row wraps to-end gap-8">
        {!isLocked && (
          <>
            {isDirty && <DiscardButton kept={kept} />}
            {review && !isDirty && (
              <Button type="text" danger disabled={isBusy} onClick={() => void giveUp()}>
                {t('year.discard')}
              </Button>
            )}
            <Button
              loading={props.isBusy}
              disabled={isUndecided || (!isDirty && record !== null)}
              onClick={() => void props.onSave()}
            >
              {t('year.save')}
            </Button>
            <Button
              type="primary"
              loading={isMoving}
              disabled={isUndecided || open > 0 || facts === undefined || (!isDirty && !review)}
              onClick={() => void send()}
            >
              {t('year.send')}
            </Button>
          </>
        )}
        {isInReview && canEdit && review?.isMine && (
          <Button disabled={isBusy} onClick={() => move('recall')}>
            {t('year.recall')}
          </Button>
        )}
        {isInReview && canPublish && review && !review.isMine && (
          <>
            <Button danger disabled={isBusy} onClick={giveBack}>
              {t('year.return')}
            </Button>
            <Button type="primary" loading={isMoving} disabled={open > 0} onClick={() => void publish()}>
              {t('year.publish')}
            </Button>
          </>
        )}
      </div>
    </footer>
  );
}
