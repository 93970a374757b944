import { at, ink, type Mark, type Scene } from '#core/charts/scene.ts';
import type { ScaleKey } from '#features/flock/shared/sections/sections.ts';
import { scoreColour } from './share-bar.ts';

/** The ten areas of a house from the door: 1–5 along one side, 6–10 along the other. */
export interface PlaceMap {
  readonly scale: ScaleKey;
  /** The worst score seen in each area; null where nobody looked. */
  readonly scores: readonly (number | null)[];
  /** From this score on an area is framed. */
  readonly worstFrom: number;
  /** Gas readings on the plan: 0–100 from the door and from the left wall. */
  readonly readings: readonly {
    readonly x: number;
    readonly y: number;
    readonly label: string;
    readonly isOver: boolean;
  }[];
}

export interface PlaceMapWords {
  readonly area: string;
  readonly door: string;
  readonly exhaust: string;
}

/** Plan of the house with a score in each area; dots down the middle are the drinkers, diamonds the gas readings. */
export function placeMapScene(
  { scale, scores, worstFrom, readings }: PlaceMap,
  { width, words, size = 14 }: { width: number; words: PlaceMapWords; size?: number },
): Scene {
  const height = Math.round(width * 0.52);
  const [left, top, gap] = [8, 8, 5];
  const cell = { width: (width - 2 * left - 4 * gap) / 5, height: (height - 2 * top - gap * 2) / 2 };
  const worst = Math.max(...scores.map((score) => score ?? -1));
  const marks: Mark[] = [
    {
      tag: 'rect',
      x: 1,
      y: 1,
      width: width - 2,
      height: height - 2,
      rx: 8,
      fill: '#F5F8F6',
      stroke: ink,
      strokeWidth: 2,
    },
  ];
  scores.slice(0, 10).forEach((score, index) => {
    const x = at(left + (index % 5) * (cell.width + gap));
    const y = at(top + Math.floor(index / 5) * (cell.height + gap * 2));
    const { fill, letter } = score === null ? { fill: '#FFFFFF', letter: ink } : scoreColour(scale, score);
    const isWorst = score !== null && score === worst && score >= worstFrom;
    marks.push({
      tag: 'rect',
      x,
      y,
      width: at(cell.width),
      height: at(cell.height),
      rx: 6,
      fill,
      ...(isWorst ? { stroke: '#A3161C', strokeWidth: 3.5 } : { stroke: '#5B6B66', strokeWidth: 1 }),
    });
    marks.push({ tag: 'text', x: x + 6, y: y + size + 2, text: `${words.area} ${index + 1}`, size, fill: letter });
    marks.push({
      tag: 'text',
      x: at(x + cell.width / 2),
      y: at(y + cell.height * 0.72),
      text: score === null ? '–' : `${score}`,
      size: size * 1.7,
      isBold: true,
      anchor: 'middle',
      fill: letter,
    });
  });
  marks.push({
    tag: 'path',
    d: `M${left} ${height / 2}H${width - left}`,
    stroke: ink,
    strokeWidth: 2,
    dash: '2 6',
  });
  for (const { x, y, label, isOver } of readings) marks.push(...gasMark({ width, height, x, y, label, isOver, size }));
  const below = height + size + 6;
  marks.push({ tag: 'text', x: 2, y: below, text: words.door, size });
  marks.push({ tag: 'text', x: width - 2, y: below, text: words.exhaust, size, anchor: 'end' });
  return { width, height: below + 6, marks };
}

interface GasMark {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly isOver: boolean;
  readonly size: number;
}

function gasMark({ width, height, x, y, label, isOver, size }: GasMark): Mark[] {
  const half = (label.length * size * 0.6 + 10) / 2;
  const cx = at(Math.min(width - half - 4, Math.max(half + 4, (x / 100) * width)));
  const cy = at(Math.min(height - size, Math.max(size, (y / 100) * height)));
  const [fill, letter] = isOver ? ['#A3161C', '#FFFFFF'] : ['#FFFFFF', ink];
  return [
    {
      tag: 'rect',
      x: at(cx - half),
      y: at(cy - size * 0.75),
      width: at(half * 2),
      height: at(size * 1.5),
      rx: size * 0.75,
      fill,
      stroke: ink,
      strokeWidth: 1.5,
    },
    {
      tag: 'text',
      x: cx,
      y: at(cy + size * 0.36),
      text: label,
      size,
      isBold: true,
      anchor: 'middle',
      fill: letter,
    },
  ];
}
