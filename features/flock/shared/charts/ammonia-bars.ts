import { at, ink, type Mark, type Scene } from '#core/charts/scene.ts';

export interface AmmoniaBar {
  readonly label: string;
  /** Null when a strip has no figures: then the level stands in its place. */
  readonly ppm: number | null;
  /** The reading as the language writes it, or its level. */
  readonly text: string;
  readonly light: 'good' | 'watch' | 'act';
}

const looks = {
  good: { fill: '#3C9D6B', stroke: '#1C5F3F' },
  watch: { fill: '#F2B134', stroke: '#5A3B02' },
  act: { fill: '#A3161C', stroke: '#6E0B10' },
} as const;

/** A bar for each place with the limit as a dashed line; what is above it is dark and stands in bold. */
export function ammoniaBarsScene(
  bars: readonly AmmoniaBar[],
  { width, limit, limitLabel }: { width: number; limit: number; limitLabel: string },
): Scene {
  const [head, ground] = [26, 120];
  const isNarrow = width / bars.length < 58;
  // A limit of 0 and readings of 0 still have a scale.
  const top = Math.max(1, limit * 1.15, ...bars.map(({ ppm }) => ppm ?? 0));
  const y = (ppm: number) => at(ground - (ppm / top) * (ground - head));
  const gap = bars.length > 5 ? 6 : 12;
  const own = (width - gap * (bars.length - 1)) / bars.length;
  const size = isNarrow ? 14 : 15;
  const marks: Mark[] = bars.flatMap(({ label, ppm, text, light }, index): Mark[] => {
    const left = at(index * (own + gap));
    const middle = at(left + own / 2);
    const high = ppm === null ? 4 : Math.max(3, ground - y(ppm));
    // Every second name one line lower where they would touch.
    const drop = isNarrow && index % 2 === 1 ? 34 : 0;
    return [
      {
        tag: 'rect',
        x: at(left + 1),
        y: at(ground - high),
        width: at(own - 2),
        height: high,
        rx: 5,
        ...looks[light],
        strokeWidth: 2,
      },
      {
        tag: 'text',
        x: middle,
        y: ground + 19,
        text,
        size: 17,
        isBold: true,
        anchor: 'middle',
      },
      ...lettersOf(label, { x: middle, y: ground + 37 + drop, room: own * (isNarrow ? 2 : 1.1), size }),
    ];
  });
  marks.push({ tag: 'path', d: `M0 ${y(limit)}H${width}`, stroke: ink, strokeWidth: 3, dash: '6 5' });
  marks.push(labelOf(bars, { width, y: y(limit), limit, text: limitLabel }));
  return { width, height: ground + (isNarrow ? 79 + 17 : 62), marks };
}

/** Above the line, at the side where no bar reaches it; above everything where both do. */
function labelOf(
  bars: readonly AmmoniaBar[],
  { width, y, limit, text }: { width: number; y: number; limit: number; text: string },
): Mark {
  const isBelow = (bar: AmmoniaBar | undefined) => (bar?.ppm ?? 0) <= limit;
  const style = { tag: 'text', text, size: 15, isBold: true } as const;
  if (isBelow(bars.at(-1))) return { ...style, x: width, y: y - 7, anchor: 'end' };
  return isBelow(bars[0]) ? { ...style, x: 0, y: y - 7 } : { ...style, x: width, y: 14, anchor: 'end' };
}

/** The name of a place below its bar, on two lines of like length where one is too short. */
function lettersOf(label: string, { x, y, room, size }: { x: number; y: number; room: number; size: number }): Mark[] {
  const fits = Math.max(3, Math.floor(room / (size * (/[\u2e80-\uffff]/.test(label) ? 1 : 0.54))));
  return (label.length <= fits ? [label] : halves(label)).map(
    (line, index): Mark => ({
      tag: 'text',
      x,
      y: y + index * 17,
      text: cut(line, fits),
      size,
      anchor: 'middle',
    }),
  );
}

/** Parted at the blank that leaves the shortest longer line. */
function halves(label: string): string[] {
  const words = label.split(' ');
  const parted = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return parted.toSorted((a, b) => longest(a) - longest(b))[0] ?? [label];
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
