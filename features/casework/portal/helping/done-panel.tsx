import { useState } from 'react';
import { helpCasesCall, helpDoneCall } from '#features/casework/calls/helping.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import type { Draft } from '#web/kit/form/drafts/draft.ts';
import { useFormWords } from '#web/kit/form/words.ts';
import styles from '#web/portal/own-form/form-page.module.css';
import type { HelpedForm } from './use-help-draft.ts';
import { useHelpingWords } from './words.ts';

/** Tells the applicant that all is filled in; everything typed arrives first. */
export function DonePanel({ helped, draft }: { helped: HelpedForm; draft: Draft }) {
  const t = useHelpingWords();
  const form = useFormWords();
  const locale = useSession((session) => session.locale);
  const [doneAt, setDoneAt] = useState(helped.doneAt);
  const [message, setMessage] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = useSend(helpDoneCall, { invalidates: [helpCasesCall], reauthenticate: 'in-place' });
  const name = helped.applicant;
  const tell = async () => {
    setMessage(undefined);
    setSending(true);
    try {
      if (!(await draft.flush())) return setMessage(form('page.notSaved'));
      await send.mutateAsync({ id: helped.id, reqId: newRequestId() });
      setDoneAt(new Date(now()).toISOString());
      toast('success', t('form.doneTold', { name }));
    } catch {
      // The common reactions have said why.
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={`panel stack gap-16 above-24 ${styles.ready}`}>
      <h3 className="title-20">{t('form.doneTitle')}</h3>
      <p>{t('form.doneNote', { name })}</p>
      {doneAt && <p className="muted">{t('form.doneAt', { time: showDateTime(doneAt, locale) })}</p>}
      {message && (
        <p className={styles.hurry} role="alert">
          {message}
        </p>
      )}
      <Button kind={doneAt ? 'line' : 'accent'} busy={isSending} onClick={() => void tell()}>
        {t(doneAt ? 'form.doneAgain' : 'form.done')}
      </Button>
    </div>
  );
}
