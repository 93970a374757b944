import { type Text, textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import styles from './floor-plan.module.css';
import { type Box, Furniture, type RoomUse } from './furniture.tsx';
import { useApartmentWords } from './words.ts';

interface Room {
  readonly use: RoomUse;
  readonly box: Box;
}

const names: Readonly<Record<RoomUse, Text>> = {
  main: { CN: '主卧', EN: 'Main bedroom' },
  second: { CN: '次卧', EN: 'Bedroom' },
  living: { CN: '客厅', EN: 'Living room' },
  kitchen: { CN: '厨房', EN: 'Kitchen' },
  bath: { CN: '卫', EN: 'Bath' },
  balcony: { CN: '阳台', EN: 'Balcony' },
};

const grounds: Readonly<Record<RoomUse, 'bed' | 'living' | 'water' | 'out'>> = {
  main: 'bed',
  second: 'bed',
  living: 'living',
  kitchen: 'water',
  bath: 'water',
  balcony: 'out',
};

const plans: Readonly<Record<string, readonly Room[]>> = {
  ONE: [
    { use: 'main', box: [10, 44, 130, 130] },
    { use: 'living', box: [140, 104, 150, 70] },
    { use: 'bath', box: [140, 44, 60, 60] },
    { use: 'kitchen', box: [200, 44, 90, 60] },
    { use: 'balcony', box: [160, 174, 110, 24] },
  ],
  TWO: [
    { use: 'second', box: [10, 34, 100, 70] },
    { use: 'bath', box: [110, 34, 60, 50] },
    { use: 'kitchen', box: [170, 34, 120, 50] },
    { use: 'main', box: [10, 104, 120, 80] },
    { use: 'living', box: [130, 84, 160, 100] },
    { use: 'balcony', box: [150, 184, 120, 22] },
  ],
  THREE: [
    { use: 'second', box: [10, 34, 85, 75] },
    { use: 'second', box: [95, 34, 75, 75] },
    { use: 'bath', box: [170, 34, 50, 55] },
    { use: 'kitchen', box: [220, 34, 70, 55] },
    { use: 'main', box: [10, 109, 120, 75] },
    { use: 'living', box: [130, 89, 160, 95] },
    { use: 'balcony', box: [150, 184, 120, 22] },
  ],
};

/** How apartments of a size are laid out, with doors, windows and where a bed would stand, as a drawing that says it is no measured plan. */
export function FloorPlan({ type }: { type: string }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const rooms = plans[type];
  if (!rooms) return null;
  const words = rooms.map(({ use }) => textIn(names[use], locale));
  const [left, top, right, bottom] = outlineOf(rooms);
  return (
    <figure className={styles.plan}>
      <svg
        viewBox="0 0 300 214"
        role="img"
        aria-label={t('plan', { rooms: words.join(locale === 'CN' ? '、' : ', ') })}
      >
        {rooms.map(({ use, box }) => (
          <rect key={box.join()} className={styles[grounds[use]]} {...rectOf(box)} />
        ))}
        {rooms.map(({ use, box }) => (
          <Furniture key={box.join()} use={use} box={box} />
        ))}
        <rect className={styles.walls} x={left} y={top} width={right - left} height={bottom - top} />
        {/* The way in, from above, and where north is. */}
        <path className={styles.gap} d={`M${right - 46} ${top}h24`} />
        <path className={styles.door} d={`M${right - 22} ${top}v22a22 22 0 0 1-22-22`} />
        <path className={styles.entry} d={`M${right - 40} ${top - 14}h12l-6 9z`} />
        <text className={styles.small} x={right - 34} y={top - 18}>
          {t('entry')}
        </text>
        <g className={styles.north}>
          <circle cx="20" cy="16" r="10" />
          <path d="M20 9l4 12-4-3-4 3z" />
          <text className={styles.small} x="40" y="20">
            {t('north')}
          </text>
        </g>
        {rooms.map(({ use, box: [x, y, width, height] }, index) => (
          <text key={`${x} ${y}`} x={x + width / 2} y={y + height / 2 + (use === 'living' ? 26 : 4)}>
            {words[index]}
          </text>
        ))}
      </svg>
      <figcaption className="size-12 muted">{t('planNote')}</figcaption>
    </figure>
  );
}

function rectOf([x, y, width, height]: Box) {
  return { x, y, width, height };
}

/** The outer walls: everything but the balcony. */
function outlineOf(rooms: readonly Room[]): readonly [number, number, number, number] {
  const inside = rooms.filter(({ use }) => use !== 'balcony').map(({ box }) => box);
  return [
    Math.min(...inside.map(([x]) => x)),
    Math.min(...inside.map(([, y]) => y)),
    Math.max(...inside.map(([x, , width]) => x + width)),
    Math.max(...inside.map(([, y, , height]) => y + height)),
  ];
}
