import { type RefObject, useId, useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { courseOneCall, myLearningCall } from '#features/learning/calls.ts';
import { askCall, likeCall } from '#features/learning/lesson-calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { showDateTime, showShortDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import field from '../learning.module.css';
import { useLearningWords } from '../words.ts';
import { isLearnerOf, type Lesson, numberOf, type OneCourse } from './lesson.ts';
import type { PlayerHandle } from './player.tsx';
import { SecondButton } from './second-button.tsx';
import styles from './tabs.module.css';
import { clockOf } from './time-text.ts';

type Asked = OneCourse['asked'][number];

interface TabProps {
  course: OneCourse;
  lesson: Lesson;
  /** The second at which the film stands. */
  at: number;
  player: RefObject<PlayerHandle | null>;
  onPage: (page: number) => void;
}

/** What was asked about the lesson, and a box for the next question of whoever takes the course. */
export function QuestionsTab({ course, lesson, at, player, onPage }: TabProps) {
  const t = useLearningWords();
  const [isAll, setAll] = useState(false);
  const here = course.asked.filter(({ lessonId }) => lessonId === lesson.id);
  const shown = isAll ? course.asked : here;
  return (
    <div className="column gap-16">
      {isLearnerOf(course) ? (
        <AskCard course={course} lesson={lesson} at={at} player={player} />
      ) : (
        <p className="muted">{t('lesson.onlyLearners')}</p>
      )}
      {course.asked.length > here.length && (
        <div className="row wraps gap-8">
          <ChipButton chosen={!isAll} onClick={() => setAll(false)}>
            {t('lesson.ofLesson', { count: here.length })}
          </ChipButton>
          <ChipButton chosen={isAll} onClick={() => setAll(true)}>
            {t('lesson.ofCourse', { count: course.asked.length })}
          </ChipButton>
        </div>
      )}
      {shown.length === 0 ? (
        <p className="muted">{t('lesson.noQuestions')}</p>
      ) : (
        <ul className="column gap-16">
          {shown.map((asked) => (
            <li key={asked.id}>
              <AskedCard course={course} lesson={lesson} asked={asked} player={player} onPage={onPage} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AskCard({ course, lesson, at, player }: Omit<TabProps, 'onPage'>) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const id = useId();
  const [content, setContent] = useState('');
  const [hasTime, setTime] = useState(true);
  const [isPublic, setPublic] = useState(false);
  const [isShort, setShort] = useState(false);
  const [reqId, setReqId] = useState(newRequestId);
  const sending = useSend(askCall, { invalidates: [courseOneCall, myLearningCall] });
  const isFilm = lesson.video !== null;
  const send = async () => {
    if (content.trim().length < 2) return setShort(true);
    const { no } = await sending.mutateAsync({
      about: 'COURSE',
      id: course.id,
      lesson: lesson.id,
      ...(isFilm && hasTime && { second: Math.floor(player.current?.at() ?? at) }),
      isPublic,
      content: content.trim(),
      reqId,
    });
    toast('success', t('ask.sent', { no }));
    setContent('');
    setReqId(newRequestId());
  };
  const name = course.teachers[0] ? textIn(course.teachers[0].name, locale) : '';
  return (
    <Card className={styles.card}>
      <label className="strong" htmlFor="ask-box">
        {name ? t('lesson.askTeacher', { name }) : t('lesson.askLabel')}
        <span className={`small muted plain ${styles.within}`}>{t('lesson.askWithin')}</span>
      </label>
      <textarea
        id="ask-box"
        className={`whole above-8 ${field.field}`}
        rows={2}
        maxLength={500}
        value={content}
        placeholder={t('lesson.askHint')}
        aria-describedby={`${id}-note`}
        aria-invalid={isShort || undefined}
        onChange={(event) => {
          setContent(event.target.value);
          setShort(false);
        }}
      />
      <div className={`row wraps small above-8 ${styles.ask}`}>
        {isFilm && (
          <label className="inline-row gap-8">
            <input type="checkbox" checked={hasTime} onChange={(event) => setTime(event.target.checked)} />
            {t('lesson.withTime', { at: clockOf(at) })}
          </label>
        )}
        <label className="inline-row gap-8">
          <input type="checkbox" checked={isPublic} onChange={(event) => setPublic(event.target.checked)} />
          {t('lesson.public')}
        </label>
        <Button small busy={sending.isPending} onClick={() => void send().catch(() => undefined)}>
          {t('lesson.ask')}
        </Button>
      </div>
      <p id={`${id}-note`} className="small muted above-4" role={isShort ? 'alert' : undefined}>
        {t(isShort ? 'ask.tooShort' : 'lesson.privateNote')}
      </p>
    </Card>
  );
}

function AskedCard({ course, lesson, asked, player, onPage }: Omit<TabProps, 'at'> & { asked: Asked }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const isHere = asked.lessonId === lesson.id;
  const other = course.lessons.find(({ id }) => id === asked.lessonId);
  const { page } = asked;
  return (
    <Card className={styles.card}>
      <div className="row wraps gap-8-12 small muted">
        {isHere && asked.second !== null && lesson.video && <SecondButton second={asked.second} player={player} />}
        {!isHere && other && (
          <span>
            {numberOf(course.lessons, other.id)} {textIn(other.title, locale)}
          </span>
        )}
        <span>
          {asked.isMine ? t('lesson.me') : t('lesson.classmate', { name: asked.asker })} ·{' '}
          {showShortDate(asked.at, locale, now())}
        </span>
        {asked.isMine && !asked.isPublic && <span>{t('lesson.onlyYou')}</span>}
        <span className="push">
          {asked.reply ? (
            <Tag tone="open">{t('lesson.answered')}</Tag>
          ) : asked.state === 'OPEN' ? (
            <Tag tone="soon">{t('lesson.waiting')}</Tag>
          ) : (
            <Tag tone="shut">{t('lesson.closed')}</Tag>
          )}
        </span>
      </div>
      <p className="breaks as-typed strong above-8">{asked.content}</p>
      {asked.reply ? (
        <div className={`above-12 ${styles.answer}`}>
          <p className="small">
            <b>{asked.repliedBy}</b>{' '}
            <span className="muted">
              {t('lesson.teacher')}
              {asked.repliedAt && ` · ${showDateTime(asked.repliedAt, locale)}`}
            </span>
          </p>
          <p className="breaks as-typed">{asked.reply}</p>
          {page !== null && isHere && lesson.file && (
            <Button kind="text" small onClick={() => onPage(page)}>
              {t('lesson.page', { page })}
            </Button>
          )}
        </div>
      ) : (
        asked.state === 'OPEN' && (
          <p className="small muted above-4">{t('lesson.due', { date: showShortDate(asked.dueOn, locale, now()) })}</p>
        )
      )}
      <Likes asked={asked} mayLike={isLearnerOf(course)} />
    </Card>
  );
}

/** How many others would like to know it, and the switch for whoever takes the course and did not ask it. */
function Likes({ asked: { id, isPublic, isMine, isLiked, likes }, mayLike }: { asked: Asked; mayLike: boolean }) {
  const t = useLearningWords();
  const sending = useSend(likeCall, { invalidates: [courseOneCall] });
  if (!isPublic || !mayLike || isMine)
    return likes > 0 ? <p className="small muted above-8">{t('lesson.likes', { count: likes })}</p> : null;
  const others = likes - (isLiked ? 1 : 0);
  return (
    <div className="row wraps gap-8-12 above-8">
      <ChipButton
        chosen={isLiked}
        onClick={() => void sending.mutateAsync({ id, on: !isLiked }).catch(() => undefined)}
      >
        {t('lesson.like')}
      </ChipButton>
      {others > 0 && <span className="small muted">{t('lesson.likes', { count: others })}</span>}
    </div>
  );
}
