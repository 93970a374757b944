import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { drawingUrl } from '#features/flock/poultry/drawings/drawings.ts';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import { articleDrawings, readingMinutes } from '#features/flock/texts/library/article.ts';
import { useSession } from '#web/kit/call/session.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { ArticleCard, ReadMark } from './articles/article-card.tsx';
import { findArticles } from './articles/find-articles.ts';
import { loadArticles } from './articles/load-article.ts';
import { SearchField } from './articles/search-field.tsx';
import { type ListedArticle, useArticles } from './articles/use-articles.ts';
import styles from './library-page.module.css';
import { useLibrary } from './words.ts';

/** The library: what to read first, the alarm, all the rest; a search over every word. */
export function Component() {
  const t = useLibrary();
  const [asked, setAsked] = useState('');
  const articles = useArticles();
  return (
    <Page title={t('title')}>
      <SearchField value={asked} onChange={setAsked} />
      {asked.trim() === '' ? <AllArticles articles={articles} /> : <FoundArticles articles={articles} asked={asked} />}
      <BigLink kind="line" icon="print" to="/library/about" state={{ print: true }}>
        {t('about.print')}
      </BigLink>
    </Page>
  );
}

function AllArticles({ articles }: { articles: readonly ListedArticle[] }) {
  const [first, alarm, ...rest] = articles;
  return (
    <div className={`stack two gap-12 ${styles.grid}`}>
      <FirstArticle article={first!} />
      <AlarmArticle article={alarm!} />
      {rest.map((article) => (
        <ArticleCard key={article.key} article={article} />
      ))}
      <CardLink />
      <AboutLink />
    </div>
  );
}

function CardLink() {
  const t = useLibrary();
  return (
    <Link className={`stack level gap-12 quiet unlined ${cardClass} ${styles.row} ${styles.about}`} to="/library/card">
      <FieldIcon name="grey-card" />
      <span>
        <b className="block ink">{t('card.link')}</b>
        {t('card.linkNote')}
      </span>
      <FieldIcon name="next" />
    </Link>
  );
}

function AboutLink() {
  const t = useLibrary();
  return (
    <Link className={`stack level gap-12 quiet unlined ${cardClass} ${styles.row} ${styles.about}`} to="/library/about">
      <FieldIcon name="info" />
      <span>
        <b className="block ink">{t('about.link')}</b>
        {t('about.linkNote')}
      </span>
      <FieldIcon name="next" />
    </Link>
  );
}

function FirstArticle({ article }: { article: ListedArticle }) {
  const t = useLibrary();
  return (
    <Link className={`clip block unlined ${cardClass} ${styles.first}`} to={`/library/${article.key}`}>
      <span className={`stack ${styles.pair}`}>
        {articleDrawings[article.key].map((drawing) => (
          <img
            className="whole filled block"
            key={drawing}
            src={drawingUrl(drawing!, 'large')}
            alt=""
            width={400}
            height={300}
          />
        ))}
      </span>
      <span className={`stack gap-6 quiet ${styles.words}`}>
        {!article.isRead && <span className={`tinted small bold ${styles.pill}`}>{t('readFirst')}</span>}
        <b className="ink heavy">{article.title}</b>
        <span>{article.lead}</span>
        <ReadMark isRead={article.isRead} minutes={readingMinutes} />
      </span>
    </Link>
  );
}

function AlarmArticle({ article }: { article: ListedArticle }) {
  return (
    <Link
      className={`stack level gap-12 quiet unlined ${cardClass} ${styles.row} ${styles.alarm}`}
      to={`/library/${article.key}`}
    >
      <FieldIcon name="alarm" size={32} />
      <span>
        <b className="block ink">{article.title}</b>
        {article.lead}
      </span>
      <FieldIcon name="next" />
    </Link>
  );
}

function FoundArticles({ articles, asked }: { articles: readonly ListedArticle[]; asked: string }) {
  const t = useLibrary();
  const locale = useSession((session) => session.locale);
  const { data: bodies } = useQuery({
    queryKey: ['library', locale],
    queryFn: () => loadArticles(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = findArticles(articles, asked, bodies);
  return (
    <>
      <p role="status" className="bold">
        {found.length > 0 ? t('found', { count: found.length }) : t('nothing', { text: asked.trim() })}
        {found.length === 0 && <span className="block quiet plain">{t('nothingNote')}</span>}
      </p>
      <div className={`stack two gap-12 ${styles.grid}`}>
        {found.map((article) => (
          <ArticleCard key={article.key} article={article} />
        ))}
      </div>
    </>
  );
}
