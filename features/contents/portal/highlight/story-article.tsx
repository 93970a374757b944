import { useEffect } from 'react';
import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { highlightCalls, highlightCountCall } from '#features/contents/calls/contents.ts';
import { Article, type ArticleProps } from '#features/contents/portal/article.tsx';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { labelOf, useContents } from '#features/contents/portal/words.ts';
import { module } from '#features/contents/shared/module.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { RichText } from '#web/kit/pieces/safe-html.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './story-article.module.css';
import { StoryPicture } from './story-picture.tsx';

export function StoryArticle({
  content,
  preview = false,
  path = '/highlight',
}: ArticleProps & {
  /** Address without the id. */
  path?: string;
}) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const views = useCounted(content, preview);
  const { author } = content.facts;
  return (
    <Article
      content={content}
      preview={preview}
      path={path}
      tags={<Tag tone="green">{labelOf(module, content.facts.module, locale)}</Tag>}
      source={
        <>
          <span>{t('highlight.source', { name: textIn(content.publisher, locale) })}</span>
          {typeof author === 'string' && author && <span>{t('highlight.author', { name: author })}</span>}
          <time dateTime={content.datedAt}>{showDate(content.datedAt, locale)}</time>
          {!preview && <span>{t('highlight.views', { count: views })}</span>}
        </>
      }
      aside={!preview && <Related story={content} path={path} />}
    >
      <div className={`above-28 ${styles.picture}`}>
        <StoryPicture cover={content.cover} art={content.facts.art} eager />
      </div>
      <RichText html={textIn(content.body, locale)} />
    </Article>
  );
}

/** Counts this reading; the server counts a session once, however often the page is opened. */
function useCounted({ id, views }: OneContent, preview: boolean): number {
  const { data, mutate } = useSend(highlightCountCall, { quiet: true });
  useEffect(() => {
    if (!preview) mutate({ id });
  }, [id, preview, mutate]);
  return Math.max(views, data?.views ?? 0);
}

function Related({ story, path }: { story: OneContent; path: string }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const chosen = String(story.facts.module);
  const { data } = useCall(
    highlightCalls.list,
    { filter: { module: chosen }, size: 4 },
    { staleTime: 60_000, quiet: true },
  );
  const others = data?.rows.filter(({ id }) => id !== story.id).slice(0, 3) ?? [];
  if (others.length === 0) return null;
  return (
    <Card boxed className={styles.related}>
      <h2>{t('highlight.related')}</h2>
      <ul>
        {others.map((row) => (
          <li className="parted" key={row.id}>
            <Link className="ink strong unlined lit" to={`${path}/${row.id}`}>
              {textIn(row.title, locale)}
            </Link>
            <time className="meta" dateTime={row.datedAt}>
              {showDate(row.datedAt, locale)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
