import { useEffect, useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { mostPhotos, type PhotoSpot, photoSpots } from '#features/visits/shared/photos.ts';
import { useSession } from '#web/kit/call/session.ts';
import { shrinkPhoto } from '#web/kit/camera/shrink-photo.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { KitIcon } from './icon.tsx';
import pieces from './kit.module.css';
import styles from './photos.module.css';
import { kitStore } from './store/queue.ts';
import type { KeptPhoto } from './store/store.ts';
import { isAsTaken, removePhoto, writePhoto } from './store/write.ts';
import { whereNow } from './where-now.ts';
import { useKitWords } from './words.ts';

interface GridProps {
  readonly visitId: string;
  readonly photos: readonly KeptPhoto[];
  readonly isLocked: boolean;
}

/** The pictures of a visit, each with its hour; below them what is known of the one that was tapped. An empty spot is the button. */
export function PhotoGrid({ visitId, photos, isLocked }: GridProps) {
  const t = useKitWords();
  const locale = useSession((session) => session.locale);
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState<PhotoSpot>();
  const [problem, setProblem] = useState<string>();
  const shown = photos.find(({ id }) => id === chosen) ?? photos.at(-1);
  const nameOf = (spot: string) => textIn(photoSpots.find(({ value }) => value === spot)!.label, locale);
  const take = async (spot: PhotoSpot, file: File) => {
    setBusy(spot);
    setProblem(undefined);
    try {
      const [blob, point] = await Promise.all([shrinkPhoto(file), whereNow()]);
      if (typeof blob === 'string') return setProblem(t(`photos.${blob}`));
      setChosen((await writePhoto(kitStore(), visitId, { blob, spot, point })).id);
    } catch (error) {
      console.error(error);
      setProblem(t('photos.full'));
    } finally {
      setBusy(undefined);
    }
  };
  const open = photoSpots.filter(
    ({ value }) => photos.length < mostPhotos && (value === 'OTHER' || photos.every(({ spot }) => spot !== value)),
  );
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <button type="button" data-on={photo === shown || undefined} onClick={() => setChosen(photo.id)}>
              <Picture blob={photo.blob} />
              <b>{nameOf(photo.spot)}</b>
              <small>{clockOf(photo.takenAt)}</small>
            </button>
          </li>
        ))}
        {!isLocked &&
          open.map(({ value }) => (
            <li key={value}>
              <label className={styles.take}>
                <input
                  type="file"
                  accept="image/*"
                  capture="environment"
                  className="unseen"
                  aria-label={t('photos.take', { spot: nameOf(value) })}
                  disabled={busy !== undefined}
                  onChange={({ target }) => {
                    const file = target.files?.[0];
                    target.value = '';
                    if (file) void take(value, file);
                  }}
                />
                <KitIcon name="camera" />
                {busy === value ? t('photos.busy') : t('photos.take', { spot: nameOf(value) })}
              </label>
            </li>
          ))}
      </ul>
      {problem && (
        <p className={pieces.notice} role="alert">
          {problem}
        </p>
      )}
      {shown && <PhotoNote photo={shown} name={nameOf(shown.spot)} isLocked={isLocked} />}
    </>
  );
}

function PhotoNote({ photo, name, isLocked }: { photo: KeptPhoto; name: string; isLocked: boolean }) {
  const t = useKitWords();
  const locale = useSession((session) => session.locale);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isOver = false;
    void isAsTaken(photo).then((isWhole) => !isOver && setBroken(photo.state === 'KEPT' && !isWhole));
    return () => {
      isOver = true;
    };
  }, [photo]);
  const { takenAt, point, sha256, state, problem } = photo;
  return (
    <>
      <dl className={styles.meta}>
        <dt>{name}</dt>
        <dd>
          {showDateTime(takenAt, locale)}:{clockOf(takenAt).slice(6)}
        </dd>
        <dt>{t('photos.where')}</dt>
        <dd>{point ? t('photos.accuracy', { ...point }) : t('photos.noPoint')}</dd>
        <dt>{t('photos.hash')}</dt>
        <dd>
          SHA-256 {sha256.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ')} … {sha256.slice(-4)}
        </dd>
      </dl>
      {state === 'VERIFIED' && <p className={pieces.good}>{t('photos.arrived')}</p>}
      {(state === 'ALTERED' || isBroken || problem !== undefined) && (
        <div className={pieces.notice} role="alert">
          <p>
            {state === 'ALTERED'
              ? t('photos.altered')
              : isBroken
                ? t('photos.broken')
                : t('photos.refused', { reason: problem! })}
          </p>
          {state === 'KEPT' && !isLocked && (
            <Button onClick={() => void removePhoto(kitStore(), photo)}>{t('photos.remove')}</Button>
          )}
        </div>
      )}
    </>
  );
}

function Picture({ blob }: { blob: Blob | null }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return setAddress(undefined);
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address ? (
    <img src={address} alt="" className={styles.picture} />
  ) : (
    <span className={styles.picture}>
      <KitIcon name="camera" />
    </span>
  );
}

/** 09:34:12 in Asia/Shanghai. */
function clockOf(at: string): string {
  return new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(11, 19);
}
