import { lazy, Suspense, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { FoldedSources } from '#features/flock/poultry/library/scales/source-list.tsx';
import { useLibrary } from '#features/flock/poultry/library/words.ts';
import { YourVets } from '#features/flock/poultry/library/your-vets.tsx';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import type { ArticleKey } from '#features/flock/texts/library/article.ts';
import { articleKeys, readingMinutes, sourceTags } from '#features/flock/texts/library/article.ts';
import { ArticleDrawings } from './article-drawings.tsx';
import styles from './article-page.module.css';
import { plainText } from './find-articles.ts';
import { ShippedArticle } from './shipped-article.tsx';
import { type ListedArticle, markRead, useArticles } from './use-articles.ts';

const OperatorText = lazy(() =>
  import('#web/kit/pieces/safe-html.tsx').then(({ RichText }) => ({ default: RichText })),
);

/** One article, as shipped or in the words of the operator; read to its end it gets its tick in the list. */
export function Component() {
  const t = useLibrary();
  const { key } = useParams();
  const articles = useArticles();
  const at = articles.findIndex((article) => article.key === key);
  if (at < 0) {
    return (
      <Page title={t('article.lost')} back="/library">
        <BigLink to="/library">{t('article.toAll')}</BigLink>
      </Page>
    );
  }
  const article = articles[at]!;
  return (
    <Page title={article.title} sub={t('minutes', { count: readingMinutes })} back="/library">
      <article key={article.key} className="stack one gap-16">
        {article.changed ? (
          <ChangedArticle of={article.key} html={article.changed.html} />
        ) : (
          <Shipped article={article} />
        )}
        <ReadEnd of={article.key} />
      </article>
      <Next article={articles[(at + 1) % articleKeys.length]!} />
    </Page>
  );
}

function Shipped({ article: { key, lead } }: { article: ListedArticle }) {
  return (
    <ShippedArticle
      of={key}
      head={
        <>
          <ArticleDrawings of={key} />
          <p className={`${styles.lead} size-22 bold`}>{lead}</p>
        </>
      }
      aside={key === 'green-alarm' && <YourVets />}
    />
  );
}

/** Operators keep the tags of sources that they wrote their words from. */
function ChangedArticle({ of, html }: { of: ArticleKey; html: string }) {
  const t = useLibrary();
  const tags = sourceTags([plainText(html)]);
  return (
    <div className={styles.changed}>
      <ArticleDrawings of={of} />
      <p className="small quiet">{t('article.changed')}</p>
      <Suspense fallback={null}>
        <OperatorText html={html} />
      </Suspense>
      {of === 'green-alarm' && <YourVets />}
      {tags.length > 0 && <FoldedSources tags={tags} />}
    </div>
  );
}

function Next({ article }: { article: ListedArticle }) {
  const t = useLibrary();
  return (
    <nav className={`${styles.next} stack gap-12`} aria-label={t('article.next')}>
      <BigLink kind="line" icon="next" to={`/library/${article.key}`}>
        <span>
          <small className="block small quiet strong">{t('article.next')}</small>
          {article.title}
        </span>
      </BigLink>
      <BigLink kind="quiet" small icon="library" to="/library">
        {t('article.toAll')}
      </BigLink>
    </nav>
  );
}

/** Below the last line: once it has been seen, the article counts as read. */
function ReadEnd({ of }: { of: ArticleKey }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => {
      // Above the fold before the text has loaded, the end has not been reached by reading.
      if (entry?.isIntersecting && scrollY > 0) void markRead(of);
    });
    watcher.observe(mark.current!);
    return () => watcher.disconnect();
  }, [of]);
  return <span ref={mark} />;
}
