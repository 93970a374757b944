import styles from './floor-plan.module.css';

/** Left, top, width and height on a plan of 300 × 214. */
export type Box = readonly [number, number, number, number];

export type RoomUse = 'main' | 'second' | 'living' | 'kitchen' | 'bath' | 'balcony';

/** What stands in a room, in thin lines; it leaves the middle to the name. */
export function Furniture({ use, box: [x, y, width, height] }: { use: RoomUse; box: Box }) {
  const right = x + width;
  const bottom = y + height;
  switch (use) {
    case 'main':
    case 'second': {
      const [across, along] = use === 'main' ? [34, 42] : [26, 36];
      return (
        <g className={styles.piece}>
          <rect x={x + 6} y={y + 6} width={along} height={across} rx="2" />
          <rect x={x + 8} y={y + 9} width="9" height={across - 6} rx="2" />
          <path d={`M${x + 20} ${y + 6}v${across}`} />
          <rect x={right - 14} y={bottom - 30} width="8" height="24" />
          <path className={styles.window} d={`M${x} ${y + height / 2 - 12}v24`} />
        </g>
      );
    }
    case 'living':
      return (
        <g className={styles.piece}>
          <rect x={x + 10} y={bottom - 22} width="46" height="15" rx="4" />
          <path d={`M${x + 25} ${bottom - 22}v9M${x + 41} ${bottom - 22}v9`} />
          <rect x={right - 44} y={y + 14} width="28" height="18" rx="2" />
          <path
            d={`M${right - 38} ${y + 11}h6M${right - 28} ${y + 11}h6M${right - 38} ${y + 35}h6M${right - 28} ${y + 35}h6`}
          />
          <path className={styles.window} d={`M${x + 34} ${bottom}h${width - 70}`} />
        </g>
      );
    case 'kitchen':
      return (
        <g className={styles.piece}>
          <path d={`M${x + 5} ${y + 16}h${width - 60}`} />
          <circle cx={x + 14} cy={y + 9} r="3" />
          <circle cx={x + 24} cy={y + 9} r="3" />
          <rect x={x + 34} y={y + 5} width="12" height="7" rx="2" />
        </g>
      );
    case 'bath':
      return (
        <g className={styles.piece}>
          <rect x={right - 20} y={y + 5} width="15" height="10" rx="4" />
          <circle cx={x + 11} cy={bottom - 11} r="6" />
        </g>
      );
    default:
      return null;
  }
}
