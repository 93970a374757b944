import type { Point } from './geometry.ts';

/** A round spot and a flat one. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
export interface Blob {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/*
 * The drawings hold many coordinates. They are written as in SVG's own `points`, "x,y x,y", which keeps a shape on one
 * line; a row with a number too few or too many stops the build.
 */

/** "x,y x,y …" */
export const points = (text: string): Point[] => rows(text, 2).map(([x, y]) => [x!, y!]);

/** "x,y,r x,y,r …" */
export const spots = (text: string): Spot[] => rows(text, 3).map(([x, y, r]) => ({ x: x!, y: y!, r: r! }));

/** "x,y,rx,ry …" */
export const blobs = (text: string): Blob[] =>
  rows(text, 4).map(([x, y, rx, ry]) => ({ x: x!, y: y!, rx: rx!, ry: ry! }));

function rows(text: string, length: number): number[][] {
  return text.split(' ').map((row) => {
    const numbers = row.split(',').map(Number);
    if (numbers.length !== length || numbers.some(Number.isNaN)) throw new Error(`not ${length} numbers: "${row}"`);
    return numbers;
  });
}
