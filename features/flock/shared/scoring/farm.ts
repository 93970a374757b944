import type { Measure } from '#features/flock/shared/sections/sections.ts';
import type { Area, Limit } from './limits.ts';

export const farmTypes = ['broiler', 'broiler_breeder', 'turkey', 'layer', 'layer_breeder', 'duck', 'other'] as const;
export type FarmType = (typeof farmTypes)[number];

export const breeds = ['chicken', 'turkey', 'duck', 'other'] as const;
export type Breed = (typeof breeds)[number];

/** A house of a farm and the flock in it. */
export interface House {
  readonly id: string;
  readonly name: string;
  /** Day of placement, YYYY-MM-DD; null when unknown. */
  readonly placedOn: string | null;
  readonly birds: number | null;
  readonly floor: 'litter' | 'slats' | 'aviary' | 'cage';
  readonly isSick: boolean;
}

/** What was changed in a house on a day; trends mark it. */
export interface FarmEvent {
  readonly id: string;
  readonly houseId: string;
  readonly on: string;
  readonly kind: 'bedding' | 'feed' | 'vaccine' | 'medicine' | 'thinning' | 'other';
  readonly text: string;
}

export interface Farm {
  readonly id: string;
  readonly name: string;
  readonly type: FarmType;
  readonly birds: number | null;
  readonly genetics: string;
  readonly breed: Breed;
  /** What the breed is when it is `other`. */
  readonly breedText: string;
  readonly area: Area;
  /** Limits that the farm has set itself. */
  readonly limits: Partial<Record<Measure, Pick<Limit, 'good' | 'act'>>>;
  /** Whether its shares may be counted, without a name, in the comparison of the area. */
  readonly isShared: boolean;
  readonly vet: { readonly name: string; readonly phone: string };
  readonly houses: readonly House[];
  readonly events: readonly FarmEvent[];
  readonly isGone: boolean;
}
