import { Button } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import type { Asked } from './asked.ts';
import { Hits } from './hits.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './search-page.module.css';
import type { FoundPages } from './use-found.ts';
import { useSearchWords } from './words.ts';

export function Results({ asked, found, onShow }: { asked: Asked; found: FoundPages; onShow: (next: Asked) => void }) {
  const t = useSearchWords();
  const { rows, error, refetch } = found;
  if (!rows) {
    return (
      <div className={cardClass}>
        {error ? <ErrorState error={error} onRetry={refetch} /> : <SkeletonRows rows={6} />}
      </div>
    );
  }
  if (rows.length === 0) return <NothingFound asked={asked} found={found} onShow={onShow} />;
  const sorts = ['relevance', 'newest'] as const;
  return (
    <>
      <div className="row wraps gap-8-16 muted below-12">
        <Total asked={asked} found={found} />
        <fieldset className="line gap-8 push" aria-label={t('sort')}>
          {sorts.map((sort) => (
            <ChipButton
              key={sort}
              chosen={(asked.sort ?? 'relevance') === sort}
              onClick={() => onShow({ ...asked, sort })}
            >
              {t(sort)}
            </ChipButton>
          ))}
        </fieldset>
      </div>
      <h2 className="vh">{t('titleOf', { key: asked.key })}</h2>
      <Hits rows={rows} />
      {found.hasNextPage && (
        <div className={`line to-middle ${styles.more}`}>
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Total({ asked, found }: { asked: Asked; found: FoundPages }) {
  const t = useSearchWords();
  const own = (found.counts ?? []).filter(({ type }) => asked.type === undefined || type === asked.type);
  const count = own.reduce((sum, each) => sum + each.count, 0).toLocaleString('en');
  return <p role="status">{own.some(({ more }) => more) ? t('foundOver', { count }) : t('found', { count })}</p>;
}
