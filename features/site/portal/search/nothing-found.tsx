import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { searchPath } from '#web/portal/shell/search.ts';
import type { Asked } from './asked.ts';
import styles from './search-page.module.css';
import type { FoundPages } from './use-found.ts';
import { useSearchWords } from './words.ts';

export function NothingAsked() {
  const t = useSearchWords();
  return (
    <div className={cardClass}>
      <EmptyState drawing="search" title={t('startTitle')}>
        {t('start')}
      </EmptyState>
      <HotWords />
    </div>
  );
}

export function NothingFound({
  asked,
  found,
  onShow,
}: {
  asked: Asked;
  found: FoundPages;
  onShow: (next: Asked) => void;
}) {
  const t = useSearchWords();
  const { key, sort } = asked;
  const isNarrowed = Boolean(asked.type || asked.from || asked.to);
  const meant = found.didYouMean;
  const actions = isNarrowed && (
    <Button kind="primary" onClick={() => onShow({ key, sort })}>
      {t('clear')}
    </Button>
  );
  return (
    <div className={cardClass} role="status">
      <EmptyState drawing="search" title={t('noneTitle', { key })} actions={actions}>
        {isNarrowed ? t('noneHere') : t('none')}
      </EmptyState>
      {meant && (
        <p className={`line wraps to-middle baseline ${styles.words}`}>
          <span>
            {t('meant')}
            <Link to={searchPath(meant)}>{meant}</Link>
          </span>
        </p>
      )}
      <HotWords />
    </div>
  );
}

/** Words that lead somewhere, as the platform names them. */
function HotWords() {
  const t = useSearchWords();
  const locale = useSession((state) => state.locale);
  const { data } = useCall(indexCall, {}, { staleTime: 300_000 });
  if (!data?.hotWords.length) return null;
  return (
    <p className={`line wraps to-middle baseline ${styles.words}`}>
      <span>{t('hot')}</span>
      {data.hotWords.map((word) => (
        <Link key={word.EN} to={searchPath(textIn(word, locale))}>
          {textIn(word, locale)}
        </Link>
      ))}
    </p>
  );
}
