import type { Side } from '#features/flock/shared/sections/fpd.ts';
import type { Reading } from '#features/flock/shared/sections/nh3.ts';
import type { ItemOf, SectionKey } from '#features/flock/shared/sections/sections.ts';
import type { Entry } from './entries/entries.ts';
import type { Area, LimitTable } from './limits.ts';
import type { ScaleSet } from './scale-set.ts';

/** Sections without a line are not started; only what is complete enters the statistics. */
export const sectionStates = ['open', 'complete', 'skipped', 'abandoned'] as const;
export type SectionState = (typeof sectionStates)[number];

/** What the sections of a report hold, each by its number. */
type Items = { readonly [K in SectionKey]: readonly ItemOf<K>[] };

/** A bird whose feathers were looked at on the walk of 100, not caught. */
export interface WalkedBird {
  readonly id: string;
  /** 1–200, in the order of the walk. */
  readonly no: number;
  /** Area 1–10 of the house it was seen in. */
  readonly place: number;
  readonly score: number;
  readonly at: string;
}

/**
 * The walk as it was kept before its birds were records: how many had each feather score 0–3; nobody noted where.
 * Nothing writes it any more; it is read as that many birds without an area, beside those that are records.
 */
export interface Tally {
  readonly counts: readonly number[];
}

/** A photo of an item (`intestinal:abc`) or of the report (`note`). */
export interface Photo {
  readonly id: string;
  readonly of: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The stored file; null until it has been sent. */
  readonly fileId: string | null;
  /** The photo as it was taken, of which this is the one with its colours put right by a grey card. */
  readonly balanceOf?: string;
}

export interface Remark {
  readonly id: string;
  readonly text: string;
  readonly at: string;
}

export interface Question extends Remark {
  readonly answer: string | null;
  readonly answeredAt: string | null;
}

export const flagTriggers = ['blood', 'green', 'foot', 'ammonia', 'deaths'] as const;
export type FlagTrigger = (typeof flagTriggers)[number];

/** What somebody else scored from the photos of a report before they saw the first scores; the server writes it. */
export interface SecondReading {
  readonly id: string;
  readonly name: string;
  readonly at: string;
  /** Records of items under the keys of the first reading. */
  readonly items: readonly Entry[];
}

/** Signs of illness that are ticked on any screen. */
export const signKeys = ['deaths', 'sickBirds', 'offFeed'] as const;
export type Sign = (typeof signKeys)[number];

/** What a taken-back score was of, as it was then: the item may be gone since. */
export interface TakenBack {
  readonly no: number;
  /** The feet that had the score. */
  readonly feet: readonly Side[];
  /** Where a reading was taken; null for what is scored. */
  readonly place: Pick<Reading, 'location' | 'locationText'> | null;
}

/** A red flag that was shown, and what was done about it. */
export interface Flag {
  readonly id: string;
  readonly trigger: FlagTrigger;
  /** The item that was shown; empty for what was ticked. */
  readonly of: string;
  /** What the answer is about: keys of items, or signs (`signs:deaths`). Answers without it are older. */
  readonly covers?: readonly string[];
  readonly at: string;
  readonly done: 'called' | 'wrong' | 'seen' | null;
  /** Of a score taken back as wrong. Older answers, and those about a tick, have none. */
  readonly was?: TakenBack;
}

/** What was fixed when the report was begun. */
export interface ReportHead {
  readonly houseId: string | null;
  /** Name of the house as it was then. */
  readonly house: string;
  /** Day of the visit, YYYY-MM-DD, where the farm is. */
  readonly on: string;
  readonly startedAt: string;
  /** Days since placement; null when unknown. */
  readonly ageDays: number | null;
  readonly assessor: string;
  /** Agreement with the scales that the assessor had reached in training by then (Gwet's AC2), if they had. */
  readonly agreement?: number;
  readonly area: Area;
  readonly scales: ScaleSet;
  readonly limits: LimitTable;
}

export interface Report extends Items {
  readonly id: string;
  readonly head: ReportHead;
  readonly name: string;
  readonly state: 'open' | 'finished';
  readonly finishedAt: string | null;
  readonly sections: Readonly<Partial<Record<SectionKey, SectionState>>>;
  readonly walk: readonly WalkedBird[];
  readonly tally: Tally | null;
  readonly photos: readonly Photo[];
  readonly comments: readonly Remark[];
  readonly questions: readonly Question[];
  readonly readings: readonly SecondReading[];
  readonly note: string;
  readonly flags: readonly Flag[];
  /** Ticked on any screen; green droppings with one of them call for a vet. */
  readonly signs: Readonly<Record<Sign, boolean>>;
  readonly isGone: boolean;
}
