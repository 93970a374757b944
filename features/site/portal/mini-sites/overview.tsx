import { textIn } from '#core/texts/text.ts';
import { Article } from '#features/contents/portal/article.tsx';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import type { ContentRow } from '#features/contents/portal/content-list.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { RichText } from '#web/kit/pieces/safe-html.tsx';

/** The text of a page; its neighbours are those of its site, in their order. */
export function Overview({
  content,
  path,
  pages,
}: {
  content: OneContent;
  path: string;
  pages: readonly ContentRow[];
}) {
  const locale = useSession((state) => state.locale);
  const at = pages.findIndex(({ id }) => id === content.id);
  const beside = { previous: pages[at - 1] ?? null, next: at < 0 ? null : (pages[at + 1] ?? null) };
  return (
    <Article
      content={{ ...content, ...beside }}
      path={path}
      source={
        <>
          <span>{textIn(content.publisher, locale)}</span>
          <time dateTime={content.datedAt}>{showDate(content.datedAt, locale)}</time>
        </>
      }
    >
      {content.cover && <img src={`/files/${content.cover.id}`} alt="" decoding="async" />}
      <RichText html={textIn(content.body, locale)} />
    </Article>
  );
}
