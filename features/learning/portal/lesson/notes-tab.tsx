import { type RefObject, useId, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { lessonCall, removeNoteCall, saveNoteCall } from '#features/learning/lesson-calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showShortDate } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import field from '../learning.module.css';
import { useLearningWords } from '../words.ts';
import type { Lesson } from './lesson.ts';
import type { PlayerHandle } from './player.tsx';
import { SecondButton } from './second-button.tsx';
import styles from './tabs.module.css';
import { clockOf } from './time-text.ts';

type Note = OutputOf<typeof lessonCall>['notes'][number];

interface TabProps {
  courseId: string;
  lesson: Lesson;
  notes: readonly Note[];
  at: number;
  player: RefObject<PlayerHandle | null>;
}

/** What one notes for oneself beside a lesson, at a second of its film. */
export function NotesTab(props: TabProps) {
  const { notes, player, lesson } = props;
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const [editing, setEditing] = useState<string>();
  const [removing, setRemoving] = useState<Note>();
  const remove = useSend(removeNoteCall, { invalidates: [lessonCall] });
  return (
    <div className="column gap-16">
      <NoteForm {...props} />
      {notes.length === 0 && <p className="muted">{t('lesson.noNotes')}</p>}
      <ul className="column gap-12">
        {notes.map((note) => (
          <li key={note.id}>
            {editing === note.id ? (
              <NoteForm {...props} note={note} onDone={() => setEditing(undefined)} />
            ) : (
              <Card className={styles.card}>
                <div className="row wraps gap-8-12 small muted">
                  {note.second !== null && lesson.video && <SecondButton second={note.second} player={player} />}
                  <span>{showShortDate(note.at, locale, now())}</span>
                  <span className="row gap-4 push">
                    <Button kind="text" small onClick={() => setEditing(note.id)}>
                      {t('lesson.noteEdit')}
                    </Button>
                    <Button kind="danger" small onClick={() => setRemoving(note)}>
                      {t('lesson.noteRemove')}
                    </Button>
                  </span>
                </div>
                <p className="breaks as-typed above-4">{note.content}</p>
              </Card>
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          open
          title={t('lesson.noteRemove')}
          confirm={t('lesson.noteRemove')}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => {
            const { id, rev } = removing;
            setRemoving(undefined);
            void remove.mutateAsync({ note: id, rev }).then(() => toast('success', t('lesson.noteRemoved')));
          }}
        >
          {t('lesson.noteRemoveAsk')}
        </ConfirmDialog>
      )}
    </div>
  );
}

function NoteForm({ courseId, lesson, at, player, note, onDone }: TabProps & { note?: Note; onDone?: () => void }) {
  const t = useLearningWords();
  const id = useId();
  const [content, setContent] = useState(note?.content ?? '');
  const [isEmpty, setEmpty] = useState(false);
  const [hasTime, setTime] = useState(!note || note.second !== null);
  const [reqId, setReqId] = useState(newRequestId);
  const saving = useSend(saveNoteCall, { invalidates: [lessonCall] });
  const second = note ? (note.second ?? at) : at;
  const save = async () => {
    if (content.trim() === '') return setEmpty(true);
    await saving.mutateAsync({
      id: courseId,
      lesson: lesson.id,
      ...(note && { note: note.id, rev: note.rev }),
      ...(lesson.video && hasTime && { second: note ? second : Math.floor(player.current?.at() ?? at) }),
      content: content.trim(),
      reqId,
    });
    toast('success', t('lesson.noteSaved'));
    setContent('');
    setReqId(newRequestId());
    onDone?.();
  };
  return (
    <Card className={styles.card}>
      <label className="strong" htmlFor={id}>
        {t('lesson.noteLabel')}
        <span className={`small muted plain ${styles.within}`}>{t('lesson.noteHint')}</span>
      </label>
      <textarea
        id={id}
        className={`whole above-8 ${field.field}`}
        rows={2}
        maxLength={1000}
        value={content}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? `${id}-empty` : undefined}
        onChange={(event) => {
          setContent(event.target.value);
          setEmpty(false);
        }}
      />
      {isEmpty && (
        <p id={`${id}-empty`} className="small" role="alert">
          {t('lesson.noteEmpty')}
        </p>
      )}
      <div className={`row wraps small above-8 ${styles.ask}`}>
        {lesson.video && (
          <label className="inline-row gap-8">
            <input type="checkbox" checked={hasTime} onChange={(event) => setTime(event.target.checked)} />
            {t('lesson.withTime', { at: clockOf(second) })}
          </label>
        )}
        {note && (
          <Button kind="text" small onClick={onDone}>
            {t('lesson.noteCancel')}
          </Button>
        )}
        <Button small busy={saving.isPending} onClick={() => void save().catch(() => undefined)}>
          {t('lesson.noteSave')}
        </Button>
      </div>
    </Card>
  );
}
