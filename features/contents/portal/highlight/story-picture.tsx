import { lazy, Suspense } from 'react';
import { WhenNear } from '#web/kit/when-near.tsx';
import styles from './story-picture.module.css';

// The drawings are more than the first load needs; their box is there before them.
const NewsDrawing = lazy(() =>
  import('#web/kit/art/news-drawing.tsx').then((loaded) => ({ default: loaded.NewsDrawing })),
);

/** The cover of a story, or the drawing that its editor chose; it says nothing that the title does not. */
export function StoryPicture({ cover, art, eager }: { cover: { id: string } | null; art: unknown; eager?: boolean }) {
  return (
    <div className={`clip tinted round-card ${styles.picture}`}>
      {cover ? (
        <img src={`/files/${cover.id}`} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
      ) : (
        <WhenNear className={styles.drawing}>
          <Suspense>
            <NewsDrawing art={art} />
          </Suspense>
        </WhenNear>
      )}
    </div>
  );
}
