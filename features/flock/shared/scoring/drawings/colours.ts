/** A thing in the light from the upper left: its own colour, the side away from the light, the side towards it. */
export interface Palette {
  readonly body: string;
  readonly shade: string;
  readonly light: string;
}

/** The colour between two of `#rrggbb`; 0 is the first. */
export function mix(from: string, to: string, part: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + (other[index]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, part = 0.25): string => mix(colour, '#000000', part);

export const lighter = (colour: string, part = 0.25): string => mix(colour, '#ffffff', part);

const channels = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
