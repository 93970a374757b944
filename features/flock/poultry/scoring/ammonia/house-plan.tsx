import type { MouseEvent } from 'react';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import type { Reading } from '#features/flock/shared/sections/nh3.ts';
import { type Location, usualSpots } from './ammonia-reading.ts';
import styles from './house-plan.module.css';

/** The house from above: door at the left, fans at the right, lines of drinkers; readings, the one under hand, free places. */
export function HousePlan({
  readings,
  current,
  onPick,
  onChoose,
  onMove,
}: {
  readings: readonly Reading[];
  /** The mark under hand; null while none is. */
  current: { readonly id: string; readonly x: number; readonly y: number; readonly label: string } | null;
  /** A reading was tapped. */
  onPick: (reading: Reading) => void;
  /** A free place was tapped. */
  onChoose: (location: Location) => void;
  /** The plan itself was tapped, percent from the door and the left wall. */
  onMove: (x: number, y: number) => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  const others = readings.filter(({ id }) => id !== current?.id);
  const taken = (location: Location) =>
    others.some((reading) => reading.location === location) || near(current, usualSpots[location]);
  const free = (Object.keys(usualSpots) as Location[]).filter((location) => location !== 'other' && !taken(location));
  const move = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, size: number) =>
      Math.round(Math.min(96, Math.max(4, ((at - from) / size) * 100)));
    onMove(share(clientX, box.left, box.width), share(clientY, box.top, box.height));
  };
  return (
    <fieldset className={`anchor ${styles.plan}`} aria-label={t('nh3.plan')}>
      {/* Moving the mark by hand is an extra: the place itself is chosen by name. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: see above */}
      <div className={styles.floor} onClick={move}>
        <Floor />
      </div>
      {free.map((location) => (
        <button
          key={location}
          type="button"
          className={`middle bare ${styles.spot}`}
          style={at(usualSpots[location])}
          aria-label={terms(`place.${location}`)}
          title={terms(`place.${location}`)}
          onClick={() => onChoose(location)}
        >
          <span className={`quiet ${styles.free}`}>
            <FieldIcon name="plus" size={20} />
          </span>
        </button>
      ))}
      {others.map((reading) => (
        <button
          key={reading.id}
          type="button"
          className={`middle bare ${styles.spot}`}
          style={at(reading)}
          aria-label={`${markOf(reading)} ${t('nh3.edit', { location: reading.locationText || terms(`place.${reading.location}`) })}`}
          onClick={() => onPick(reading)}
        >
          <span className={styles.taken}>{markOf(reading)}</span>
        </button>
      ))}
      {current && (
        <span className={`middle bare ${styles.spot}`} style={at(current)} aria-hidden="true">
          <span className={styles.current}>{current.label}</span>
        </span>
      )}
    </fieldset>
  );
}

/** What stands in a mark: ppm, or the level of a strip without figures. */
export function markOf({ ppm, level }: Pick<Reading, 'ppm' | 'level'>): string {
  return ppm === null ? `L${level}` : String(Math.round(ppm));
}

const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ left: `${x}%`, top: `${y}%` });

function near(a: { readonly x: number; readonly y: number } | null, b: { readonly x: number; readonly y: number }) {
  return a !== null && Math.hypot(a.x - b.x, (a.y - b.y) / 3) < 7;
}

function Floor() {
  return (
    <svg viewBox="0 0 358 132" preserveAspectRatio="none" aria-hidden="true">
      <rect x="2" y="2" width="354" height="128" rx="10" fill="#F1F5F3" stroke="#5B6B66" strokeWidth="3" />
      <path d="M2 48v36" stroke="var(--primary)" strokeWidth="9" />
      <path
        d="M20 34h312M20 66h312M20 98h312"
        stroke="#7FA3A8"
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      {[26, 66, 106].map((y) => (
        <g key={y}>
          <circle cx="346" cy={y} r="8" fill="#5B6B66" />
          <path d={`M340 ${y}h12M346 ${y - 6}v12`} stroke="#fff" strokeWidth="2" />
        </g>
      ))}
    </svg>
  );
}
