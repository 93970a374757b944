/** How far something is, as an arc of a ring; words inside. `done` of `total`. */
export function Ring({ done, total, size = 60 }: { done: number; total: number; size?: number }) {
  const around = 2 * Math.PI * 26;
  const share = total === 0 ? 0 : Math.min(1, done / total);
  return (
    <svg width={size} height={size} viewBox="0 0 60 60" aria-hidden="true" style={{ flex: 'none' }}>
      <circle cx="30" cy="30" r="26" fill="none" stroke="#D3DEDB" strokeWidth="8" />
      {share > 0 && (
        <circle
          cx="30"
          cy="30"
          r="26"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${share * around} ${around}`}
          transform="rotate(-90 30 30)"
        />
      )}
      <text x="30" y="36" textAnchor="middle" fontSize="17" fontWeight="800" fill="var(--ink)">
        {done}/{total}
      </text>
    </svg>
  );
}
