import { NewsDrawing } from '../../../kit/art/news-drawing.tsx';
import styles from './story-picture.module.css';

/** The cover of a story, or the drawing that its editor chose; it says nothing that the title does not. */
export function StoryPicture({ cover, art, eager }: { cover: { id: string } | null; art: unknown; eager?: boolean }) {
  return (
    <div className={styles.picture}>
      {cover ? (
        <img src={`/files/${cover.id}`} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
      ) : (
        <NewsDrawing art={art} />
      )}
    </div>
  );
}
