import { useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callsOf } from '#features/casework/calls/applications.ts';
import { readUpTo, unreadEntries } from '#features/casework/portal/helping/entries.ts';
import { ReadEntries } from '#features/casework/portal/helping/read-entries.tsx';
import { useHelpingWords } from '#features/casework/portal/helping/words.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useFormDictionaries } from '#web/portal/own-form/use-form-dictionaries.ts';
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
  const help = useHelpingWords();
  const locale = useSession((session) => session.locale);
  const dictionaries = useFormDictionaries(programme, whole.submittedAt !== null);
  const entries = unreadEntries(whole);
  const read = readUpTo(entries);
  const shown = JSON.stringify(read);
  const [confirmed, setConfirmed] = useState<string>();
  const isRead = entries.length === 0 || confirmed === shown;
  const data = useMemo(() => Object.fromEntries(whole.sectionsData.map(({ key, values }) => [key, values])), [whole]);

  const act = async (step: (reqId: string) => Promise<void>) => {
    setBusy(true);
    try {
      await step(reqId.current);
      reqId.current = newRequestId();
    } catch (error) {
      const isUnanswered = error instanceof CallError && (error.key === 'NETWORK' || error.key === 'TIMEOUT');
      if (!isUnanswered) reqId.current = newRequestId();
      if (error instanceof CallError && error.key === 'HELP_UNREAD') void reread(whole);
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
      await call(calls.submit, { id, reqId: name, ...(entries.length > 0 && { read }) }, manner);
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
          {dictionaries && open === 0 && (
            <ReadEntries
              programme={programme}
              whole={whole}
              means={{ data, dictionaries, locale }}
              isRead={isRead}
              onRead={(isConfirmed) => setConfirmed(isConfirmed ? shown : undefined)}
              onGo={(section, field) => navigate(`${paths.edit(id)}?${new URLSearchParams({ s: section, f: field })}`)}
            />
          )}
          {open === 0 && !isRead && <p className="muted above-12">{help('read.needed')}</p>}
          <div className={`line wraps gap-12 ${styles.buttons} unprinted`}>
            <Button
              kind={open > 0 ? 'primary' : 'accent'}
              busy={isBusy || leftovers === 'looking'}
              disabled={open > 0 || !isRead}
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
