import { useLayoutEffect, useRef, useState } from 'react';
import type { Mark, Scene } from '#core/charts/scene.ts';
import { ink } from '#core/charts/scene.ts';
import styles from './charts.module.css';

/** A scene on the screen; `label` says what it shows to whoever does not see it, none where words beside it do. */
export function SceneView({ scene, label, size }: { scene: Scene; label?: string; size?: number }) {
  return (
    <svg
      className={`rigid ${styles.scene}`}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      width={size ?? scene.width}
      height={size ?? scene.height}
      role="img"
      aria-label={label ?? ''}
      aria-hidden={label === undefined}
    >
      {scene.marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no names, and a scene is drawn anew as a whole
        <MarkView key={index} mark={mark} />
      ))}
    </svg>
  );
}

/** A scene drawn as wide as its place is, so that its letters keep their size. */
export function WideScene({
  draw,
  label,
  first = 320,
}: {
  draw: (width: number) => Scene;
  label?: string;
  /** Width in px until the place is known. */
  first?: number;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setWidth(Math.max(200, Math.floor(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="slim whole">
      <SceneView scene={draw(width)} label={label} />
    </div>
  );
}

function MarkView({ mark }: { mark: Mark }) {
  switch (mark.tag) {
    case 'rect': {
      const { tag: _, fill = 'none', ...rest } = mark;
      return <rect fill={fill} {...rest} />;
    }
    case 'circle': {
      const { tag: _, fill = 'none', ...rest } = mark;
      return <circle fill={fill} {...rest} />;
    }
    case 'path': {
      const { tag: _, fill = 'none', dash, cap, ...rest } = mark;
      return <path fill={fill} strokeDasharray={dash} strokeLinecap={cap} strokeLinejoin={cap} {...rest} />;
    }
    case 'text':
      return (
        <text
          x={mark.x}
          y={mark.y}
          fontSize={mark.size}
          fontWeight={mark.isBold ? 700 : 500}
          textAnchor={mark.anchor}
          fill={mark.fill ?? ink}
        >
          {mark.text}
        </text>
      );
  }
}
