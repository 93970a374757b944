import { lazy, Suspense } from 'react';
import { type Text, textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import { smartWords } from '#features/smart-policy/portal/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { withWords } from '#web/kit/with-words.ts';
import { useIsOffered } from '#web/portal/shell/use-platform.ts';
import styles from './programme-page.module.css';

const OwnConditions = lazy(
  withWords(smartWords, () =>
    import('#features/smart-policy/portal/own-conditions.tsx').then((loaded) => ({ default: loaded.OwnConditions })),
  ),
);

/** The conditions of a service: held against the reader's own facts where its guide allows, then in full words. */
export function Conditions({ id, conditions }: { id: string | undefined; conditions: readonly Text[] }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const isMatched = useIsOffered('smartPolicy') && id !== undefined;
  const words = (
    <div className="stack one gap-8">
      {isMatched && <h3 className="line-title">{t('guide.inFull')}</h3>}
      <ol className={`stack gap-12 ${styles.numbered}`}>
        {conditions.map((condition) => (
          <li className="stack baseline gap-12" key={condition.CN}>
            <span>{textIn(condition, locale)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
  return (
    <Card boxed className="stack one gap-24">
      {isMatched ? (
        <Suspense fallback={<Skeleton height="160px" />}>
          <OwnConditions id={id}>{words}</OwnConditions>
        </Suspense>
      ) : (
        words
      )}
    </Card>
  );
}
