import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useScoring } from '#features/flock/poultry/catalogues.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { useBlobUrl } from '#features/flock/poultry/store/blob-url.ts';
import { database } from '#features/flock/poultry/store/database.ts';
import type { Balance } from '#features/flock/shared/scoring/white-balance.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { balancePhoto, measureSpot, openPhoto, type Spot } from './balanced-photo.ts';
import styles from './grey-card-dialog.module.css';

/** How far an arrow key moves the mark, as a share of the side. */
const stride = 0.02;

/** One tap on the grey square of the card takes the colour of the light out of a photo; the photo as taken is kept. */
export function GreyCardDialog({
  photoId,
  isBalanced,
  onKeep,
  onBack,
  onClose,
}: {
  /** The photo as it was taken. */
  photoId: string;
  isBalanced: boolean;
  onKeep: (photo: Blob) => void;
  /** Takes the corrected photo away. */
  onBack: () => void;
  onClose: () => void;
}) {
  const t = useScoring();
  const [canvas, setCanvas] = useState<HTMLCanvasElement>();
  const [spot, setSpot] = useState<Spot>({ x: 0.5, y: 0.5 });
  const [told, setTold] = useState<Balance>();
  const [balanced, setBalanced] = useState<Blob>();
  const [isBefore, setBefore] = useState(false);
  const taken = useTaken(photoId, setCanvas);
  const address = useBlobUrl(isBefore ? taken : (balanced ?? taken));
  const picture = useRef<HTMLImageElement>(null);
  const isTrusted = told?.kind === 'found' && !told.isColoured;

  const measure = async (at: Spot) => {
    if (!canvas) return;
    setSpot(at);
    const balance = measureSpot(canvas, at);
    setBefore(false);
    setTold(balance);
    setBalanced(balance.kind === 'found' ? ((await balancePhoto(canvas, balance.gains)) ?? undefined) : undefined);
  };
  const tap = ({ clientX, clientY, detail }: MouseEvent) => {
    // Pressed by a key: there is no place but the mark.
    if (detail === 0 || !picture.current) return void measure(spot);
    const { left, top, width, height } = picture.current.getBoundingClientRect();
    void measure({ x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const move = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    const within = (share: number) => Math.min(1, Math.max(0, share));
    setSpot({ x: within(spot.x + way[0] * stride), y: within(spot.y + way[1] * stride) });
  };

  return (
    <Dialog
      open
      wide
      title={t('grey.title')}
      onClose={onClose}
      footer={
        <>
          {isBalanced && !balanced && (
            <BigButton kind="quiet" icon="undo" onClick={onBack}>
              {t('grey.back')}
            </BigButton>
          )}
          {balanced && (
            <>
              <BigButton kind="quiet" icon="compare" onClick={() => setBefore(!isBefore)}>
                {t(isBefore ? 'grey.after' : 'grey.before')}
              </BigButton>
              <BigButton icon="check" onClick={() => onKeep(balanced)}>
                {t('grey.keep')}
              </BigButton>
            </>
          )}
        </>
      }
    >
      <div className={`${styles.say} ${told ? styles[isTrusted ? 'good' : 'warn'] : ''}`} role="status">
        <p>{said()}</p>
        {!told && <Link to="/library/card">{t('grey.card')}</Link>}
      </div>
      <button type="button" className={styles.stage} aria-label={t('grey.tap')} onClick={tap} onKeyDown={move}>
        {address && <img ref={picture} src={address} alt={t('photo.yours')} />}
        <span className={styles.mark} style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }} aria-hidden="true">
          <FieldIcon name="plus" size={22} />
        </span>
      </button>
    </Dialog>
  );

  function said(): string {
    if (!told) return t('grey.tap');
    if (told.kind !== 'found') return t(`grey.${told.kind}`);
    return t(told.isColoured ? 'grey.coloured' : 'grey.done');
  }
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The photo as it was taken, and tells of its canvas once it is there. */
function useTaken(photoId: string, onOpen: (canvas: HTMLCanvasElement) => void): Blob | undefined {
  const [taken, setTaken] = useState<Blob>();
  useEffect(() => {
    let isOver = false;
    const open = async () => {
      const blob = (await database().photos.get(photoId))?.blob;
      if (!blob) return;
      const canvas = await openPhoto(blob);
      if (isOver) return;
      setTaken(blob);
      onOpen(canvas);
    };
    void open();
    return () => {
      isOver = true;
    };
  }, [photoId, onOpen]);
  return taken;
}
