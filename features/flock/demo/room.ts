import type { DemoRoom } from '#server/demo/demo-room.ts';
import { seedVersions } from './app-versions.ts';
import { flockTurns } from './flock-turns.ts';
import { flockPeople } from './story.ts';

/** Farms, and versions of the applications. */
export const flockDemo: DemoRoom = {
  accounts: flockPeople,
  happenings: flockTurns,
  publish: async (stage) => (db) => seedVersions(db, stage),
};
