/** How far a section is: one ring for each scale (colour outside, texture inside), a tick when it is complete. */
export function SectionRings({
  shares,
  isDone,
  count,
}: {
  /** 0–1 each. */
  shares: readonly number[];
  isDone: boolean;
  count: number | null;
}) {
  const rings = isDone ? shares.slice(0, 1) : shares;
  return (
    <svg width="58" height="58" viewBox="0 0 58 58" aria-hidden="true">
      {rings.map((share, index) => (
        <Ring
          // biome-ignore lint/suspicious/noArrayIndexKey: the first is colour, the second texture
          key={index}
          share={share}
          radius={index === 0 ? 25.5 : 16.5}
          colour={index === 0 ? 'var(--primary)' : 'var(--accent-line)'}
        />
      ))}
      {isDone && (
        <path
          d="M19.1 30.2l7 7 12.800-14"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {count !== null && !isDone && (
        <text x="29" y="35" textAnchor="middle" fontSize="17" fontWeight="800" fill="var(--ink)">
          {count}
        </text>
      )}
    </svg>
  );
}

function Ring({ share, radius, colour }: { share: number; radius: number; colour: string }) {
  const around = 2 * Math.PI * radius;
  return (
    <>
      <circle cx="29" cy="29" r={radius} fill="none" stroke="#D3DEDB" strokeWidth="7" />
      {share > 0 && (
        <circle
          cx="29"
          cy="29"
          r={radius}
          fill="none"
          stroke={colour}
          strokeWidth="7"
          strokeLinecap={share >= 1 ? 'butt' : 'round'}
          strokeDasharray={`${Math.min(1, share) * around} ${around}`}
          transform="rotate(-90 29 29)"
        />
      )}
    </>
  );
}
