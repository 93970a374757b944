import { sentence as resource } from '#features/casework/resources/sentence.ts';
import { sentenceStore as store } from '#features/casework/server/sentence-store.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { Happening, Stage } from '#server/demo/demo-room.ts';
import { actOnResource, saveResource } from '#server/resources/verbs.ts';

/** Sentences that nobody needed any more. */
const told = [
  {
    use: 'CORRECTION',
    programme: 'talentapply',
    textCN: '请补充 2025 年度个人所得税纳税记录（旧版样式）。',
    textEN: 'Please add your tax record of 2025, in the earlier form.',
  },
  {
    use: 'REFUSAL',
    programme: 'apartapply',
    textCN: '意向小区已停止配租，请在下一批次重新选择。',
    textEN: 'The estate you chose is no longer let. Please choose again in the next round.',
  },
] as const;

/** Ready-made sentences that were written, used for a while and deleted: they lie in the recycle bin. */
export function thrownAway(stage: Stage): Happening[] {
  const part = (ago: number, clock: string) => ({
    player: stage.player('admin'),
    tenant: 'yunting',
    at: stage.time.at(ago, clock),
  });
  return told.flatMap((values, at): Happening[] => {
    const written = part(40 - at, '16:12');
    const deleted = part(4 - at, '17:05');
    let id = '';
    return [
      {
        at: written.at,
        act: () =>
          asOfficer(stage, written, async (scope) => {
            ({ id } = await saveResource(scope, { resource, store, input: { values } }));
          }),
      },
      {
        at: deleted.at,
        act: () =>
          asOfficer(stage, deleted, async (scope) => {
            await actOnResource(scope, { resource, store, input: { ids: [id], action: 'del' } });
          }),
      },
    ];
  });
}
