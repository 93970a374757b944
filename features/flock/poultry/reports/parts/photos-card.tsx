import { useDrawingSeen } from '#features/flock/poultry/drawings/drawing-alt.ts';
import { drawingUrl } from '#features/flock/poultry/drawings/drawings.ts';
import { type ScoredPhoto, scoredPhotos } from '#features/flock/shared/documents/photos.ts';
import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { Photo } from '#features/flock/shared/scoring/report.ts';
import styles from './photos-card.module.css';
import type { ReportView } from './report-view.ts';

export type UsePhotoUrl = (photo: Photo) => string | null | undefined;

/** Every photo beside the drawing of the score that was given. `useUrl` says where photos lie: on the device or behind a link. */
export function PhotosCard({ farm, report, words, useUrl }: ReportView & { useUrl: UsePhotoUrl }) {
  const photos = scoredPhotos({ report, farm }, words);
  if (photos.length === 0) return null;
  return (
    <section className={`panel slim ${styles.card}`}>
      <h2 className="bold size-20">{words.report('photos.title')}</h2>
      <ul className={`stack gap-16 above-10 ${styles.pairs}`}>
        {photos.map((scored) => (
          <Pair key={scored.photo.id} scored={scored} useUrl={useUrl} missing={words.report('photos.missing')}>
            {scored.drawing?.key ?? null}
          </Pair>
        ))}
      </ul>
    </section>
  );
}

function Pair({
  scored: { photo, caption, drawing },
  useUrl,
  missing,
  children: key,
}: {
  scored: ScoredPhoto;
  useUrl: UsePhotoUrl;
  missing: string;
  children: DrawingKey | null;
}) {
  const url = useUrl(photo);
  const seen = useDrawingSeen();
  return (
    <li className={key ? styles.pair : styles.single}>
      <figure>
        {url ? (
          <img src={url} alt={caption} />
        ) : (
          <p className={`middle centred ${styles.missing}`}>{url === null && missing}</p>
        )}
        <figcaption>{caption}</figcaption>
      </figure>
      {key && drawing && (
        <figure>
          <img src={drawingUrl(key, 'large')} alt={seen(key)} loading="lazy" />
          <figcaption>{drawing.caption}</figcaption>
        </figure>
      )}
    </li>
  );
}
