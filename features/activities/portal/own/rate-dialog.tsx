import { type FormEvent, useState } from 'react';
import { mySignupsCall, rateActivityCall } from '#features/activities/calls/activities.ts';
import { useActivityWords } from '#features/activities/portal/words.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Chip } from '#web/kit/controls/chip.tsx';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import styles from './own.module.css';
import type { OwnSignup } from './signup-ticket.tsx';

/** How it was: 1 to 5, and words for those who have some. */
export function RateDialog({ signup, onClose }: { signup: OwnSignup; onClose: () => void }) {
  const t = useActivityWords();
  const [score, setScore] = useState(signup.score ?? 5);
  const [feedback, setFeedback] = useState(signup.feedback);
  const [reqId] = useState(newRequestId);
  const send = useSend(rateActivityCall, { invalidates: [mySignupsCall] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate(
      { id: signup.id, score, feedback, reqId },
      {
        onSuccess: () => {
          toast('success', t('own.saved'));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open title={t('own.rateTitle')} onClose={onClose}>
      <form onSubmit={submit}>
        <fieldset>
          <legend className={fieldClasses.label}>{t('own.score')}</legend>
          <div className={`line wraps gap-8 ${styles.stars}`}>
            {[1, 2, 3, 4, 5].map((each) => (
              <Chip
                key={each}
                type="radio"
                name="score"
                value={String(each)}
                checked={score === each}
                onChange={() => setScore(each)}
              >
                {t('own.stars', { count: each })}
              </Chip>
            ))}
          </div>
        </fieldset>
        <label className={fieldClasses.label} htmlFor="feedback">
          {t('own.words')}
        </label>
        <textarea
          id="feedback"
          className={fieldClasses.input}
          rows={4}
          maxLength={1000}
          placeholder={t('own.wordsHint')}
          value={feedback}
          onChange={(event) => setFeedback(event.target.value)}
        />
        <p className="line wraps gap-8 above-12">
          <Button kind="primary" type="submit" busy={send.isPending}>
            {t('own.save')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
