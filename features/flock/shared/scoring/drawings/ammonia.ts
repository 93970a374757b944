import { plainGround } from './barn.ts';
import { type Eyes, henHead } from './birds/hen.ts';
import { darker, mix } from './colours.ts';
import { disc, drawn, filled, group, picture } from './marks.ts';
import { birdMiddle, breastFeathers, cleanLook, plumage } from './plumage.ts';
import { randomFrom } from './random.ts';
import { freshTints, shavings } from './shavings.ts';

export type AmmoniaLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Of a paper strip; light to dark, so that they are told apart in grey too. */
export const ammoniaSwatches: readonly string[] = [
  '#F7E463',
  '#D9CF4A',
  '#B2C24E',
  '#87B35A',
  '#5FA36B',
  '#40907F',
  '#2F7690',
  '#2C5A93',
  '#27387F',
];

/**
 * A strip in the colour of the level and a gauge of nine steps at the height of the bird's head; the denser the gas, the
 * more bubbles in the air, and what it does to the bird's eyes. Schematic: a strip is compared with its own chart.
 */
export function ammoniaLevelScene(level: AmmoniaLevel): string {
  const random = randomFrom('nh3-x');
  const bird = [
    plumage(breastFeathers(randomFrom('feather-rows')), cleanLook(), random),
    henHead(random, { eyes: eyesAt(level) }),
  ].join('');
  return picture(
    [
      plainGround({ random }),
      drawn('M20 284H780', '#16211E', 4, { opacity: 0.55, dashes: '16 14' }),
      ...gas(level),
      group(`translate(${586 - birdMiddle * 0.9} 214) scale(.9)`, bird),
      litterInFront(),
      group('rotate(-4 126 290)', strip(level)),
      gauge(level),
      level === 8 ? leaveSign() : '',
    ].join(''),
  );
}

function eyesAt(level: AmmoniaLevel): Eyes {
  if (level >= 7) return 'closed';
  if (level === 6) return 'watering';
  return level === 5 ? 'sore' : 'open';
}

/** Litter in which the bird sits, so that its feet need not be seen. */
function litterInFront(): string {
  const edge = 'M380 556Q590 520 800 546V600H380z';
  const bed = shavings(randomFrom('nh3-litter'), { tints: freshTints, count: 130, box: [370, 536, 820, 610] });
  return filled(edge, mix(freshTints[0], freshTints[2], 0.5)) + bed;
}

/** How many bubbles of gas are in the air at each level. */
const bubbleCounts: Record<AmmoniaLevel, number> = { 0: 0, 1: 4, 2: 9, 3: 15, 4: 22, 5: 31, 6: 42, 7: 56, 8: 74 };

/** Bubbles round the bird, denser towards the litter; a level keeps those of the one before. */
function gas(level: AmmoniaLevel): string[] {
  const random = randomFrom('nh3-gas');
  return Array.from({ length: bubbleCounts[level] }, () => {
    const [x, height, size] = [random.between(392, 786), random.next() ** 1.25, random.between(7, 13)];
    return disc(x, 505 - height * 470, size, '#C9D264', { opacity: 0.9, edge: '#4E5A1C', edgeWidth: 4 });
  });
}

/** Test paper, dry above and coloured below. */
function strip(level: AmmoniaLevel): string {
  const swatch = ammoniaSwatches[level]!;
  const surface = 'q16 -10 33 0t33 0t33 0t33 0';
  return [
    '<rect x="58" y="70" width="132" height="440" rx="12" fill="#2a1a08" opacity=".22"/>',
    '<rect x="50" y="60" width="132" height="440" rx="12" fill="#FDFBF4"/>',
    filled(`M50 250${surface}V488a12 12 0 0 1 -12 12H62a12 12 0 0 1 -12 -12z`, swatch),
    drawn('M52 250q16 -10 32 0t32 0t32 0t32 0', darker(swatch, 0.35), 5),
    drawn('M72 280V460', '#fff', 10, { opacity: 0.35 }),
    '<circle cx="116" cy="102" r="14" fill="#DDE6E4" stroke="#8F897A" stroke-width="4"/>',
    drawn('M78 150h76M78 176h76M78 202h48', '#CFC9B8', 7),
    '<rect x="50" y="60" width="132" height="440" rx="12" fill="none" stroke="#8F897A" stroke-width="4"/>',
  ].join('');
}

const cellHeight = 46;
const gaugeBottom = 498;

/** Nine steps, filled up to the level; a flag where early action begins and a bar at the limit of 20 ppm. */
function gauge(level: AmmoniaLevel): string {
  const cells = ammoniaSwatches.map((swatch, step) => {
    const y = gaugeBottom - (step + 1) * cellHeight;
    const colour = step <= level ? swatch : '#F4F7F6';
    return `<rect x="282" y="${y}" width="76" height="${cellHeight}" fill="${colour}" stroke="${step <= level ? mix(swatch, '#16211E', 0.5) : '#B5C2BF'}" stroke-width="3"/>`;
  });
  const middle = gaugeBottom - (level + 0.5) * cellHeight;
  const pointer = `M276 ${middle}l-34 -24v48z`;
  return [
    `<rect x="284" y="${gaugeBottom - 9 * cellHeight - 2}" width="86" height="${9 * cellHeight + 18}" rx="16" fill="#2a1a08" opacity=".2"/>`,
    `<rect x="272" y="${gaugeBottom - 9 * cellHeight - 12}" width="96" height="${9 * cellHeight + 24}" rx="16" fill="#fff" stroke="#16211E" stroke-width="5"/>`,
    ...cells,
    filled(pointer, '#16211E', { edge: '#fff', edgeWidth: 4 }),
    level >= 3 ? earlyFlag(gaugeBottom - 3 * cellHeight) : '',
    level >= 4 ? limitBar(gaugeBottom - 5 * cellHeight) : '',
  ].join('');
}

const earlyFlag = (y: number) =>
  drawn(`M376 ${y}V${y - 46}`, '#16211E', 6) +
  filled(`M376 ${y - 46}h40l-12 12 12 12h-40z`, '#EDB94F', { edge: '#5A3B02' });

const limitBar = (y: number) => {
  const bar = `M258 ${y}H384M384 ${y - 16}V${y + 16}`;
  return drawn(bar, '#fff', 17) + drawn(bar, '#A3161C', 9);
};

/** A door and an arrow out of it. */
function leaveSign(): string {
  return [
    disc(706, 96, 76, '#000', { opacity: 0.2 }),
    '<rect x="624" y="24" width="150" height="132" rx="20" fill="#A3161C" stroke="#fff" stroke-width="7"/>',
    filled('M652 52h50v76h-50z', '#fff'),
    filled('M700 82h28V64l32 26 -32 26V98h-28z', '#fff', { edge: '#A3161C', edgeWidth: 5 }),
  ].join('');
}
