import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { drawingUrl } from '#features/flock/poultry/drawings/drawings.ts';
import { useLibrary } from '#features/flock/poultry/library/words.ts';
import { articleDrawings, readingMinutes } from '#features/flock/texts/library/article.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import styles from './article-card.module.css';
import type { ListedArticle } from './use-articles.ts';

/** An article in the list: its drawing, its title, whether it was read. */
export function ArticleCard({ article }: { article: ListedArticle }) {
  const [drawing] = articleDrawings[article.key];
  return (
    <Link className={`stack clip unlined ${cardClass} ${styles.card}`} to={`/library/${article.key}`}>
      <img className="drawn block" src={drawingUrl(drawing, 'large')} alt="" width={400} height={300} loading="lazy" />
      <b>{article.title}</b>
      <ReadMark isRead={article.isRead} minutes={readingMinutes} />
    </Link>
  );
}

export function ReadMark({ isRead, minutes }: { isRead: boolean; minutes: number }) {
  const t = useLibrary();
  return (
    <span className={`${styles.mark} row gap-6 small strong primary-ink`}>
      <FieldIcon name={isRead ? 'check' : 'clock'} size={20} />
      {isRead ? t('read') : t('minutes', { count: minutes })}
    </span>
  );
}
