import type { ReactNode } from 'react';
import type { Point } from '#core/distance.ts';
import type { MapFrame } from '#features/benefits/shared/map-frame.ts';
import styles from './shop-map.module.css';
import { useBenefitWords } from './words.ts';

interface MapSheetProps {
  readonly frame: MapFrame;
  /** How much wider than high it is. */
  readonly ratio: number;
  /** Where the reader is, if they let the device say so. */
  readonly point: Point | null;
  readonly children: ReactNode;
}

/** A drawn map: its grid, what stands on it, and the reader. */
export function MapSheet({ frame, ratio, point, children }: MapSheetProps) {
  const t = useBenefitWords();
  return (
    <div className={styles.map} style={{ aspectRatio: ratio }}>
      <svg className={styles.grid} aria-hidden="true">
        {frame.across.map((x) => (
          <line key={x} x1={`${x * 100}%`} x2={`${x * 100}%`} y1="0" y2="100%" />
        ))}
        {frame.down.map((y) => (
          <line key={y} y1={`${y * 100}%`} y2={`${y * 100}%`} x1="0" x2="100%" />
        ))}
      </svg>
      {children}
      {point && <span className={styles.here} style={positionOf(frame, point)} role="img" aria-label={t('map.here')} />}
    </div>
  );
}

/** Where a point lies on a map, for its style. */
export function positionOf(frame: MapFrame, point: Point) {
  const { left, top } = frame.at(point);
  return { left: `${left * 100}%`, top: `${top * 100}%` };
}
