import { region as resource } from '#features/platform/resources/region.ts';
import { regionStore as store } from '#features/platform/server/region-store.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { DemoRoom } from '#server/demo/demo-room.ts';
import { actOnResource } from '#server/resources/verbs.ts';

/** The district that the demo's bureau serves, with those beside it that its people often come from. */
const served = ['350203', '350206', '350211'];

/** Which regions the demo's bureau serves. */
export const platformDemo: DemoRoom = {
  happenings: (stage) => {
    const part = { player: stage.player('admin'), tenant: 'yunting', at: new Date('2025-01-06T11:00:00+08:00') };
    const act = () =>
      asOfficer(stage, part, async (scope) => {
        await actOnResource(scope, { resource, store, input: { ids: served, action: 'serve' } });
      });
    return [{ at: part.at, act }];
  },
};
