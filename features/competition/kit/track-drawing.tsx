import styles from './track-drawing.module.css';

/** What stands for each usual track; another one shows what stands for its kind. */
const drawings: Readonly<Record<string, readonly string[]>> = {
  IT: [
    'M23 20h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H23a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3z',
    'M26 20v-7M32 20v-7M38 20v-7M26 51v-7M32 51v-7M38 51v-7M20 26h-7M20 32h-7M20 38h-7M51 26h-7M51 32h-7M51 38h-7',
  ],
  MARINE: ['M12 38h40l-5 11H18zM20 38V27h14l8 11M25 27v-9h6v9', 'M10 54c4-3 7-3 11 0s7 3 11 0 7-3 11 0 7 3 11 0'],
  BIO: ['M23 10c0 12 18 14 18 26S23 42 23 54M41 10c0 12-18 14-18 26s18 6 18 18', 'M25 17h14M28 24h8M24 36h16M25 47h14'],
  ENERGY: [
    'M20 18h24a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z',
    'M24 18v-5h16v5M34 24l-8 11h7l-3 9 9-12h-7z',
  ],
  SPECIAL: ['M32 54V28M32 40c-9 1-15-4-17-14 10-1 16 4 17 14zM32 33c0-10 6-16 17-17 1 11-5 17-17 17z', 'M18 54h28'],
  X: ['m18 16 28 34M46 16 18 50', 'M32 11a22 22 0 1 0 0 44 22 22 0 0 0 0-44z'],
  GENERAL: ['M32 12 50 22v20L32 52 14 42V22z', 'M14 22l18 10 18-10M32 32v20'],
};

/** The mark of a track of the competition, 56 px. */
export function TrackDrawing({ track, kind }: { track: string; kind: 'GENERAL' | 'SPECIAL' | 'X' }) {
  const paths = drawings[track] ?? drawings[kind]!;
  return (
    <svg className={styles.drawing} data-kind={kind} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="31" />
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
