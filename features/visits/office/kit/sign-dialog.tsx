import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { mostNumbers, mostStrokes, pad, pathOf, type Signature } from '#features/visits/shared/signed.ts';
import { Button } from '#web/kit/controls/button.tsx';
import checks from './check.module.css';
import pieces from './kit.module.css';
import styles from './photos.module.css';
import { useKitWords } from './words.ts';

interface SignDialogProps {
  readonly title: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onSigned: (signature: Signature) => void;
}

/** A pad to sign on by finger, pen or mouse, and the name of whoever signs. */
export function SignDialog({ title, name, onClose, onSigned }: SignDialogProps) {
  const t = useKitWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [strokes, setStrokes] = useState<number[][]>([]);
  const [typed, setTyped] = useState(name);
  useEffect(() => dialog.current?.showModal(), []);
  const isDrawn = strokes.some((stroke) => stroke.length > 4);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      <label className={checks.text}>
        <span>{t('sign.name')}</span>
        <input value={typed} maxLength={50} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <Pad strokes={strokes} onStrokes={setStrokes} />
      <div className={pieces.pair}>
        <Button onClick={() => setStrokes([])}>{t('sign.clear')}</Button>
        <Button onClick={onClose}>{t('sign.cancel')}</Button>
      </div>
      <Button
        kind="accent"
        block
        disabled={!isDrawn || typed.trim() === ''}
        onClick={() => onSigned({ name: typed.trim(), strokes, at: new Date().toISOString() })}
      >
        {t('sign.done')}
      </Button>
    </dialog>
  );
}

function Pad({ strokes, onStrokes }: { strokes: number[][]; onStrokes: (strokes: number[][]) => void }) {
  const t = useKitWords();
  const drawn = useRef(strokes);
  const isDown = useRef(false);
  drawn.current = strokes;
  const put = (next: number[][]) => {
    // Several moves may come before the next drawing.
    drawn.current = next;
    onStrokes(next);
  };
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (drawn.current.length >= mostStrokes) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    put([...drawn.current, pointOf(event)]);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const last = drawn.current.at(-1);
    if (!isDown.current || !last || last.length + 2 > mostNumbers) return;
    const [x, y] = pointOf(event);
    // Points that lie close say nothing more.
    if (Math.hypot(x - last.at(-2)!, y - last.at(-1)!) < 6) return;
    put([...drawn.current.slice(0, -1), [...last, x, y]]);
  };
  const up = () => {
    isDown.current = false;
  };
  return (
    <svg
      className={styles.pad}
      viewBox={`0 0 ${pad.width} ${pad.height}`}
      role="img"
      aria-label={t('sign.pad')}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      <path d={`M60 ${pad.height - 70}H${pad.width - 60}`} />
      <path d={pathOf(strokes)} />
    </svg>
  );
}

/** Where the pointer is on the pad, in its measures. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), 1) * most);
  return [within((clientX - left) / width, pad.width), within((clientY - top) / height, pad.height)];
}
