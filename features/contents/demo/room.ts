import type { DemoRoom } from '#server/demo/demo-room.ts';
import { readContents, readNotices } from './demo-contents.ts';
import { printContents, seedContents } from './seed-contents.ts';
import { readSeries } from './write-series.ts';

/** What the demo's editor published. */
export const contentsDemo: DemoRoom = {
  publish: async (stage) => {
    const { moved } = stage.time;
    const written = [...readNotices(moved), ...readContents(moved), ...readSeries()];
    const list = await printContents(stage.services, written);
    return async (db) => void (await seedContents(db, stage, list));
  },
};
