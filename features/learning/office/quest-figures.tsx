import { withColon } from '#core/texts/punctuation.ts';
import { questFiguresCall } from '#features/learning/quest-calls.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { useTexts } from './words.ts';

/** How often each answer of a questionnaire was given, and where it is answered. */
export function QuestFigures({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const locale = useSession((session) => session.locale);
  const found = useOfficeCall(questFiguresCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={6} height={44} />;
  const { answers, items } = found.data;
  const address = new URL(`/phenixcoll/quest/${id}`, window.location.origin).href;
  return (
    <section className="column gap-20">
      <p className="breaks">
        <span className="muted">{withColon(t('learning.link'), locale)}</span>
        <a href={address}>{address}</a>
      </p>
      <h3>{answers === 0 ? t('learning.noAnswers') : t('learning.answers', { count: answers })}</h3>
      {items.map((item) => (
        <article key={item.code} className="column gap-8">
          <h4 className="breaks">
            {item.code}. {read(item.title)}{' '}
            <span className="small muted">{t('learning.answered', { count: item.answered })}</span>
          </h4>
          {item.shares.map(({ label, count }) => (
            <span key={read(label)} className="row gap-12">
              <span className="fills breaks">{read(label)}</span>
              <progress value={count} max={Math.max(1, item.answered)} aria-label={read(label)} />
              <b>{count}</b>
            </span>
          ))}
          {item.texts.length > 0 && (
            <ul className="column gap-4 small">
              {item.texts.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice
                <li key={at} className="breaks as-typed">
                  {text}
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
    </section>
  );
}
