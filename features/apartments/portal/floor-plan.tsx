import { type Text, textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import styles from './floor-plan.module.css';
import { useApartmentWords } from './words.ts';

interface Room {
  readonly name: Text;
  readonly kind: 'bed' | 'living' | 'water' | 'out';
  /** Left, top, width and height on a plan of 300 × 200. */
  readonly box: readonly [number, number, number, number];
}

const main: Text = { CN: '主卧', EN: 'Main bedroom' };
const second: Text = { CN: '次卧', EN: 'Bedroom' };
const living: Text = { CN: '客厅', EN: 'Living room' };
const kitchen: Text = { CN: '厨房', EN: 'Kitchen' };
const bath: Text = { CN: '卫', EN: 'Bath' };
const balcony: Text = { CN: '阳台', EN: 'Balcony' };

const plans: Readonly<Record<string, readonly Room[]>> = {
  ONE: [
    { name: main, kind: 'bed', box: [10, 30, 130, 130] },
    { name: living, kind: 'living', box: [140, 90, 150, 70] },
    { name: bath, kind: 'water', box: [140, 30, 60, 60] },
    { name: kitchen, kind: 'water', box: [200, 30, 90, 60] },
    { name: balcony, kind: 'out', box: [160, 160, 110, 24] },
  ],
  TWO: [
    { name: second, kind: 'bed', box: [10, 20, 100, 70] },
    { name: bath, kind: 'water', box: [110, 20, 60, 50] },
    { name: kitchen, kind: 'water', box: [170, 20, 120, 50] },
    { name: main, kind: 'bed', box: [10, 90, 120, 80] },
    { name: living, kind: 'living', box: [130, 70, 160, 100] },
    { name: balcony, kind: 'out', box: [150, 170, 120, 22] },
  ],
  THREE: [
    { name: second, kind: 'bed', box: [10, 20, 85, 75] },
    { name: second, kind: 'bed', box: [95, 20, 75, 75] },
    { name: bath, kind: 'water', box: [170, 20, 50, 55] },
    { name: kitchen, kind: 'water', box: [220, 20, 70, 55] },
    { name: main, kind: 'bed', box: [10, 95, 120, 75] },
    { name: living, kind: 'living', box: [130, 75, 160, 95] },
    { name: balcony, kind: 'out', box: [150, 170, 120, 22] },
  ],
};

/** How apartments of a size are laid out, as a drawing that says it is no measured plan. */
export function FloorPlan({ type }: { type: string }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const rooms = plans[type];
  if (!rooms) return null;
  const names = rooms.map(({ name }) => textIn(name, locale));
  return (
    <figure className={styles.plan}>
      <svg
        viewBox="0 0 300 200"
        role="img"
        aria-label={t('plan', { rooms: names.join(locale === 'CN' ? '、' : ', ') })}
      >
        {rooms.map(({ kind, box: [x, y, width, height] }, index) => (
          <g key={`${x} ${y}`}>
            <rect className={styles[kind]} x={x} y={y} width={width} height={height} />
            <text x={x + width / 2} y={y + height / 2 + 4}>
              {names[index]}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="size-12 muted">{t('planNote')}</figcaption>
    </figure>
  );
}
