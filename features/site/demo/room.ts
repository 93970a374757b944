import type { DemoRoom } from '#server/demo/demo-room.ts';
import { drawBanners, seedBanners } from './banners.ts';
import { seedRequests } from './requests.ts';

/** Banners of the contest, and requests for one-to-one service. */
export const siteDemo: DemoRoom = {
  publish: async (stage) => {
    const drawn = await drawBanners(stage.services);
    return async (db) => {
      await seedBanners(db, stage, drawn);
      await seedRequests(db, stage);
    };
  },
};
