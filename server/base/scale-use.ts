import type { ScoredGroup, ScoredThing } from '#core/judging/past-scores.ts';
import type { Text } from '#core/texts/text.ts';
import type { ActorScope } from '#server/scope.ts';

/** The versions of a scale below one. */
export interface EarlierVersions {
  readonly code: string;
  readonly below: number;
}

/** What was ranked together, with the numbers by which the caller knows the things. */
export interface UsedGroup extends Omit<ScoredGroup, 'ruleOf'> {
  readonly title: Text;
  readonly things: readonly (ScoredThing & { readonly no: string })[];
}

/** Where a room keeps what was scored by the scales of a domain, so that a new version can be tried on it. */
export interface ScaleUse {
  /** Of the scales that are used there. */
  readonly domain: string;
  readonly name: Text;
  /** Whether the caller may read the scores at all; of which rows is for the readings to say. */
  readonly mayRead: (scope: ActorScope) => boolean;
  /** What several sheets about one thing come to there. */
  readonly ruleOf: ScoredGroup['ruleOf'];
  /** How many sheets and things there are within the caller's reach. */
  readonly count: (scope: ActorScope, versions: EarlierVersions) => Promise<{ sheets: number; things: number }>;
  /** The newest things, `most` at most, each with all its sheets. */
  readonly read: (scope: ActorScope, versions: EarlierVersions, most: number) => Promise<readonly UsedGroup[]>;
}
