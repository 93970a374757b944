import { applications } from '#features/casework/server/tables.ts';
import { objection } from '#features/publicity/resources/objection.ts';
import { round } from '#features/publicity/resources/round.ts';
import { defend } from '#features/publicity/server/objections/defence.ts';
import { objectTo } from '#features/publicity/server/objections/object.ts';
import { objectionStore } from '#features/publicity/server/objections/objection-store.ts';
import { registerObjection } from '#features/publicity/server/objections/register.ts';
import { closeRounds } from '#features/publicity/server/rounds/close-rounds.ts';
import { readEntries } from '#features/publicity/server/rounds/read-entries.ts';
import { roundStore } from '#features/publicity/server/rounds/round-store.ts';
import { objections, publicityRounds } from '#features/publicity/server/tables.ts';
import type { Channel } from '#features/publicity/shared/objection.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { asOfficer, asPerson } from '#server/demo/act.ts';
import type { DemoRoom, Happening, Stage } from '#server/demo/demo-room.ts';
import { actOnResource, saveResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { earlierNotices } from './earlier-notices.ts';

/** A round of the story, published and closed when its period is over. */
interface ToldRound {
  readonly programme: string;
  readonly year: number;
  readonly titleCN: string;
  readonly titleEN: string;
  readonly at: Date;
  readonly publishes?: false;
  readonly closesAt?: Date;
}

/** An objection of the story, with what became of it. */
interface Raised {
  /** Who raised it on the portal. */
  readonly by?: string;
  /** Title of the round, and whose case it is about; the notice as a whole without one. */
  readonly round: string;
  readonly about?: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly at: Date;
  /** How it came where the administrator registered it for somebody, and on which day. */
  readonly came?: { readonly channel: Channel; readonly receivedOn: string };
  readonly steps: readonly {
    readonly action: string;
    readonly at: Date;
    /** The administrator unless told. */
    readonly by?: string;
    readonly values?: Readonly<Record<string, string>>;
  }[];
  /** What the applicant says to it, once asked. */
  readonly defence?: { readonly at: Date; readonly statement: string };
}

/** Rounds of public notice that run, are over and are still to be published, with objections in every state. */
export const publicityDemo: DemoRoom = {
  happenings: (stage) => [
    ...earlierNotices(stage),
    ...roundsOf(stage).flatMap((told) => tellRound(stage, told)),
    ...objectionsOf(stage).flatMap((raised) => tellObjection(stage, raised)),
  ],
};

const secondPhoenix = '凤凰计划 2026 年个人项目第二批拟支持人选公示';

function roundsOf({ time }: Stage): ToldRound[] {
  const of = { programme: 'talentapply', year: 2026 };
  return [
    {
      ...of,
      year: 2025,
      titleCN: '2025 年第二批人才认定拟认定人选公示',
      titleEN: 'Talent recognition 2025: second list of those proposed',
      at: time.moved(new Date('2025-03-18T16:40:00+08:00')),
      closesAt: time.moved(new Date('2025-03-26T09:10:00+08:00')),
    },
    {
      ...of,
      titleCN: '2026 年第八批人才认定拟认定人选公示',
      titleEN: 'Talent recognition 2026: eighth list of those proposed',
      at: time.at(18, '17:05'),
      closesAt: time.at(12, '09:00'),
    },
    {
      ...of,
      titleCN: '2026 年第九批人才认定拟认定人选公示',
      titleEN: 'Talent recognition 2026: ninth list of those proposed',
      at: time.at(1, '09:10'),
    },
    {
      programme: 'housingSupportApply',
      year: 2026,
      titleCN: '2026 年住房支持第三批拟补贴人选公示',
      titleEN: 'Housing support 2026: third list of those proposed',
      at: time.at(31, '15:40'),
      closesAt: time.at(25, '09:12'),
    },
    {
      programme: 'housingSupportApply',
      year: 2026,
      titleCN: '2026 年住房支持第三批补充公示',
      titleEN: 'Housing support 2026: supplement to the third list',
      at: time.at(12, '16:20'),
      closesAt: time.at(6, '09:10'),
    },
    {
      programme: 'apartapply',
      year: 2025,
      titleCN: '2025 年度人才公寓第四批配租名单公示',
      titleEN: 'Talent apartments 2025: fourth list, with ranks and points',
      at: time.at(12, '16:10'),
      closesAt: time.at(6, '09:04'),
    },
    {
      programme: 'apartapply',
      year: 2026,
      titleCN: '2026 年度人才公寓第一批配租名单公示',
      titleEN: 'Talent apartments 2026: first list, with ranks and points',
      at: time.at(3, '10:20'),
    },
    {
      programme: 'ppapply',
      year: 2026,
      titleCN: '凤凰计划 2026 年个人项目第一批拟支持人选公示',
      titleEN: 'Phoenix Plan 2026, individuals: first list of those proposed for support',
      at: time.at(16, '10:30'),
      closesAt: time.at(10, '09:08'),
    },
    {
      programme: 'ppapply',
      year: 2026,
      titleCN: secondPhoenix,
      titleEN: 'Phoenix Plan 2026, individuals: second list of those proposed for support',
      at: time.at(3, '16:40'),
    },
    {
      programme: 'housingSupportApply',
      year: 2026,
      titleCN: '2026 年住房支持第四批拟补贴人选公示',
      titleEN: 'Housing support 2026: fourth list of those proposed',
      at: time.at(1, '17:20'),
      publishes: false,
    },
  ];
}

function objectionsOf({ time }: Stage): Raised[] {
  return [
    {
      by: 'applicant13@example.com',
      round: '2026 年第八批人才认定拟认定人选公示',
      about: 'applicant7@example.com',
      values: {
        aspects: ['WORK'],
        facts: '据我了解，该人选今年上半年在外市任职，请核对劳动合同和社会保险缴纳地。',
        identity: 'NAMED',
        files: [],
        name: '闻仲言',
        phone: '13900002302',
      },
      at: time.at(16, '11:12'),
      steps: [
        { action: 'accept', at: time.at(16, '14:05') },
        {
          action: 'check',
          at: time.at(15, '09:30'),
          values: { note: '向社会保险经办机构调取缴纳记录，请用人单位出具在岗证明。' },
        },
        {
          action: 'dismiss',
          at: time.at(14, '16:20'),
          values: { reason: '社会保险自去年九月起连续在本区缴纳，用人单位出具了在岗证明，所述外市任职为三天的会议。' },
        },
        { action: 'conclude', by: 'director', at: time.at(14, '17:05') },
      ],
      defence: {
        at: time.at(15, '20:14'),
        statement: '三月在外市三天是参加行业会议，会议通知和往返车票可供核对，其余时间都在本区工作。',
      },
    },
    {
      by: 'applicant3@example.com',
      round: '2026 年第九批人才认定拟认定人选公示',
      about: 'applicant17@example.com',
      values: {
        aspects: ['RESULTS'],
        facts: '申报材料中的第二项专利已于去年转让给外市公司，转让登记可在专利公报查到，不应再作为本人成果申报。',
        identity: 'NAMED',
        files: [],
        name: '周允和',
        phone: '13900002207',
      },
      at: time.at(1, '11:20'),
      steps: [],
    },
    {
      by: 'applicant14@example.com',
      round: '2026 年度人才公寓第一批配租名单公示',
      about: 'applicant30@example.com',
      values: {
        aspects: ['STANDING'],
        facts: '该申请人今年八月在本市购房并已网签，请核对不动产登记和网签备案。',
        identity: 'NAMED',
        files: [],
        name: '白鹿鸣',
        phone: '13900002114',
      },
      at: time.at(2, '15:36'),
      steps: [{ action: 'accept', at: time.at(1, '10:20') }],
    },
    {
      by: 'applicant10@example.com',
      round: '2026 年第九批人才认定拟认定人选公示',
      values: {
        aspects: ['REVIEW'],
        facts: '建议公布本批次各认定条款的通过人数，便于对照目录。',
        identity: 'ANONYMOUS',
        files: [],
      },
      at: time.at(1, '15:02'),
      steps: [{ action: 'accept', at: time.at(1, '16:10') }],
    },
    {
      round: secondPhoenix,
      about: 'applicant25@example.com',
      came: { channel: 'LETTER', receivedOn: time.day(2) },
      values: {
        aspects: ['TWICE'],
        facts: '该人选的项目去年已获市级同类资助，请核实两次资助的内容是否相同。来信附有当时的公示截图。',
        identity: 'NAMED',
        files: [],
        name: '季怀真',
        phone: '13900002318',
      },
      at: time.at(2, '10:20'),
      steps: [
        { action: 'accept', at: time.at(2, '10:40') },
        { action: 'check', at: time.at(2, '14:10'), values: { note: '向市级主管部门核对资助内容和起止时间。' } },
        {
          action: 'dismiss',
          at: time.at(0, '08:50'),
          values: { reason: '市级资助的是前期样机，与本次申报的产业化内容不同，两项资助不重复。' },
        },
      ],
      defence: {
        at: time.at(1, '19:32'),
        statement: '去年的市级资助用于样机研制，已于今年三月验收；本次申报的是量产工艺，任务书可供比对。',
      },
    },
    {
      round: secondPhoenix,
      about: 'applicant25@example.com',
      came: { channel: 'PHONE', receivedOn: time.day(1) },
      values: {
        aspects: ['WORK'],
        facts: '来电人称该人选每周只有两天在区内上班，希望核查考勤；未留姓名和电话。',
        identity: 'ANONYMOUS',
        files: [],
      },
      at: time.at(1, '09:50'),
      steps: [
        { action: 'accept', at: time.at(1, '10:05') },
        { action: 'check', at: time.at(1, '10:30'), values: { note: '请用人单位提供近三个月考勤。' } },
      ],
    },
  ];
}

function tellRound(stage: Stage, { at, closesAt, publishes, ...values }: ToldRound): Happening[] {
  const admin = { player: stage.player('admin'), tenant: 'yunting' };
  const open = async (scope: ActorScope) => {
    const made = await saveResource(scope, {
      resource: round,
      store: roundStore,
      input: { values: { ...values, days: 5, amounts: values.programme === 'talentapply' ? 'YES' : 'NO' } },
    });
    if (publishes === false) return;
    await actOnResource(scope, {
      resource: round,
      store: roundStore,
      input: { ids: [made.id], action: 'publish' },
    });
  };
  return [
    { at, act: () => asOfficer(stage, { ...admin, at }, open) },
    ...(closesAt
      ? [{ at: closesAt, act: async () => void (await closeRounds({ ...stage.services, clock: () => closesAt })) }]
      : []),
  ];
}

function tellObjection(
  stage: Stage,
  { by, came, round: title, about, values, at, steps, defence }: Raised,
): Happening[] {
  let id = '';
  const raise = async (scope: ActorScope) => {
    const [found] = await scope.db.select().from(publicityRounds).where(eq(publicityRounds.titleCN, title));
    if (!found?.noticeId) throw new Error(`${title} was not published`);
    const entries = await readEntries(scope, found);
    const cases = await scope.db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.ownerId, about ? stage.player(about).id : ''));
    const entry = entries.find(({ caseId }) => cases.some((each) => each.id === caseId))?.id;
    if (about && !entry) throw new Error(`${about} is not on the list`);
    if (came) {
      ({ id } = await registerObjection(scope, { values: { ...values, ...came, round: found.id, entry } }));
      return;
    }
    const { no } = await objectTo(scope, {
      notice: found.noticeId,
      ...(entry ? { entry } : {}),
      values,
      reqId: newId(),
    });
    const [row] = await scope.db.select({ id: objections.id }).from(objections).where(eq(objections.no, no));
    id = row!.id;
  };
  const tenant = 'yunting';
  const answering: Happening[] =
    defence && about
      ? [
          {
            at: defence.at,
            act: () =>
              asPerson(stage, { player: stage.player(about), tenant, at: defence.at }, async (scope) => {
                const [found] = await scope.db.select().from(objections).where(eq(objections.id, id));
                const values = { statement: defence.statement, files: [] };
                await defend(scope, { id: found!.applicationId!, objection: id, values });
              }),
          },
        ]
      : [];
  return [
    {
      at,
      act: () =>
        by
          ? asPerson(stage, { player: stage.player(by), tenant, at }, raise)
          : asOfficer(stage, { player: stage.player('admin'), tenant, at }, raise),
    },
    ...answering,
    ...steps.map((step) => ({
      at: step.at,
      act: () =>
        asOfficer(stage, { player: stage.player(step.by ?? 'admin'), tenant, at: step.at }, async (scope) => {
          await actOnResource(scope, {
            resource: objection,
            store: objectionStore,
            input: { ids: [id], action: step.action, values: step.values ?? {} },
          });
        }),
    })),
  ];
}
