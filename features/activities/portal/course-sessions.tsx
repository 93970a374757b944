import { textIn } from '#core/texts/text.ts';
import { courseSessionsCall } from '#features/activities/calls/activities.ts';
import { type SignupState, signupStates } from '#features/activities/shared/signup.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { ActivityRow } from './activity-row.tsx';
import { useActivityWords } from './words.ts';

/** When and where a lesson in person is held, how many seats are left, and which session the reader has. */
export function CourseSessions({ course, lesson }: { course: string; lesson: string }) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  const now = useNow(serverNow);
  const { data, error, refetch } = useCall(courseSessionsCall, { course }, { quiet: true, staleTime: 0 });
  const rows = data?.rows.filter(({ lessons }) => lessons.includes(lesson)) ?? [];
  return (
    <Card boxed>
      <section aria-labelledby="sessions">
        <h2 id="sessions" className="card-title">
          {t('sessions.title')}
        </h2>
        <p className="small muted above-4">{t('sessions.note')}</p>
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={2} />
        ) : rows.length === 0 ? (
          <p className="above-16">{t('sessions.none')}</p>
        ) : (
          <ul>
            {rows.map(({ mine, ...line }) => (
              <ActivityRow
                key={line.id}
                line={line}
                now={now}
                tag={
                  mine ? <Tag tone="green">{textIn(signupStates[mine as SignupState].label, locale)}</Tag> : undefined
                }
              />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
