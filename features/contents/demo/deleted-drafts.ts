import { contentStore } from '#features/contents/server/content-store.ts';
import { highlight } from '#features/contents/shared/highlight.ts';
import { notify } from '#features/contents/shared/notify.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { Happening, Stage } from '#server/demo/demo-room.ts';
import { actOnResource, saveResource } from '#server/resources/verbs.ts';

/** Drafts of the demo's editor that were given up. */
const told = [
  {
    type: highlight,
    values: {
      module: 'HOME',
      author: '许南乔',
      art: 'home',
      titleCN: '人才公寓开放日侧记（初稿，已另写）',
      summaryCN: '改为图文通稿，本稿不用。',
    },
    at: [12, '11:20'],
    deleted: [10, '09:15'],
  },
  {
    type: notify,
    values: {
      kind: 'NOTICE',
      titleCN: '关于窗口周六延时服务的通知（与热线通知合并）',
      titleEN: 'Desks open longer on Saturdays (merged with the notice on the hotline)',
      bodyCN: '<p>自下周起，一站通大厅周六上午增设两个综合窗口。</p>',
      bodyEN: '<p>From next week two more desks are open in the hall on Saturday mornings.</p>',
    },
    at: [8, '15:40'],
    deleted: [7, '10:05'],
  },
] as const;

/** Drafts that were written and deleted: they lie in the recycle bin, from which they can be restored. */
export function deletedDrafts(stage: Stage): Happening[] {
  return told.flatMap(({ type, values, at, deleted }): Happening[] => {
    const call = { resource: resourceOf(type), store: contentStore(type) };
    const part = (login: string, [ago, clock]: readonly [number, string]) => ({
      player: stage.player(login),
      tenant: 'yunting',
      at: stage.time.at(ago, clock),
    });
    const [writing, deleting] = [part('editor', at), part('admin', deleted)];
    let id = '';
    return [
      {
        at: writing.at,
        act: () =>
          asOfficer(stage, writing, async (scope) => {
            ({ id } = await saveResource(scope, { ...call, input: { values } }));
          }),
      },
      {
        at: deleting.at,
        act: () =>
          asOfficer(stage, deleting, async (scope) => {
            await actOnResource(scope, { ...call, input: { ids: [id], action: 'del' } });
          }),
      },
    ];
  });
}
