import type { TakenPhoto } from './photos.ts';
import type { Seen } from './seen.ts';

/** A stroke of a signature: x, y, x, y … in thousandths of the pad's width and half its width. */
export type Stroke = readonly number[];

export interface Signature {
  readonly name: string;
  readonly strokes: readonly Stroke[];
  /** ISO instant. */
  readonly at: string;
}

/** Width and height of the pad that strokes are written in. */
export const pad = { width: 1000, height: 400 } as const;
export const mostStrokes = 40;
export const mostNumbers = 400;

interface SignedContent {
  readonly begunAt: string;
  readonly items: readonly Seen[];
  readonly photos: readonly Pick<TakenPhoto, 'id' | 'spot' | 'takenAt' | 'sha256'>[];
}

/** What both sign, as one text: the same on the device and on the server, whatever the order in which it was kept. */
export function signedText(visitId: string, { begunAt, items, photos }: SignedContent): string {
  return JSON.stringify([
    visitId,
    begunAt,
    [...items].sort(byKey).map(({ key, value, verdict, note, at }) => [key, value, verdict, note, at]),
    [...photos].sort(byId).map(({ id, spot, takenAt, sha256 }) => [id, spot, takenAt, sha256]),
  ]);
}

/** The strokes as the path of an SVG in the pad's measures. */
export function pathOf(strokes: readonly Stroke[]): string {
  return strokes
    .map((stroke) => {
      const points = Array.from({ length: stroke.length / 2 }, (_, at) => `${stroke[at * 2]} ${stroke[at * 2 + 1]}`);
      // A dot is a line of no length: round ends make it seen.
      return `M${points[0]}L${(points.length > 1 ? points.slice(1) : points).join(' ')}`;
    })
    .join('');
}

function byKey(a: { key: string }, b: { key: string }): number {
  return a.key < b.key ? -1 : 1;
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}
