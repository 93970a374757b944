import type { DemoRoom } from '#server/demo/demo-room.ts';
import { seedDeadLinks } from './dead-links.ts';
import { deletedDrafts } from './deleted-drafts.ts';
import { readContents, readNotices } from './demo-contents.ts';
import { printContents, seedContents } from './seed-contents.ts';
import { readSeries } from './write-series.ts';

/** What the demo's editor published and gave up, and what of it leads nowhere by now. */
export const contentsDemo: DemoRoom = {
  happenings: deletedDrafts,
  publish: async (stage) => {
    const { moved } = stage.time;
    const written = [...readNotices(moved), ...readContents(moved), ...readSeries()];
    const list = await printContents(stage.services, written);
    return async (db) => {
      await seedContents(db, stage, list);
      await seedDeadLinks(db, stage);
    };
  },
};
