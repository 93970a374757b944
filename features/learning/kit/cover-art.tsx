const cream = '#F6E7C8';
const gold = '#E5BE74';
const spot = '#C8452F';

/** A drawing for each category of courses: one ground, cream, gold, and one spot of vermilion. */
const drawings: Readonly<
  Record<string, { readonly grounds: readonly [string, string]; readonly drawn: React.ReactNode }>
> = {
  POLICY: {
    grounds: ['#0E5B4A', '#23564E'],
    drawn: (
      <>
        <path d="M0 140c60-22 110-6 160 0s100 8 160-18v42H0z" fill="#0A4437" />
        <path d="M112 30h74l24 24v82h-98z" fill={cream} />
        <path d="M186 30v24h24z" fill="#D9C79C" />
        <path d="M126 62h52M126 78h68M126 94h68M126 110h34" stroke="#5F9E88" strokeWidth="5" strokeLinecap="round" />
        <circle cx="204" cy="116" r="23" fill={spot} />
        <path
          d="M204 128v-22M204 118c-8 0-12-4-13-10M204 118c8 0 12-4 13-10"
          stroke={cream}
          strokeWidth="3"
          fill="none"
        />
      </>
    ),
  },
  STARTUP: {
    grounds: ['#4C5A2A', '#5A4A22'],
    drawn: (
      <>
        <path d="M0 150c70-14 120-14 160-8s110 4 160-10v32H0z" fill="#3B4620" />
        <path
          d="M160 146V74M160 112c-22 0-34-10-40-28M160 100c22 0 36-12 42-32"
          stroke={cream}
          strokeWidth="5"
          fill="none"
        />
        <circle cx="116" cy="72" r="20" fill={gold} />
        <circle cx="160" cy="50" r="24" fill={cream} />
        <circle cx="160" cy="92" r="13" fill="#B98A3A" />
        <circle cx="206" cy="60" r="22" fill={gold} />
        <path d="M206 60V38a22 22 0 0 1 22 22z" fill={spot} />
      </>
    ),
  },
  FINANCE: {
    grounds: ['#1B3F66', '#2B3A5C'],
    drawn: (
      <>
        <rect x="84" y="26" width="152" height="112" rx="6" fill="none" stroke={cream} strokeWidth="6" />
        <path d="M84 62h152" stroke={cream} strokeWidth="5" />
        {[106, 133, 160, 187, 214].map((x, at) => (
          <g key={x}>
            <path d={`M${x} 29v106`} stroke={cream} strokeWidth="2" />
            <ellipse cx={x} cy={at % 2 ? 52 : 42} rx="11" ry="6" fill={gold} />
            <ellipse cx={x} cy={at === 2 ? 76 : 122} rx="11" ry="6" fill={at === 2 ? spot : gold} />
            <ellipse cx={x} cy={at % 2 ? 94 : 109} rx="11" ry="6" fill="#D9A75A" />
            <ellipse cx={x} cy={at % 2 ? 108 : 96} rx="11" ry="6" fill={gold} />
          </g>
        ))}
      </>
    ),
  },
  LAW: {
    grounds: ['#5B3F0E', '#4A3A2A'],
    drawn: (
      <>
        <circle cx="226" cy="46" r="30" fill="#7A5618" />
        <path d="M160 38v92M122 130h76" stroke={cream} strokeWidth="6" strokeLinecap="round" />
        <path
          d="M104 56c28-2 40-14 56-14s28 12 56 14"
          stroke={cream}
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M104 56 84 98h40zM216 56l-20 42h40z" fill="none" stroke={gold} strokeWidth="3" />
        <path d="M80 98h48c-2 16-12 22-24 22s-22-6-24-22zM192 98h48c-2 16-12 22-24 22s-22-6-24-22z" fill={gold} />
        <circle cx="160" cy="36" r="9" fill={spot} />
      </>
    ),
  },
  SKILL: {
    grounds: ['#123B36', '#1D3B52'],
    drawn: (
      <>
        <path d="M0 146c80-26 130-8 180-6s90-4 140-22v46H0z" fill="#0A2A26" />
        <path
          d="M112 30h36M118 30v36l-30 58c-4 8 0 14 8 14h68c8 0 12-6 8-14l-30-58V30"
          fill="none"
          stroke={cream}
          strokeWidth="5"
        />
        <path d="M104 100h52l14 28c2 4 0 6-4 6H94c-4 0-6-2-4-6z" fill={gold} />
        <circle cx="122" cy="114" r="5" fill="#B98A3A" />
        <circle cx="140" cy="122" r="4" fill="#B98A3A" />
        <path d="M178 86h30m-10-11 12 11-12 11" stroke={cream} strokeWidth="4" fill="none" />
        <rect x="226" y="52" width="40" height="82" rx="5" fill="none" stroke={cream} strokeWidth="5" />
        <rect x="238" y="42" width="16" height="10" fill={cream} />
        <rect x="234" y="96" width="24" height="30" fill={spot} />
      </>
    ),
  },
  LIFE: {
    grounds: ['#8A3A2C', '#7A4A2E'],
    drawn: (
      <>
        <circle cx="88" cy="44" r="22" fill={gold} />
        <path
          d="M150 44c-6-8 6-10 0-18M172 44c-6-8 6-10 0-18"
          stroke={cream}
          strokeWidth="4"
          fill="none"
          opacity=".7"
        />
        <path
          d="M112 76c8-18 22-18 30 0M134 76c8-18 22-18 30 0M156 76c8-18 22-18 30 0"
          stroke={gold}
          strokeWidth="5"
          fill="none"
        />
        <path d="M96 78h128c-2 36-26 54-64 54s-62-18-64-54z" fill={cream} />
        <path d="M96 78h128" stroke={gold} strokeWidth="4" />
        <path d="M126 132h68v10h-68z" fill="#5C2419" />
        <path d="m180 84 52-54M192 88l56-48" stroke="#5C2419" strokeWidth="5" strokeLinecap="round" />
        <circle cx="132" cy="98" r="8" fill={spot} />
      </>
    ),
  },
};

/** The drawn cover of a course without a picture; neighbours of one category differ. */
export function CoverArt({
  category,
  of,
  className,
}: {
  category: string;
  of: string;
  className?: string | undefined;
}) {
  const { grounds, drawn } = drawings[category] ?? drawings.POLICY!;
  const isOther = [...of].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 2 === 1;
  return (
    <svg className={className} viewBox="0 0 320 164" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="164" fill={grounds[isOther ? 1 : 0]} />
      <g transform={isOther ? 'translate(320 0) scale(-1 1)' : undefined}>{drawn}</g>
    </svg>
  );
}
