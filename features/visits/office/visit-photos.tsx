import { type PhotoSpot, photoSpots, photoStateNames } from '#features/visits/shared/photos.ts';
import { useViewUrl } from '#web/kit/files/use-view-url.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { fullTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import type { VisitRecord } from './visit-panel.tsx';
import styles from './visits.module.css';
import { useTexts } from './words.ts';

type Photo = VisitRecord['photos'][number];

const tones = { TOLD: 'waiting', VERIFIED: 'done', ALTERED: 'problem' } as const;

/** The photos of a visit with time, position and hash; one that was altered says both hashes. */
export function VisitPhotos({ photos }: Pick<VisitRecord, 'photos'>) {
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <OnePhoto key={photo.id} photo={photo} />
      ))}
    </ul>
  );
}

function OnePhoto({ photo }: { photo: Photo }) {
  const t = useTexts();
  const read = useTextIn();
  const address = useViewUrl(photo.file);
  const { spot, takenAt, by, point, sha256, arrivedSha256, state } = photo;
  const name = read(photoSpots.find(({ value }) => value === (spot as PhotoSpot))?.label ?? { CN: spot, EN: spot });
  return (
    <li className="lined rounded clip" data-state={state}>
      {address ? (
        <img src={address} alt={name} loading="lazy" className={styles.picture} />
      ) : (
        <span className={`middle muted ${styles.picture}`}>
          <Icon name="eye" size={22} />
        </span>
      )}
      <div className={`column gap-4 size-12-5 ${styles.about}`}>
        <span className="row wraps apart gap-8">
          <b>{name}</b>
          <StatusTag tone={tones[state]}>{read(photoStateNames[state])}</StatusTag>
        </span>
        <span>{t('visits.taken', { time: fullTime(takenAt), by })}</span>
        <span>{point ? t('visits.accuracy', { ...point }) : t('visits.noPoint')}</span>
        <span className="muted breaks">
          {t('visits.hash')} {sha256}
        </span>
        {state === 'ALTERED' && arrivedSha256 && (
          <span className="breaks">
            {t('visits.arrived')} {arrivedSha256}
          </span>
        )}
      </div>
    </li>
  );
}
