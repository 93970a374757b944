import { useId } from 'react';
import { Leaf } from '#web/kit/art/leaf.tsx';

const roof = 'M-110 56c40-4 80-20 110-56 30 36 70 52 110 56';
const eaves = 'M-78 54C-50 49-22 38 0 18c22 20 50 31 78 36';
const hills = 'M470 424C600 400 680 304 780 306S900 250 970 262s110-34 180-20 160 40 300-6';
const ground = 'M-10 414C200 392 330 420 520 404s300-18 440 0 330 4 500-16';

/** The head of the college: a pavilion before the rising moon, where somebody teaches two others. */
export function CollegeScene({ className }: { className: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 1440 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#7A5618" />
          <stop offset="1" stopColor="#6A4911" />
        </linearGradient>
        <linearGradient id={`${id}ground`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#5E410E" />
          <stop offset="1" stopColor="#4A330B" />
        </linearGradient>
      </defs>
      <rect width="1440" height="420" fill={`url(#${id}sky)`} />
      <circle cx="1132" cy="150" r="92" fill="#E7BE72" />
      <g fill="none" stroke="#E7BE72">
        <circle cx="1132" cy="150" r="132" strokeOpacity=".28" />
        <circle cx="1132" cy="150" r="178" strokeOpacity=".16" />
      </g>
      <path d={`${hills}v190z`} fill="#6E4D13" />
      <path d={hills} fill="none" stroke="#D9B36A" strokeOpacity=".5" strokeWidth="1.500" />
      <Roof at="translate(852 252) scale(.42)" fill="#59400F" line="#D9B36A" width={2.2} />
      <path d="M816 278v74M888 278v74" stroke="#59400F" strokeWidth="6" />
      <Roof at="translate(1132 108) scale(1.9)" fill="#4A330B" line="#F6E7C8" width={2.2} />
      <Pavilion />
      <path d={`${ground}v40H-10z`} fill={`url(#${id}ground)`} />
      <path d={ground} fill="none" stroke="#D9B36A" strokeOpacity=".6" strokeWidth="1.500" />
      <path d="M690 60h170M690 84h132M690 108h96" fill="none" stroke="#F6E7C8" strokeOpacity=".32" />
      <Leaf at={[952, 118]} turn={-150} scale={0.62} fill="#C8452D" vein="#F6E7C8" />
      <Leaf at={[918, 178]} turn={-110} scale={0.34} fill="#E7BE72" vein="#7A5618" />
    </svg>
  );
}

/** A curved roof; its line is as wide on the page whatever its scale. */
function Roof({ at, fill, line, width }: { at: string; fill: string; line: string; width: number }) {
  return (
    <g transform={at} strokeWidth={width}>
      <path d={`${roof}l-4 10H-106z`} fill={fill} />
      <path d={roof} fill="none" stroke={line} vectorEffect="non-scaling-stroke" />
      <path d={eaves} fill="none" stroke={line} strokeOpacity=".3" vectorEffect="non-scaling-stroke" />
    </g>
  );
}

/** Its pillars and rails, the teacher and two learners, and the steps. */
function Pavilion() {
  return (
    <>
      <path d="M976 232h312v8H976z" fill="#3B2808" />
      <path d="M1000 238v146M1072 238v146M1192 238v146M1264 238v146" stroke="#4A330B" strokeWidth="15" />
      <path d="M1080 238h104v22q-52 16-104 0z" fill="#3B2808" />
      <path
        d="M1000 334h72M1192 334h72M1000 352h72M1192 352h72M1018 334v40M1036 334v40M1054 334v40M1210 334v40M1228 334v40M1246 334v40"
        stroke="#4A330B"
        strokeWidth="4"
      />
      <g fill="#F6E7C8">
        <circle cx="1132" cy="318" r="8" />
        <path d="M1118 374c0-30 6-44 14-44s14 14 14 44z" />
        <path d="M1141 346l20-10 3 5-20 13z" />
      </g>
      <g fill="#D9B36A">
        <circle cx="1094" cy="346" r="6" />
        <path d="M1083 378c0-18 5-26 11-26s11 8 11 26z" />
        <circle cx="1172" cy="352" r="6" />
        <path d="M1161 380c0-16 5-22 11-22s11 6 11 22z" />
      </g>
      <path d="M960 380h344v10H960zM940 390h384v12H940z" fill="#3B2808" />
      <path d="M960 380h344M940 390h384" stroke="#F6E7C8" strokeOpacity=".4" />
    </>
  );
}
