/** Degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres of a degree of latitude. */
export const degreeMetres = 111_195;

/** The distance between two points as the crow flies, in whole metres. */
export function metresBetween(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const across = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const along = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * across;
  return Math.round((2 * degreeMetres * Math.asin(Math.min(1, Math.sqrt(along)))) / radians(1));
}

/** Degrees as an angle. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
