import type { ReactNode } from 'react';
import styles from './icon.module.css';

const dot = (y: number) => <circle cx="12" cy={y} r="1.4" fill="currentColor" />;
const round = <circle cx="12" cy="12" r="9" />;

const drawings = {
  home: 'M4 11l8-7 8 7v9h-5.500v-6h-5v6H4z',
  farms: 'M3 20V11l5-5 5 5v9zM13 20V9.500L18 6l3 3v11zM6.500 20v-5h3v5',
  reports: 'M6 3h9l4 4v14H6zM9.500 17v-4M12.500 17V9.500M15.500 17v-2.500',
  library: 'M4 5.500c3-1.500 6-1 8 .8 2-1.800 5-2.300 8-.8V19c-3-1.500-6-1-8 .8-2-1.800-5-2.300-8-.8zM12 6.300v13.500',
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500L21 21',
  undo: 'M8 6L4 10l4 4M4 10h10a5.500 5.500 0 0 1 0 11h-3',
  skip: 'M5 6l8 6-8 6zM18 6v12',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  trash: 'M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13.500h9l1-13.500M10 11v6M14 11v6',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  upload: 'M12 16V5M7 9l5-5 5 5M4 20h16',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M6 11H5v10h14V11h-1',
  print: 'M7 8V3h10v5M7 17H4V9.500A1.500 1.500 0 0 1 5.500 8h13A1.500 1.500 0 0 1 20 9.500V17h-3M7 14h10v7H7z',
  sync: 'M4.500 12a7.500 7.500 0 0 1 13-5l2 2M19.500 12a7.500 7.500 0 0 1-13 5l-2-2M19.500 4.500V9H15M4.500 19.500V15H9',
  offline:
    'M3 3l18 18M6.500 17.500H6a4 4 0 0 1-.6-7.950A6 6 0 0 1 8 6.500M11 5.100A6 6 0 0 1 17 9.500a4 4 0 0 1 3 6.400',
  siren: 'M6 18v-5a6 6 0 0 1 12 0v5M4 18h16v3H4zM12 3v1.500M4.500 5.500l1 1M19.500 5.500l-1 1',
  phone:
    'M6 3.500h3.500l1.500 5-2.200 1.700a12 12 0 0 0 5 5l1.700-2.200 5 1.500V18a2.500 2.500 0 0 1-2.700 2.500C10.500 20 4 13.500 3.500 6.200A2.500 2.500 0 0 1 6 3.500z',
  boot: 'M8 3h6v10l5 2.500c1.500.7 2 2 2 4.500H6c0-4 2-5 2-9z',
  torch: 'M9 10h6v10H9zM7 4h10l-2 6H9zM12 13v2',
  drop: 'M12 3.500s6 6.500 6 10.700a6 6 0 0 1-12 0C6 10 12 3.500 12 3.500z',
  out: 'M10 4H5v16h5M14.500 8l4 4-4 4M18.500 12H9.500',
  key: 'M15.500 4a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM12.300 11.700L4 20M7 17l2.500 2.500',
  people:
    'M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM3 20c.5-3.500 2.800-5.300 6-5.300s5.500 1.800 6 5.300M15.500 5.400a3.500 3.500 0 0 1 0 6.300M17.500 15c2 .7 3.200 2.300 3.500 5',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3.500v3M12 17.500v3M3.500 12h3M17.500 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2',
  flag: 'M5.500 21V4M5.500 4.500h12l-2.500 4 2.500 4h-12',
  star: 'M12 3.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L12 17l-5.300 3 1.100-6-4.400-4.200 6-.8z',
  calendar: 'M4 6h16v15H4zM4 10.500h16M8 3v5M16 3v5',
  lock: 'M6 10.500h12V20H6zM8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500M12 14v2.500',
  alert: 'M12 3.500l9 16.500H3zM12 9.500v5M12 17.200v.1',
  comment: 'M4 5h16v11h-8l-5 4v-4H4z',
  scale: 'M12 4v16M7 20h10M4 8h16M4 8l-2 6h5zM20 8l-2.500 6H22z',
  clock: (
    <>
      {round}
      <path d="M12 7v5.500l3.500 2" />
    </>
  ),
  info: (
    <>
      {round}
      <path d="M12 11v6M12 7.500v.1" />
    </>
  ),
  help: (
    <>
      {round}
      <path d="M9.500 9.500a2.500 2.500 0 1 1 3.600 2.200c-.8.400-1.100.9-1.100 1.800M12 17v.1" />
    </>
  ),
  globe: (
    <>
      {round}
      <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
    </>
  ),
  eye: (
    <>
      <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  place: (
    <>
      <path d="M12 21s-7-6.500-7-11.500a7 7 0 0 1 14 0C19 14.500 12 21 12 21z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  camera: (
    <>
      <path d="M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4z" />
      <circle cx="12" cy="13.3" r="3.4" />
    </>
  ),
  image: (
    <>
      <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4" />
      <circle cx="15.5" cy="9" r="1.5" />
    </>
  ),
  table: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="1.5" />
      <path d="M4 12h16M12 4v16" />
    </>
  ),
  play: <path d="M8 5l11 7-11 7z" fill="currentColor" />,
  more: (
    <>
      {dot(5)}
      {dot(12)}
      {dot(19)}
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** A line icon, 28 px unless told; always decorative: the word beside it or the button's label names it. */
export function Icon({ name, size = 28 }: { name: IconName; size?: 20 | 22 | 24 | 28 | 32 | 40 }) {
  const drawing: ReactNode = drawings[name];
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
    </svg>
  );
}
