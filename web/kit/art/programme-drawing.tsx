const soft = 'var(--primary-soft)';
const gold = '#B98A3A';

/** The two-tone drawing of a programme card; an unknown name draws the sheet of paper. */
export function ProgrammeDrawing({ art, className }: { art: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      fill="none"
      stroke="var(--primary-text)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[art as keyof typeof drawings] ?? drawings.paper}
    </svg>
  );
}

export const drawings = {
  medal: (
    <>
      <circle cx="24" cy="18" r="13" fill={soft} />
      <path
        d="M24 27V14M24 23c-3 0-5.500-1.500-7-4.500M24 23c3 0 5.500-1.500 7-4.500M24 18.500c-2-.5-3.500-2-4-4.500M24 18.500c2-.5 3.500-2 4-4.500"
        stroke={gold}
      />
      <path d="M17 29.500 13 44l11-5 11 5-4-14.500" />
    </>
  ),
  apartment: (
    <>
      <path d="M8 44V16l14-8v36" fill={soft} />
      <path d="M22 20h18v24H4M22 8v36" />
      <path d="M13 22h4M13 29h4M13 36h4M28 27h2M34 27h2M28 34h2M34 34h2" stroke={gold} />
    </>
  ),
  school: (
    <>
      <path d="M24 13c-4-3.500-9-4-18-4v27c9 0 14 .5 18 4 4-3.500 9-4 18-4V9c-9 0-14 .5-18 4z" fill={soft} />
      <path d="M24 13v27" />
      <path
        d="M12 17c2.500 0 5 .3 7 1.200M12 24c2.500 0 5 .3 7 1.200M36 17c-2.500 0-5 .3-7 1.200M36 24c-2.500 0-5 .3-7 1.200"
        stroke={gold}
      />
    </>
  ),
  residence: (
    <>
      <rect x="9" y="4" width="30" height="40" rx="4" fill={soft} />
      <circle cx="24" cy="19" r="8" />
      <path d="M16 19h16M24 11c3.500 4 3.500 12 0 16M24 11c-3.500 4-3.500 12 0 16" />
      <path d="M17 35h14" stroke={gold} />
    </>
  ),
  housing: (
    <>
      <path d="M5 23 24 7l19 16" />
      <path d="M10 19v24h28V19" fill={soft} />
      <circle cx="24" cy="30" r="7.500" stroke={gold} />
      <path d="M21 26.500l3 3.500 3-3.500M24 30v5M21 31.500h6" stroke={gold} />
    </>
  ),
  rocket: (
    <>
      <path d="M24 3c7 5 9.500 12 8.500 21l-3 7h-11l-3-7C14.500 15 17 8 24 3z" fill={soft} />
      <circle cx="24" cy="18" r="4" />
      <path d="M15.500 22 9 29l2 7 7-4M32.500 22l6.500 7-2 7-7-4" />
      <path d="M20 36c0 4 2 6 4 9 2-3 4-5 4-9" stroke={gold} />
    </>
  ),
  college: (
    <>
      <path d="M5 17c8-1 14-5 19-12 5 7 11 11 19 12" />
      <path d="M10 17v22M38 17v22M18 17v22M30 17v22" />
      <path d="M8 17h32M5 43h38M8 39h32" />
      <path d="M13 24h0M35 24h0M22 28h4v11h-4z" stroke={gold} />
    </>
  ),
  phoenix: (
    <>
      <path d="M24 44C12 36 9 24 16 8c2 7 5 11 8 13 3-2 6-6 8-13 7 16 4 28-8 36z" fill={soft} />
      <path d="M24 38V24M24 33c-3-.5-5-2-6.500-5M24 33c3-.5 5-2 6.500-5" stroke={gold} />
    </>
  ),
  declare: (
    <>
      <path d="M19 5h10M21 5v13L9 39a3 3 0 0 0 2.600 4.500h24.800A3 3 0 0 0 39 39L27 18V5" fill={soft} />
      <path d="M15 31h18M20 37h.1M27 35h.1" stroke={gold} />
    </>
  ),
  people: (
    <>
      <circle cx="17" cy="16" r="7" fill={soft} />
      <path d="M4 41c1-9 6-13 13-13s12 4 13 13" fill={soft} />
      <path d="M30 10a6.500 6.500 0 0 1 2 12.500M35 28c5 1.500 8 5.500 9 13" stroke={gold} />
    </>
  ),
  paper: (
    <>
      <path d="M11 4h18l8 8v32H11z" fill={soft} />
      <path d="M29 4v8h8" />
      <path d="M17 21h14M17 28h14M17 35h9" stroke={gold} />
    </>
  ),
} as const;
