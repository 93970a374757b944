import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/kit/controls/button.tsx';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { useFormWords } from '../words.ts';
import styles from './files.module.css';

/** Pixels of the cut picture; 3:4. */
const cut = { width: 600, height: 800 };
/** Pixels of the frame on screen. */
const frame = { width: 240, height: 320 };

interface View {
  readonly zoom: number;
  /** Where the frame's middle lies in the picture, 0 to 1. */
  readonly x: number;
  readonly y: number;
}

/** Cuts a picture to 3:4 before it is sent: drag or arrow keys move it, the slider enlarges it. */
export function PhotoCrop({
  file,
  onDone,
  onClose,
}: {
  file: File;
  onDone: (file: File) => void;
  onClose: () => void;
}) {
  const t = useFormWords();
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | 'broken'>();
  const [view, setView] = useState<View>({ zoom: 1, x: 0.5, y: 0.42 });
  const drag = useRef<{ x: number; y: number; from: View }>(undefined);

  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file).then(
      (bitmap) => isCurrent && setPicture(bitmap),
      () => isCurrent && setPicture('broken'),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);

  useEffect(() => {
    if (canvas.current && picture instanceof ImageBitmap) draw(canvas.current, picture, view);
  }, [picture, view]);

  const move = (part: Partial<View>) => {
    if (picture instanceof ImageBitmap) setView((before) => within(picture, { ...before, ...part }));
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, from: view };
  };
  const pull = (event: PointerEvent) => {
    if (!drag.current || !(picture instanceof ImageBitmap)) return;
    const { x, y, from } = drag.current;
    const scale = scaleOf(picture, from) * (frame.width / cut.width);
    move({
      x: from.x - (event.clientX - x) / (picture.width * scale),
      y: from.y - (event.clientY - y) / (picture.height * scale),
    });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    move({ x: view.x + step[0]! * 0.02, y: view.y + step[1]! * 0.02 });
  };
  const finish = () => {
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    canvas.current?.toBlob((blob) => blob && onDone(new File([blob], file.name, { type })), type, 0.92);
  };

  return (
    <Dialog
      open
      title={t('crop.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('crop.cancel')}</Button>
          <Button kind="primary" disabled={!(picture instanceof ImageBitmap)} onClick={finish}>
            {t('crop.done')}
          </Button>
        </>
      }
    >
      {picture === 'broken' ? (
        <p role="alert">{t('crop.broken')}</p>
      ) : (
        <div className={`stack gap-16 ${styles.crop}`}>
          <p id={`${id}-how`}>{t('crop.how')}</p>
          <div
            className={`anchor clip rounded ${styles.frame}`}
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
            tabIndex={0}
            aria-label={t('crop.frame')}
            aria-describedby={`${id}-how`}
            onPointerDown={grab}
            onPointerMove={pull}
            onPointerUp={() => {
              drag.current = undefined;
            }}
            onKeyDown={press}
          >
            <canvas
              className="block"
              ref={canvas}
              width={cut.width}
              height={cut.height}
              style={{ width: frame.width, height: frame.height }}
            />
          </div>
          <label className={`stack level gap-12 ${styles.zoom}`}>
            {t('crop.zoom')}
            <input
              type="range"
              min={1}
              max={3}
              step={0.05}
              value={view.zoom}
              onChange={(event) => move({ zoom: Number(event.target.value) })}
            />
          </label>
        </div>
      )}
    </Dialog>
  );
}

/** Pixels of the cut for one pixel of the picture. */
function scaleOf(picture: ImageBitmap, { zoom }: View): number {
  return Math.max(cut.width / picture.width, cut.height / picture.height) * zoom;
}

/** The frame never leaves the picture. */
function within(picture: ImageBitmap, view: View): View {
  const scale = scaleOf(picture, view);
  const clamp = (at: number, share: number) => Math.min(Math.max(at, share / 2), 1 - share / 2);
  return {
    zoom: view.zoom,
    x: clamp(view.x, cut.width / (picture.width * scale)),
    y: clamp(view.y, cut.height / (picture.height * scale)),
  };
}

function draw(target: HTMLCanvasElement, picture: ImageBitmap, asked: View) {
  const view = within(picture, asked);
  const scale = scaleOf(picture, view);
  const width = cut.width / scale;
  const height = cut.height / scale;
  const context = target.getContext('2d');
  context?.drawImage(
    picture,
    view.x * picture.width - width / 2,
    view.y * picture.height - height / 2,
    width,
    height,
    0,
    0,
    cut.width,
    cut.height,
  );
}
