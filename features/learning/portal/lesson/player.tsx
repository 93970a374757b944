import './tokens.css';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { lessonCall } from '#features/learning/lesson-calls.ts';
import type { Span } from '#features/learning/shared/watching.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useLearningWords } from '../words.ts';
import { Controls } from './controls.tsx';
import type { Lesson, OneCourse } from './lesson.ts';
import styles from './player.module.css';
import { clockOf } from './time-text.ts';
import { Timeline } from './timeline.tsx';
import { useAddress } from './use-address.ts';
import { useCaptions } from './use-captions.ts';
import { useFilm } from './use-film.ts';
import { useKeys } from './use-keys.ts';
import { useWatching } from './use-watching.ts';

/** What the parts of the page around the player may do with it. */
export interface PlayerHandle {
  /** Seconds where it stands. */
  readonly at: () => number;
  /** Plays from a second on. */
  readonly playFrom: (second: number) => void;
}

interface PlayerProps {
  course: OneCourse;
  lesson: Lesson;
  /** What the caller has of it; undefined for whoever just looks. */
  own: OutputOf<typeof lessonCall> | undefined;
  handle: RefObject<PlayerHandle | null>;
  onTime: (at: number) => void;
  onSaved: (line: { savedAt: string | null; isUnsaved: boolean }) => void;
}

/** Seconds before the end at which a film counts as played out: it begins anew then. */
const nearEnd = 5;
/** How long is told that it goes on where it stopped, in ms. */
const toldFor = 8000;

/** A film with controls of its own: captions, what was watched, where questions and notes stand. */
export function Player({ course, lesson, own, handle, onTime, onSaved }: PlayerProps) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const box = useRef<HTMLElement>(null);
  const address = useAddress(lesson.video?.id);
  const captions = useCaptions(lesson, locale);
  const [hasCaptions, setCaptions] = useState(true);
  const seconds = lesson.seconds ?? 0;
  // Where it stopped when the page was opened, whatever is read of it later.
  const [stopped] = useState(own?.position ?? 0);
  const goesOn = stopped > nearEnd && stopped < seconds - nearEnd;
  const watching = useWatching({
    courseId: course.id,
    lessonId: lesson.id,
    spans: (own?.spans ?? []).map(({ from, to }): Span => [from, to]),
    savedAt: own?.savedAt ?? null,
    isKept: own !== undefined,
  });
  const film = useFilm({ from: goesOn ? stopped - 3 : 0, seconds, watching, address });
  const isTold = useTold(goesOn && film.isReady);
  const [isDismissed, setDismissed] = useState(false);
  const told = captions?.find(({ from, to }) => film.at >= from && film.at < to);
  const toggleFull = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void box.current?.requestFullscreen?.().catch(() => undefined);
  };
  useKeys(box, {
    ' ': film.toggle,
    k: film.toggle,
    ArrowLeft: () => film.seek(film.now() - 10),
    ArrowRight: () => film.seek(film.now() + 10),
    m: film.mute,
    c: () => setCaptions((on) => !on),
    f: toggleFull,
  });
  handle.current = {
    at: film.now,
    playFrom: (second) => {
      film.seek(second);
      film.play();
      box.current?.scrollIntoView({ block: 'nearest' });
    },
  };
  useEffect(() => onTime(Math.floor(film.at)), [film.at, onTime]);
  const { savedAt, isUnsaved } = watching;
  useEffect(() => onSaved({ savedAt, isUnsaved }), [savedAt, isUnsaved, onSaved]);

  return (
    <section ref={box} className={styles.player} aria-label={t('lesson.player')}>
      <div className={`anchor ${styles.screen}`}>
        {/* The words are drawn below, where they read well on a phone; a player of the system takes them from the track. */}
        <video
          ref={film.ref}
          className="whole"
          src={address.url}
          preload="metadata"
          playsInline
          tabIndex={-1}
          onClick={film.toggle}
          {...film.events}
        >
          <Track lesson={lesson} locale={locale} />
        </video>
        {hasCaptions && told && (
          <p className={`centred as-typed ${styles.captions}`} lang={captionsLanguage(lesson, locale)}>
            {told.text}
          </p>
        )}
        {isTold && !isDismissed && (
          <Slip>
            <Icon name="refresh" size={16} />
            {t('lesson.resumed', { at: clockOf(stopped) })}
            <Button
              kind="text"
              small
              onClick={() => {
                film.seek(0);
                film.play();
                setDismissed(true);
              }}
            >
              {t('lesson.fromStart')}
            </Button>
          </Slip>
        )}
        {address.isBroken && (
          <Slip>
            <Icon name="alert" size={16} />
            {t('lesson.broken')}
            <Button kind="text" small onClick={address.retry}>
              {t('lesson.again')}
            </Button>
          </Slip>
        )}
      </div>
      <div className={`on-dark ${styles.controls}`}>
        <Timeline
          at={film.at}
          seconds={seconds}
          spans={watching.spans}
          asked={course.asked.filter((each) => each.lessonId === lesson.id)}
          notes={own?.notes ?? []}
          onSeek={film.seek}
        />
        <Controls
          film={film}
          seconds={seconds}
          captions={captions && captions.length > 0 ? hasCaptions : undefined}
          onCaptions={() => setCaptions(!hasCaptions)}
          onFull={toggleFull}
          isKept={own !== undefined}
        />
      </div>
    </section>
  );
}

function Slip({ children }: { children: ReactNode }) {
  return (
    <div className={`row gap-8 small ${styles.slip}`} role="status">
      {children}
    </div>
  );
}

function Track({ lesson, locale }: { lesson: Lesson; locale: string }) {
  const t = useLearningWords();
  const id = captionsId(lesson, locale);
  const { url } = useAddress(id ?? undefined);
  return <track kind="captions" src={url} srcLang={captionsLanguage(lesson, locale)} label={t('lesson.transcript')} />;
}

function captionsId({ captions }: Lesson, locale: string): string | null {
  return (locale === 'CN' ? captions.CN : captions.EN) ?? captions.CN ?? captions.EN;
}

function captionsLanguage(lesson: Lesson, locale: string): string {
  return captionsId(lesson, locale) === lesson.captions.EN && lesson.captions.EN !== null ? 'en' : 'zh-CN';
}

/** True for eight seconds once `isReady`. */
function useTold(isReady: boolean): boolean {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    setTold(true);
    const timer = setTimeout(() => setTold(false), toldFor);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isTold;
}
