import type { Side } from '#core/sides.ts';
import type { Db } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import type { StoryTime } from './story-time.ts';

/** Password of every demo account; demo data exists only where NODE_ENV is not production. */
export const demoPassword = 'Wutong-2026-demo';

/** Somebody who signs in to the demo; all names are invented. */
export interface DemoAccount {
  readonly loginName: string;
  readonly email: string;
  readonly nickname: string;
  readonly kind: 'PERSON' | 'COMPANY';
  readonly side: Side;
  /** Role by tenant code, for operators. */
  readonly roles?: Readonly<Record<string, string>>;
  readonly title?: string;
  /** Named to whoever starts the demo; the rest can sign in like them. */
  readonly isPresented?: boolean;
}

/** A demo account with its row and the instant it signed up. */
export interface Player extends DemoAccount {
  readonly id: string;
  readonly signedUpAt: Date;
}

/** What the rooms are told when the demo is filled in. */
export interface Stage {
  readonly services: Services;
  readonly time: StoryTime;
  /** When it is filled in. */
  readonly now: Date;
  readonly players: readonly Player[];
  /** Who signs in by a name; throws when nobody does. */
  player(login: string): Player;
  /** Id of the tenant of a code; throws for one that is not in the demo. */
  tenantId(code: string): string;
}

/** Something that happens in the story at an instant. */
export interface Happening {
  readonly at: Date;
  act(): Promise<void>;
}

/** What a room tells of the demo; all of it is optional. */
export interface DemoRoom {
  /** Codes of the demo's tenants. */
  readonly tenants?: readonly string[];
  readonly accounts?: readonly DemoAccount[];
  /** Since when people have an account who were not there from the beginning, by sign-in name. */
  readonly signedUp?: (time: StoryTime) => ReadonlyMap<string, Date>;
  /** What stands before anything happens; all rooms in one transaction. */
  readonly ground?: (db: Db, stage: Stage) => Promise<void>;
  /** What happens, told through the verbs that people and officers use. */
  readonly happenings?: (stage: Stage) => readonly Happening[];
  /** What is done once all of it has happened, at the instant of the last. */
  readonly afterwards?: (stage: Stage, at: Date) => Promise<void>;
  /**
   * Prepares what is published at the end, drawing and printing included, and gives what writes it: that happens for all
   * rooms in one transaction, which tells that the demo is filled in to its end.
   */
  readonly publish?: (stage: Stage) => Promise<(db: Db) => Promise<void>>;
}
