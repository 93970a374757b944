import { meetingList } from '#features/apartments/resources/meeting-list.ts';
import { meetingStore } from '#features/apartments/server/meeting-store.ts';
import { meetingLists } from '#features/apartments/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { Happening, Stage } from '#server/demo/demo-room.ts';
import { actOnResource, saveResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { carryOver } from './carried-over.ts';

const tenant = 'yunting';

/** A list of the story, with what was done about it, each at its instant. */
interface ToldList {
  readonly nameCN: string;
  readonly nameEN: string;
  readonly year: number;
  readonly rankedAt: Date;
  readonly decided?: { readonly at: Date; readonly heldOn: string; readonly minutes: string };
}

/** The list whose notice is over, and by which people choose now. */
export const chosenBy = '2025 年度人才公寓第四批评议名单';
/** The list that is on public notice. */
export const onNotice = '2026 年度人才公寓第一批评议名单';

/** Lists of the leading group: one by which people choose, one on public notice, one that is prepared. */
export function allotment(stage: Stage): Happening[] {
  const { at, day } = stage.time;
  const lists: ToldList[] = [
    {
      nameCN: chosenBy,
      nameEN: 'Talent apartments 2025: fourth list',
      year: 2025,
      rankedAt: at(14, '16:10'),
      decided: { at: at(13, '15:20'), heldOn: day(13), minutes: '云人才领〔2026〕5 号' },
    },
    {
      nameCN: onNotice,
      nameEN: 'Talent apartments 2026: first list',
      year: 2026,
      rankedAt: at(5, '16:30'),
      decided: { at: at(4, '14:40'), heldOn: day(4), minutes: '云人才领〔2026〕7 号' },
    },
    {
      nameCN: '2026 年度人才公寓第二批评议名单',
      nameEN: 'Talent apartments 2026: second list',
      year: 2026,
      rankedAt: at(1, '16:45'),
    },
  ];
  const officer = { player: stage.player('admin'), tenant };
  return [
    { at: at(22, '09:00'), act: () => carryOver(stage, at(22, '09:00')) },
    ...lists.flatMap(({ rankedAt, decided, ...values }) => [
      {
        at: rankedAt,
        act: () =>
          asOfficer(stage, { ...officer, at: rankedAt }, async (scope) => {
            const { id } = await saveResource(scope, { ...meeting, input: { values } });
            await act(scope, id, 'rank');
          }),
      },
      ...(decided
        ? [
            {
              at: decided.at,
              act: () =>
                asOfficer(stage, { ...officer, at: decided.at }, async (scope) => {
                  const { at: _at, ...minutes } = decided;
                  await act(scope, await listOf(scope, values.nameCN), 'decide', minutes);
                }),
            },
          ]
        : []),
    ]),
  ];
}

const meeting = { resource: meetingList, store: meetingStore };

function act(scope: ActorScope, id: string, action: string, values: Readonly<Record<string, string>> = {}) {
  return actOnResource(scope, { ...meeting, input: { ids: [id], action, values } });
}

/** The list of a name; throws when there is none. */
export async function listOf({ db, tenantId }: Pick<ActorScope, 'db' | 'tenantId'>, nameCN: string): Promise<string> {
  const [list] = await db
    .select({ id: meetingLists.id })
    .from(meetingLists)
    .where(and(eq(meetingLists.tenantId, tenantId), eq(meetingLists.nameCN, nameCN)));
  if (!list) throw new Error(`there is no list ${nameCN}`);
  return list.id;
}
