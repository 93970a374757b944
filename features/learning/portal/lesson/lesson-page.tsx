import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lessonCall } from '#features/learning/lesson-calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { type TabChoice, Tabs } from '#web/kit/controls/tabs.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { signedViewUrl } from '#web/kit/files/download.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useMedia } from '#web/kit/use-media.ts';
import { widths } from '#web/kit/widths.ts';
import columns from '../learning.module.css';
import { useLearningWords } from '../words.ts';
import { AboutTab } from './about-tab.tsx';
import { Contents } from './contents.tsx';
import { JoinCard } from './join-card.tsx';
import { isLearnerOf, type Lesson, type OneCourse } from './lesson.ts';
import { LessonHead, type SavedState } from './lesson-head.tsx';
import { countMaterials, Materials } from './materials.tsx';
import { NotesTab } from './notes-tab.tsx';
import { Player, type PlayerHandle } from './player.tsx';
import { QuestionsTab } from './questions-tab.tsx';
import { Reading } from './reading.tsx';
import { RuleBox } from './rule-box.tsx';
import styles from './tabs.module.css';
import { TranscriptTab } from './transcript-tab.tsx';

type TabKey = 'contents' | 'questions' | 'transcript' | 'materials' | 'notes' | 'about';

/** A lesson with what belongs to it, and the course beside it; on a phone the course is the first of its tabs. */
export function LessonPage({ course, lesson }: { course: OneCourse; lesson: Lesson }) {
  const t = useLearningWords();
  const [, setQuery] = useSearchParams();
  const isPhone = useMedia(`(max-width: ${widths.phone}px)`);
  const isLearner = isLearnerOf(course);
  const isFilm = lesson.video !== null;
  const { data: own } = useCall(
    lessonCall,
    isLearner ? { id: course.id, lesson: lesson.id } : undefined,
    // What was watched in the meantime is known here first; a lesson opened again goes on from where it was left.
    { quiet: true, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const player = useRef<PlayerHandle>(null);
  const [at, setAt] = useState(0);
  const [saved, setSaved] = useState<SavedState>();
  const [tab, setTab] = useState<TabKey>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told of one lesson is not of the next
  useEffect(() => {
    setAt(0);
    setSaved(undefined);
  }, [lesson.id]);
  const index = course.lessons.indexOf(lesson);
  const [previous, next] = [course.lessons[index - 1], course.lessons[index + 1]];
  const go = (to: Lesson | undefined) => to && setQuery({ lesson: to.id }, { preventScrollReset: false });
  const openPage = useCallback(
    (page: number) => {
      // Opened within the press, or browsers take it for an advertisement; its address follows.
      const opened = window.open('', '_blank');
      if (lesson.file)
        void signedViewUrl(lesson.file.id).then((url) => opened?.location.replace(`${url}#page=${page}`));
    },
    [lesson.file],
  );

  const here = course.asked.filter(({ lessonId }) => lessonId === lesson.id).length;
  const counted = (label: string, count: number) => (count > 0 ? `${label} ${count}` : label);
  const choices: TabChoice<TabKey>[] = [
    ...(isPhone ? [{ key: 'contents' as const, label: t('lesson.contents') }] : []),
    { key: 'questions', label: counted(t('lesson.questions'), here) },
    ...(isFilm ? [{ key: 'transcript' as const, label: t('lesson.transcript') }] : []),
    { key: 'materials', label: counted(t('lesson.materials'), countMaterials(course, lesson)) },
    ...(isLearner ? [{ key: 'notes' as const, label: counted(t('lesson.notes'), own?.notes.length ?? 0) }] : []),
    { key: 'about', label: t('lesson.about') },
  ];
  const first: TabKey = isPhone ? 'contents' : isLearner ? 'questions' : 'about';
  const chosen = tab && choices.some(({ key }) => key === tab) ? tab : first;
  const beside = (
    <>
      <JoinCard course={course} />
      <Contents course={course} current={lesson} />
      <RuleBox course={course} />
    </>
  );
  const isWaiting = isFilm && isLearner && !own;

  return (
    <div className={`stack top folds-laptop above-12 ${columns.columns} ${styles.page}`} data-lesson>
      <div className="slim">
        {isWaiting ? (
          <Skeleton height="min(60vw, 480px)" />
        ) : isFilm ? (
          <Player
            key={lesson.id}
            course={course}
            lesson={lesson}
            own={own}
            handle={player}
            onTime={setAt}
            onSaved={setSaved}
          />
        ) : null}
        <LessonHead course={course} lesson={lesson} saved={saved}>
          {next && !isPhone && (
            <Button kind="primary" onClick={() => go(next)}>
              {t('lesson.next')}
              <Icon name="arrow" size={16} />
            </Button>
          )}
        </LessonHead>
        {!isFilm && <Reading key={lesson.id} course={course} lesson={lesson} />}
        <div className="above-16">
          <Tabs label={t('lesson.tabs')} choices={choices} chosen={chosen} onChoose={setTab}>
            {chosen === 'contents' && <div className="column gap-20">{beside}</div>}
            {chosen === 'questions' && (
              <div className={`stack top folds-laptop ${styles.two}`}>
                <QuestionsTab
                  key={lesson.id}
                  course={course}
                  lesson={lesson}
                  at={at}
                  player={player}
                  onPage={openPage}
                />
                <section aria-labelledby="materials">
                  <h2 id="materials" className={styles.title}>
                    {t('lesson.materials')}
                  </h2>
                  <Materials course={course} lesson={lesson} />
                </section>
              </div>
            )}
            {chosen === 'transcript' && <TranscriptTab lesson={lesson} at={at} player={player} />}
            {chosen === 'materials' && <Materials course={course} lesson={lesson} />}
            {chosen === 'notes' && (
              <NotesTab
                key={lesson.id}
                courseId={course.id}
                lesson={lesson}
                notes={own?.notes ?? []}
                at={at}
                player={player}
              />
            )}
            {chosen === 'about' && <AboutTab course={course} />}
          </Tabs>
        </div>
      </div>
      {!isPhone && <aside className={`column gap-20 ${styles.side}`}>{beside}</aside>}
      {isPhone && (
        <div className={`row apart gap-8 ${styles.bar}`}>
          <Button small disabled={!previous} onClick={() => go(previous)}>
            <Icon name="left" size={16} />
            {t('lesson.previous')}
          </Button>
          <Button
            kind="text"
            small
            onClick={() => {
              setTab('questions');
              requestAnimationFrame(() => document.getElementById('ask-box')?.focus());
            }}
          >
            <Icon name="pencil" size={16} />
            {t('lesson.ask')}
          </Button>
          <Button kind="primary" small disabled={!next} onClick={() => go(next)}>
            {t('lesson.onward')}
            <Icon name="right" size={16} />
          </Button>
        </div>
      )}
    </div>
  );
}
