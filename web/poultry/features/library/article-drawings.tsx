import type { DrawingKey } from '#core/scoring/drawings/drawing-keys.ts';
import { type ArticleKey, articleDrawings } from '#core/texts/poultry/library/article.ts';
import { useTerms } from '../../catalogues.ts';
import { useDrawingAlt } from '../../drawings/drawing-alt.ts';
import { drawingUrl } from '../../drawings/drawings.ts';
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
          <img key={drawing} src={drawingUrl(drawing, 'large')} alt={altOf(drawing)} width={800} height={600} />
        ))}
      </div>
      <figcaption>{terms('msg.drawing')}</figcaption>
    </figure>
  );
}
