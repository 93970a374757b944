import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { useDrawingAlt } from '#features/flock/poultry/drawings/drawing-alt.ts';
import { drawingUrl } from '#features/flock/poultry/drawings/drawings.ts';
import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { type ArticleKey, articleDrawings } from '#features/flock/texts/library/article.ts';
import styles from './article-drawings.module.css';

/** The one or two drawings above an article. */
export function ArticleDrawings({ of }: { of: ArticleKey }) {
  const terms = useTerms();
  const altOf = useDrawingAlt();
  const drawings = articleDrawings[of].filter((drawing) => drawing !== undefined) as DrawingKey[];
  return (
    <figure className={styles.figure}>
      <div className={drawings.length > 1 ? styles.pair : styles.one}>
        {drawings.map((drawing) => (
          <img
            className="whole"
            key={drawing}
            src={drawingUrl(drawing, 'large')}
            alt={altOf(drawing)}
            width={800}
            height={600}
          />
        ))}
      </div>
      <figcaption className="small quiet above-4">{terms('msg.drawing')}</figcaption>
    </figure>
  );
}
