import { useId, useState } from 'react';
import { courseOneCall, myLearningCall } from '#features/learning/calls.ts';
import { askCall } from '#features/learning/lesson-calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import styles from './learning.module.css';
import type { OneCourse } from './lesson/lesson.ts';
import { useLearningWords } from './words.ts';

/** One question with its answer. */
export function AskedItem({ asked }: { asked: OneCourse['asked'][number] }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  return (
    <div className={`column gap-4 ${styles.lesson}`}>
      <p className="breaks strong">{asked.content}</p>
      <span className="small muted">
        {asked.no} · {showDate(asked.at, locale)}
        {asked.isMine ? ` · ${t('ask.mine')}` : ''}
      </span>
      {asked.reply ? (
        <>
          <p className="breaks as-typed">{asked.reply}</p>
          {asked.repliedBy && <span className="small muted">{t('ask.by', { name: asked.repliedBy })}</span>}
        </>
      ) : (
        <span className="small muted">{t('ask.waiting')}</span>
      )}
    </div>
  );
}

/** Asks about a course, or about a question of an exam. */
export function AskForm({ about, id, onSent }: { about: 'COURSE' | 'QUESTION'; id: string; onSent?: () => void }) {
  const t = useLearningWords();
  const box = useId();
  const [content, setContent] = useState('');
  const [isShort, setShort] = useState(false);
  const [reqId, setReqId] = useState(newRequestId);
  const sending = useSend(askCall, { invalidates: [courseOneCall, myLearningCall] });
  const send = async () => {
    if (content.trim().length < 2) return setShort(true);
    const { no } = await sending.mutateAsync({ about, id, content: content.trim(), reqId });
    toast('success', t('ask.sent', { no }));
    setContent('');
    setReqId(newRequestId());
    onSent?.();
  };
  return (
    <div className="column gap-8">
      <label className="strong" htmlFor={box}>
        {t('ask.label')}
      </label>
      <textarea
        id={box}
        className={styles.field}
        rows={3}
        maxLength={500}
        value={content}
        aria-describedby={`${box}-hint`}
        aria-invalid={isShort || undefined}
        onChange={(event) => {
          setContent(event.target.value);
          setShort(false);
        }}
      />
      <span id={`${box}-hint`} className="small muted" role={isShort ? 'alert' : undefined}>
        {t(isShort ? 'ask.tooShort' : 'ask.hint')}
      </span>
      <span>
        <Button kind="primary" busy={sending.isPending} onClick={() => void send().catch(() => undefined)}>
          {t('ask.send')}
        </Button>
      </span>
    </div>
  );
}
