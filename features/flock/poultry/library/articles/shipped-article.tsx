import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { FieldIcon, type FieldIconName } from '#features/flock/poultry/art/field-icon.tsx';
import { FoldedSources } from '#features/flock/poultry/library/scales/source-list.tsx';
import { TaggedText } from '#features/flock/poultry/library/scales/tagged-text.tsx';
import { useLibrary } from '#features/flock/poultry/library/words.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { type Article, type ArticleKey, sentencesOf, sourceTags } from '#features/flock/texts/library/article.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { loadArticle } from './load-article.ts';
import styles from './shipped-article.module.css';

/** The text of an article as the product ships it, below its `head`; `aside` stands below "ask your vet". */
export function ShippedArticle({ of, head, aside }: { of: ArticleKey; head: ReactNode; aside?: ReactNode }) {
  const t = useLibrary();
  const locale = useSession((session) => session.locale);
  const { data, isError, refetch } = useQuery({
    queryKey: ['library', locale, of],
    queryFn: () => loadArticle(of, locale),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isError) {
    const again = (
      <BigButton small kind="line" icon="refresh" onClick={() => void refetch()}>
        {t('article.again')}
      </BigButton>
    );
    return (
      <>
        {head}
        <NoteCard icon="cloud-off" title={t('article.failed')} actions={again} />
      </>
    );
  }
  return <Columns article={data} head={head} aside={aside} />;
}

function Columns({ article, head, aside }: { article: Article | undefined; head: ReactNode; aside: ReactNode }) {
  const t = useLibrary();
  if (!article) {
    return (
      <div className={`stack one gap-16 ${styles.columns}`}>
        <div className="flow gap-16">{head}</div>
        <Skeleton height="20em" />
      </div>
    );
  }
  return (
    <div className={`stack one gap-16 ${styles.columns}`}>
      <div className="flow gap-16">
        {head}
        <Box icon="info" title={t('article.facts')} sentences={article.facts} className={styles.facts} />
        {article.body.map(({ title, text }) => (
          <section key={title} className={styles.part}>
            <h2 className="size-20 heavy below-4">{title}</h2>
            <p>
              <TaggedText text={text} />
            </p>
          </section>
        ))}
      </div>
      <div className="flow gap-16">
        <Box icon="check" title={t('article.today')} sentences={article.today} className={styles.today} />
        <Box icon="phone" title={t('article.vet')} sentences={article.vet} className={styles.vet} />
        {aside}
        <FoldedSources tags={sourceTags(sentencesOf(article))} />
      </div>
    </div>
  );
}

function Box(props: {
  icon: FieldIconName;
  title: string;
  sentences: readonly string[];
  className: string | undefined;
}) {
  const { icon, title, sentences, className } = props;
  const id = useId();
  return (
    <section className={`${cardClass} ${styles.box} ${className}`} aria-labelledby={id}>
      <h2 className="row gap-10 below-8 size-20 heavy" id={id}>
        <FieldIcon name={icon} />
        {title}
      </h2>
      <ul className="stack gap-8">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <TaggedText text={sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}
