import { Leaf } from './leaf.tsx';

export type EmptyDrawing = 'nothing' | 'search' | 'lost' | 'barred' | 'broken' | 'offline';

/** The drawing above an empty, failed or refused page: a bare bough, its leaf telling the case. */
export function EmptyArt({ drawing, className }: { drawing: EmptyDrawing; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <circle cx="120" cy="74" r="54" fill="var(--primary-soft)" />
      <path
        d="M34 132c30-8 56-3 86-3s58-5 88 1"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {drawings[drawing]}
      </g>
    </svg>
  );
}

const line = { stroke: 'var(--primary-text)', strokeWidth: 2.5 } as const;

const drawings = {
  nothing: (
    <>
      <path d="M70 128V70l22-14h56l22 14v58z" fill="var(--card)" {...line} />
      <path d="M70 72h30l8 14h24l8-14h30" {...line} />
      <Leaf at={[120, 64]} turn={-18} scale={0.75} fill="#5F9E88" />
    </>
  ),
  search: (
    <>
      <circle cx="112" cy="74" r="32" fill="var(--card)" {...line} />
      <path d="m136 98 28 28" {...line} strokeWidth="6" />
      <Leaf at={[112, 94]} turn={12} scale={0.62} fill="#5F9E88" />
    </>
  ),
  lost: (
    <>
      <path d="M92 130V52M92 60h52l14 12-14 12H92M92 92H60l-10 10 10 10h32" {...line} fill="var(--card)" />
      <Leaf at={[176, 122]} turn={58} scale={0.7} fill="#C8452D" vein="#F6E7C8" />
    </>
  ),
  barred: (
    <>
      <rect x="84" y="74" width="72" height="54" rx="8" fill="var(--card)" {...line} />
      <path d="M98 74V60a22 22 0 0 1 44 0v14M120 96v12" {...line} />
      <Leaf at={[168, 126]} turn={64} scale={0.6} fill="#5F9E88" />
    </>
  ),
  broken: (
    <>
      <path d="M64 62h112v58H64zM64 78h112M74 70h.1M82 70h.1" fill="var(--card)" {...line} />
      <path d="m112 88 16 8-16 8 16 8" stroke="#C8452D" strokeWidth="2.5" />
      <Leaf at={[186, 128]} turn={70} scale={0.6} fill="#C8452D" vein="#F6E7C8" />
    </>
  ),
  offline: (
    <>
      <path d="M72 74c28-26 68-26 96 0M86 90c20-18 48-18 68 0M100 106c12-10 28-10 40 0M120 122v.1" {...line} />
      <path d="M74 48l92 84" stroke="#C8452D" strokeWidth="3" />
    </>
  ),
} as const;
