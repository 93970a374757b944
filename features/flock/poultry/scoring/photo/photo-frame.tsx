import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useScoring } from '#features/flock/poultry/catalogues.ts';
import { drawingUrl, smallSources } from '#features/flock/poultry/drawings/drawings.ts';
import type { Target } from '#features/flock/poultry/scoring/item/edit-items.ts';
import type { Half } from '#features/flock/poultry/scoring/item/items.ts';
import type { ScoringSession } from '#features/flock/poultry/scoring/scoring-session.ts';
import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { type DrawingKey, drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import styles from './photo-frame.module.css';
import { PhotoInput } from './photo-input.tsx';

/** The own photo and the drawing of the chosen score in one frame; both are looked at in large by a tap on the drawing. */
export function PhotoFrame({
  session,
  target,
  scale,
  scales,
  kind,
  chosen,
  photoUrl,
  isBalanced,
  onGrey,
  onCompare,
}: {
  session: ScoringSession;
  target: Target;
  scale: Half['scale'];
  scales: ScaleSet;
  kind: BirdKind;
  chosen: number | null;
  /** Undefined while it is read, null where there is none. */
  photoUrl: string | null | undefined;
  /** The colours of the photo were put right. */
  isBalanced: boolean;
  onGrey: () => void;
  onCompare: () => void;
}) {
  const t = useScoring();
  return (
    <div className={`stack clip on-card ${styles.frame}`}>
      <figure>
        {photoUrl === undefined ? null : photoUrl ? (
          <>
            <img src={photoUrl} alt={t(isBalanced ? 'grey.yours' : 'photo.yours')} />
            <figcaption>{t(isBalanced ? 'grey.after' : 'photo.yours')}</figcaption>
            <button
              type="button"
              className={styles.grey}
              aria-label={t('grey.open')}
              title={t('grey.open')}
              onClick={onGrey}
            >
              <FieldIcon name="grey-card" />
            </button>
            <PhotoInput session={session} target={target} className={styles.again} label={t('photo.again')}>
              <FieldIcon name="camera" />
            </PhotoInput>
          </>
        ) : (
          <PhotoInput session={session} target={target} className={styles.take}>
            <FieldIcon name="camera" />
            {t('photo.take')}
          </PhotoInput>
        )}
      </figure>
      <figure>
        {chosen === null ? (
          <p className={`middle small quiet centred ${styles.none}`}>{t('photo.none')}</p>
        ) : (
          <button type="button" className={styles.drawing} onClick={onCompare}>
            <FrameDrawing of={drawingOf(scale, chosen, scales, kind)} />
            <span className="vh">{t('photo.compare')}</span>
            <span className={styles.caption}>{t('photo.drawing', { score: chosen })}</span>
          </button>
        )}
      </figure>
    </div>
  );
}

/** Beside the photo a phone shows the small drawing, which is there at once; where there is room the large one. */
function FrameDrawing({ of }: { of: DrawingKey }) {
  return (
    <picture>
      <source media="(min-width: 900px)" srcSet={drawingUrl(of, 'large')} />
      <img {...smallSources(of)} alt="" decoding="async" />
    </picture>
  );
}
