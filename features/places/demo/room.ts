import type { DemoRoom } from '#server/demo/demo-room.ts';
import { drawPlaces, seedPlaces } from './places.ts';
import { seedPrebooks } from './prebooks.ts';

/** Where the demo's activities are held, and what else takes these places. */
export const placesDemo: DemoRoom = {
  publish: async (stage) => {
    const drawn = await drawPlaces(stage.services);
    return async (db) => {
      await seedPlaces(db, stage, drawn);
      await seedPrebooks(db, stage);
    };
  },
};
