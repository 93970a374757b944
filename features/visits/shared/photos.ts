import type { Point } from '#core/distance.ts';
import type { Text } from '#core/texts/text.ts';

/** What a picture is of; the first three are taken at every visit. */
export const photoSpots = [
  { value: 'DOOR', label: { CN: '门牌', EN: 'Entrance' } },
  { value: 'OFFICE', label: { CN: '办公区', EN: 'Office' } },
  { value: 'WORKS', label: { CN: '研发生产区', EN: 'Lab or works' } },
  { value: 'OTHER', label: { CN: '其他', EN: 'Other' } },
] as const satisfies readonly { value: string; label: Text }[];

export type PhotoSpot = (typeof photoSpots)[number]['value'];

export const neededSpots: readonly PhotoSpot[] = ['DOOR', 'OFFICE', 'WORKS'];

/** Pictures of one visit. */
export const mostPhotos = 24;

/** Where a picture was taken, and metres of doubt. */
export interface GeoPoint extends Point {
  readonly accuracy: number;
}

/** A picture as it is noted when it is taken; `sha256` in lower-case hex, of the bytes that are kept. */
export interface TakenPhoto {
  readonly id: string;
  readonly spot: PhotoSpot;
  /** ISO instant. */
  readonly takenAt: string;
  readonly point: GeoPoint | null;
  readonly sha256: string;
}

/**
 * TOLD: noted, not arrived. VERIFIED: what arrived has the hash that was noted. ALTERED: it has not, or what is kept is no
 * longer what arrived.
 */
export const photoStates = ['TOLD', 'VERIFIED', 'ALTERED'] as const;

export type PhotoState = (typeof photoStates)[number];

export const photoStateNames: Readonly<Record<PhotoState, Text>> = {
  TOLD: { CN: '未传到', EN: 'Not arrived' },
  VERIFIED: { CN: '指纹一致', EN: 'Hash agrees' },
  ALTERED: { CN: '被改动', EN: 'Altered' },
};

/** Which of the needed spots no picture shows yet. */
export function missingSpots(photos: readonly { readonly spot: string }[]): PhotoSpot[] {
  return neededSpots.filter((spot) => photos.every((photo) => photo.spot !== spot));
}
