import { postCalls } from '#features/contents/calls/contents.ts';
import { PostCard } from '#features/contents/portal/post/post-row.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import home from './home-page.module.css';
import { CardsShape } from './shapes.tsx';

/** The first of the scarce posts, and the way to all of them; nothing while there are none. */
export function ScarcePosts() {
  const t = usePortal();
  const { data, error } = useCall(postCalls.list, { size: 3 }, { staleTime: 300_000, quiet: true });
  if (!data) return error ? null : <CardsShape count={3} height="220px" />;
  if (data.rows.length === 0) return null;
  return (
    <section className={home.section}>
      <div className="wrap">
        <SectionHead
          title={t('home.posts')}
          note={t('home.postsNote')}
          more={<MoreLink to="/post">{t('home.allPosts', { count: data.total })}</MoreLink>}
        />
        <ul className="stack three gap-24 folds-tablet">
          {data.rows.map((row) => (
            <PostCard key={row.id} row={row} />
          ))}
        </ul>
      </div>
    </section>
  );
}
