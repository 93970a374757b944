import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callsOf } from '#features/casework/calls/applications.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { ApplicantMoves } from './applicant-moves.tsx';
import { useLeftovers } from './form/leftovers.ts';
import { openItems } from './open-items.ts';
import { pathsOf, useApplicationWords, type Whole } from './programme.ts';
import styles from './progress.module.css';
import { reread } from './reread.ts';

type Question = 'withdraw' | 'remove';

/** The steps the applicant may take now: submit again, take back, delete, copy, and the moves after submission. */
export function NextActions({ whole, programme }: { whole: Whole; programme: Programme }) {
  const t = useApplicationWords();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const [isBusy, setBusy] = useState(false);
  // Kept until the server has answered, so that pressing again is the same step.
  const reqId = useRef(newRequestId());
  const { items, open } = openItems(whole);
  const calls = callsOf(programme.code);
  const paths = pathsOf(programme.code);
  const { actions, id } = whole;
  const { leftovers, send } = useLeftovers(whole, programme);

  const act = async (step: (reqId: string) => Promise<void>) => {
    setBusy(true);
    try {
      await step(reqId.current);
      reqId.current = newRequestId();
    } catch (error) {
      const isUnanswered = error instanceof CallError && (error.key === 'NETWORK' || error.key === 'TIMEOUT');
      if (!isUnanswered) reqId.current = newRequestId();
      if (error instanceof CallError && error.fields.length > 0) toast('error', error.fields[0]!.msg);
      else if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
      setQuestion(undefined);
    }
  };
  const manner = { reauthenticate: 'in-place' } as const;
  const resubmit = () =>
    act(async (name) => {
      if (!(await send())) return;
      await call(calls.submit, { id, reqId: name }, manner);
      toast('success', t('progress.resubmitted'));
      await reread(whole);
      window.scrollTo({ top: 0 });
    });
  const withdraw = () =>
    act(async (name) => {
      await call(calls.back, { id, reqId: name }, manner);
      toast('success', t('progress.withdrawn'));
      await reread(whole);
    });
  const remove = () =>
    act(async (name) => {
      await call(calls.del, { id, reqId: name }, manner);
      toast('success', t('progress.removed'));
      navigate(paths.guide, { replace: true });
      await reread(whole);
    });
  const copy = () =>
    act(async (name) => {
      const made = await call(calls.copy, { id, reqId: name }, manner);
      toast('success', t('progress.copied'));
      navigate(paths.edit(made.id));
      await reread(whole);
    });

  // Also when the desk has dropped every item of the round: it waits for the submission all the same.
  const isCorrecting = whole.state === 'SUPPLEMENT' && actions.includes('edit');
  const has = (action: string) => actions.includes(action);
  return (
    <>
      {isCorrecting && (
        <section className={styles.next} aria-labelledby="next-title">
          <h2 id="next-title" className={styles.title}>
            {t('progress.next')}
          </h2>
          <p>{open > 0 ? t('progress.nextNote', { count: items.length }) : t('progress.nextReady')}</p>
          {leftovers === 'stuck' && (
            <Notice tone="warn">
              {t('progress.unsent')} <Link to={paths.edit(id)}>{t('progress.unsentGo')}</Link>
            </Notice>
          )}
          <div className={`line wraps gap-12 ${styles.buttons} unprinted`}>
            <Button
              kind={open > 0 ? 'primary' : 'accent'}
              busy={isBusy || leftovers === 'looking'}
              disabled={open > 0}
              onClick={resubmit}
            >
              {open > 0 ? t('progress.resubmitOpen', { count: open }) : t('progress.resubmit')}
            </Button>
          </div>
        </section>
      )}
      <div className={`line wraps gap-12 ${styles.buttons} unprinted`}>
        {has('copy') && (
          <Button kind="primary" busy={isBusy} onClick={copy}>
            {t('progress.copy')}
          </Button>
        )}
        {has('back') && (
          <Button kind="line" onClick={() => setQuestion('withdraw')}>
            {t('progress.withdraw')}
          </Button>
        )}
        <ApplicantMoves whole={whole} />
        {has('delete') && (
          <Button kind="danger" onClick={() => setQuestion('remove')}>
            {t('progress.remove')}
          </Button>
        )}
      </div>
      {question && (
        <ConfirmDialog
          open
          title={t(`progress.${question}Title`)}
          confirm={t(`progress.${question}`)}
          kind={question === 'remove' ? 'danger' : 'primary'}
          busy={isBusy}
          onConfirm={question === 'remove' ? remove : withdraw}
          onClose={() => setQuestion(undefined)}
        >
          <p>{t(`progress.${question}Note`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
