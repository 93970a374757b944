import type { RefObject } from 'react';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import learning from '../learning.module.css';
import { useLearningWords } from '../words.ts';
import type { Lesson } from './lesson.ts';
import type { PlayerHandle } from './player.tsx';
import styles from './tabs.module.css';
import { clockOf } from './time-text.ts';
import { useCaptions } from './use-captions.ts';

/** What is said in a film, sentence by sentence, each the way to its second; and the lesson's text. */
export function TranscriptTab({
  lesson,
  at,
  player,
}: {
  lesson: Lesson;
  at: number;
  player: RefObject<PlayerHandle | null>;
}) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const captions = useCaptions(lesson, locale);
  const text = lesson.body && textIn(lesson.body, locale);
  if (!captions) return <SkeletonRows rows={6} />;
  if (captions.length === 0 && !text) return <p className="muted">{t('lesson.noTranscript')}</p>;
  return (
    <div className="column gap-16">
      {captions.length > 0 && (
        <>
          <p className="small muted">{t('lesson.transcriptNote')}</p>
          <ol>
            {captions.map(({ from, to, text: words }) => (
              <li key={from}>
                <button
                  type="button"
                  className={`stack whole bare ink ${styles.said}`}
                  aria-current={at >= from && at < to ? 'true' : undefined}
                  onClick={() => player.current?.playFrom(from)}
                >
                  <span className="small muted">{clockOf(from)}</span>
                  <span className="breaks">{words}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {text && (
        <section aria-labelledby="lesson-text">
          <h2 id="lesson-text" className={`below-8 ${styles.title}`}>
            {t('lesson.text')}
          </h2>
          <p className={`as-typed breaks ${learning.text}`}>{text}</p>
        </section>
      )}
    </div>
  );
}
