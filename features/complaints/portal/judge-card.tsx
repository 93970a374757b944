import { type FormEvent, useState } from 'react';
import { complaintOneCall, judgeComplaintCall, myComplaintsCall } from '#features/complaints/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { showDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './complaints.module.css';
import type { OneComplaint } from './thread.tsx';
import { useComplaintWords } from './words.ts';

const stars = [1, 2, 3, 4, 5];

/** Whether the answer settles it, how many stars it gets, and once the way to another answer. */
export function JudgeCard({ complaint, link }: { complaint: OneComplaint; link: string | undefined }) {
  const t = useComplaintWords();
  const locale = useSession((session) => session.locale);
  const [isSolved, setSolved] = useState(true);
  const [score, setScore] = useState(5);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [reqId] = useState(newRequestId);
  const send = useSend(judgeComplaintCall, { invalidates: [complaintOneCall, myComplaintsCall] });
  const judge = (isReopened: boolean) => {
    if (isReopened && text.trim() === '') return setMissing(true);
    send.mutate(
      { no: complaint.no, ...(link && { key: link }), isSolved, score, text, isReopened, reqId },
      { onSuccess: () => toast('success', isReopened ? t('judge.reopened') : t('judge.thanks')) },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    judge(false);
  };
  return (
    <Card boxed className={`above-24 ${styles.judge}`}>
      <form onSubmit={submit} className="stack gap-16">
        <div>
          <h2 className="title-24">{t('judge.title')}</h2>
          {complaint.judgeBy && (
            <p className="small muted">{t('judge.auto', { date: showDate(complaint.judgeBy, locale) })}</p>
          )}
        </div>
        <fieldset>
          <legend className="vh">{t('judge.title')}</legend>
          <div className="stack two gap-8">
            {[true, false].map((each) => (
              <label key={String(each)} className={`row gap-8 rounded ${styles.half}`}>
                <input type="radio" name="solved" checked={isSolved === each} onChange={() => setSolved(each)} />
                {t(each ? 'judge.yes' : 'judge.no')}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className={fieldClasses.label}>{t('judge.score')}</legend>
          <div className="row">
            {stars.map((each) => (
              <label key={each} className={`middle anchor ${styles.star}`} data-given={each <= score || undefined}>
                <input type="radio" name="score" checked={score === each} onChange={() => setScore(each)} />
                <Icon name="star" size={24} />
                <span className="vh">{t('judge.stars', { count: each })}</span>
              </label>
            ))}
            <span className="small muted" aria-hidden="true">
              {t('judge.stars', { count: score })}
            </span>
          </div>
        </fieldset>
        <div>
          <label className={fieldClasses.label} htmlFor="judge-words">
            {t('judge.words')}
          </label>
          <textarea
            id="judge-words"
            className={fieldClasses.input}
            rows={3}
            maxLength={2000}
            value={text}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'judge-missing' : undefined}
            onChange={(event) => {
              setText(event.target.value);
              setMissing(false);
            }}
          />
          {isMissing && (
            <p id="judge-missing" className={fieldClasses.message} role="alert">
              {t('judge.missing')}
            </p>
          )}
        </div>
        <div className={`stack gap-8 ${styles.acts}`}>
          <Button kind="accent" type="submit" busy={send.isPending}>
            {t('judge.submit')}
          </Button>
          {!isSolved && complaint.canReopen && (
            <Button onClick={() => judge(true)} busy={send.isPending}>
              {t('judge.reopen')}
            </Button>
          )}
        </div>
        {complaint.canReopen && <p className="small muted">{t('judge.reopenNote')}</p>}
      </form>
    </Card>
  );
}
