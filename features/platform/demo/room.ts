import { regionStore } from '#features/platform/server/region-store.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { DemoRoom } from '#server/demo/demo-room.ts';

/** Districts in which people and companies of the demo live and work. */
const served = ['350203', '350205', '350206', '350211', '350212', '350213'];

/** The districts that the tenant serves, marked before its first case. */
export const platformDemo: DemoRoom = {
  happenings(stage) {
    const at = stage.time.at(45, '09:20');
    const by = { player: stage.player('admin'), tenant: 'yunting', at };
    const serve = () =>
      asOfficer(stage, by, async (scope) => {
        await regionStore.act?.(scope, { action: 'serve', ids: served, values: {} });
      });
    return [{ at, act: serve }];
  },
};
