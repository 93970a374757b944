const paths = {
  play: 'M7 4.500v15l12-7.500z',
  pause: 'M8 5v14M16 5v14',
  back: 'M4.500 12a7.500 7.500 0 1 0 2.200-5.300L4.500 9M4.500 4v5h5',
  sound: 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  quiet: 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  captions:
    'M5.500 5h13A2.500 2.500 0 0 1 21 7.500v9a2.500 2.500 0 0 1-2.500 2.500h-13A2.500 2.500 0 0 1 3 16.500v-9A2.500 2.500 0 0 1 5.500 5zM10.500 10.500a2 2 0 1 0 0 3M17 10.500a2 2 0 1 0 0 3',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

/** Marks of the player, as line icons of 20 px: the label of the button names them. */
export function FilmIcon({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg
      className="rigid"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
